import { type GenericSchema, type InferOutput, object, optional } from 'valibot';

/** One environment variable: everything that is known of it. */
export interface Setting<Value = unknown> {
  /** Parses the text of the variable; operators read its messages, which begin with "must". */
  schema: GenericSchema<string, Value>;
  /** What it is for, as shown in `.env.example` and in the documents. */
  help: string;
  /** A value of the right form that does not work. */
  example: string;
  /** Its value if it is not set; null without one. */
  default?: Value;
  /** Where it has to be set, if not for the functions alone. */
  neededBy?: readonly ('build' | 'functions' | 'scripts')[];
  /** Never passed to actions and pages with the other settings, nor printed. */
  isSecret?: true;
  /** What the doctor says of it, set and not set. */
  doctor?: { set?: string; unset?: string };
}

/** Settings by the name of the variable. */
export type SettingsTable = Readonly<Record<string, Setting>>;

/** Declares settings and infers the types of their values. */
export function defineSettings<const Table extends SettingsTable>(table: Table): Table {
  return table;
}

/** The parsed values of the variables that are set. */
export type ParsedSettings<Table extends SettingsTable> = {
  [Name in keyof Table]?: InferOutput<Table[Name]['schema']> | undefined;
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;

/** The values of all settings by their names in code, such as `returnDays` for `RETURN_DAYS`. */
export type SettingValues<Table extends SettingsTable> = {
  [Name in keyof Table & string as CamelCase<Name>]:
    | InferOutput<Table[Name]['schema']>
    | (Table[Name] extends { default: unknown } ? never : null);
};

/** The names of the settings that are no secrets. */
export type SharedNames<Table extends SettingsTable> = {
  [Name in keyof Table]: Table[Name] extends { isSecret: true } ? never : Name;
}[keyof Table];

/** The name of a setting in code. */
export function camelCase(name: string): string {
  return name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Schema of the environment variables of a table; each may be missing. */
export function environmentOf(table: SettingsTable) {
  return object(
    Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, optional(schema)])),
  );
}

/** The values of all settings of a table, with their defaults. */
export function valuesOf<Table extends SettingsTable>(
  table: Table,
  parsed: ParsedSettings<Table>,
): SettingValues<Table> {
  return Object.fromEntries(
    Object.entries(table).map(([name, setting]) => [
      camelCase(name),
      parsed[name] ?? setting.default ?? null,
    ]),
  ) as SettingValues<Table>;
}
