import {
  array,
  type BaseIssue,
  type GenericSchema,
  getDotPath,
  type InferOutput,
  is,
  looseObject,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { DemoError } from './demo.js';
import { readJsonFile } from './textFiles.js';

/** Longest part of a written value that a message repeats. */
const QUOTED_MAX_CHARS = 80;
const REASON_MAX_CHARS = 200;

type Reads = Readonly<Record<string, () => unknown>>;

/** Runs every read, so that one `DemoError` names everything that is wrong, a line each. */
export function readAll<R extends Reads>(reads: R): { [Name in keyof R]: ReturnType<R[Name]> } {
  const problems: string[] = [];
  const entries = Object.entries(reads).map(([name, read]) => {
    try {
      return [name, read()] as const;
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      problems.push(error.message);
      return [name, undefined] as const;
    }
  });
  if (problems.length > 0) throw new DemoError(problems.join('\n'));
  return Object.fromEntries(entries) as { [Name in keyof R]: ReturnType<R[Name]> };
}

/** The results of `read` for each of a list; like `readAll`. */
export function readEach<From, To>(list: readonly From[], read: (one: From, index: number) => To): To[] {
  return Object.values(
    readAll(Object.fromEntries(list.map((one, index) => [index, () => read(one, index)]))),
  );
}

/** Reads a JSON file with one record. Throws `DemoError`. */
export function readRecord<S extends GenericSchema>(schema: S, file: string): InferOutput<S> {
  return checked(schema, readJsonFile(file), file);
}

/** Reads a JSON file with a list of records. Throws `DemoError` with the SKU or slug of each invalid record. */
export function readRecords<S extends GenericSchema>(schema: S, file: string): InferOutput<S>[] {
  const records = readRecord(array(unknown()), file);
  return readEach(records, (record, index) => checked(schema, record, `${file}, ${nameOf(record, index)}`));
}

/** Records that are parsed where they are read: checked, and returned as they are written. */
export function readWritten(schema: GenericSchema, file: string): { slug: string }[] {
  readRecords(schema, file);
  return readRecord(array(looseObject({ slug: string() })), file);
}

/** Parses a value with the schema. Throws `DemoError` that starts with its location. */
export function checked<S extends GenericSchema>(schema: S, value: unknown, where: string): InferOutput<S> {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => {
    const path = getDotPath(issue);
    return path === null ? reasonOf(issue) : `${cropped(path)}: ${reasonOf(issue)}`;
  });
  throw new DemoError(`${where}: ${issues.join('; ')}`);
}

/** The schema's own message, or what is expected of the value instead of the library's words. */
function reasonOf({ kind, message, expected, received }: BaseIssue<unknown>): string {
  if (!message.startsWith('Invalid ') || expected === null) return cropped(message, REASON_MAX_CHARS);
  if (expected === 'never') return 'is no known field';
  if (received === 'undefined') return 'is missing';
  if (kind === 'schema') return `must be ${NAMES[expected] ?? expected}, not ${cropped(received)}`;
  return `must be ${expected}, not ${cropped(received)}`;
}

const NAMES: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  '(string | number)': 'a text or a number',
};

function cropped(text: string, max = QUOTED_MAX_CHARS): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

function nameOf(record: unknown, index: number): string {
  const fields: Readonly<Partial<Record<string, unknown>>> = is(looseObject({}), record) ? record : {};
  const { sku, slug, code } = fields;
  const name = sku ?? slug ?? code;
  return typeof name === 'string' && name !== '' ? cropped(name) : `record ${index + 1}`;
}
