import { parseArgs } from 'node:util';

/** Why a command did not do what it was asked for, in words for the operator. */
export class CommandError extends Error {}

/** The arguments or options of a command are wrong; how it is used is printed after the message. */
export class UsageError extends CommandError {}

/** A switch; with `value`, which names it in the help, an option that has one. */
interface Option {
  value?: string;
  required?: true;
  help: string;
}
type Options = Readonly<Record<string, Option>>;

type OptionValues<Known extends Options> = {
  readonly [Name in keyof Known]: Known[Name] extends { value: string }
    ? string | (Known[Name] extends { required: true } ? never : null)
    : boolean;
};

type ArgumentValues<Spec extends string> = Spec extends `${infer First} ${infer Rest}`
  ? [...ArgumentValues<First>, ...ArgumentValues<Rest>]
  : Spec extends ''
    ? []
    : Spec extends `${string}…`
      ? [string, ...string[]]
      : [Spec extends `<${string}` ? string : string | undefined];

/** 0 unless a command says otherwise. */
type ExitCode = Promise<number> | Promise<void> | number;

type Run<Spec extends string, Known extends Options, Tools> = (
  args: ArgumentValues<Spec>,
  options: OptionValues<Known>,
  tools: Tools,
) => ExitCode;

export interface Command<Tools> {
  /** Its arguments as in the help: `<file>` is required, `[file]` is not, `<id>…` may be repeated. */
  args: string;
  help: string;
  options: Options;
  run: (args: string[], options: Readonly<Record<string, string | boolean | null>>, tools: Tools) => ExitCode;
}

/** Declares a command; `run` gets the arguments and options by their declaration. */
export function defineCommand<Tools, const Spec extends string = '', const Known extends Options = Options>(
  help: string,
  { args, options, run }: { args?: Spec; options?: Known; run: Run<Spec, Known, Tools> },
): Command<Tools> {
  return { help, args: args ?? '', options: options ?? {}, run: run as unknown as Command<Tools>['run'] };
}

/** A command line with commands by their names; the one with the name `''` runs without a name. */
export interface Program<Tools> {
  /** How it is started, such as `npm run orders`. */
  name: string;
  about?: string;
  commands: Readonly<Record<string, Command<Tools>>>;
  /** More for its help. */
  notes?: string;
}

/** A command line that does one thing. */
export function singleCommand<Tools>(name: string, command: Command<Tools>): Program<Tools> {
  return { name, commands: { '': command } };
}

/** Where a command writes. */
export interface Output {
  /** Prints results. */
  print: (line: string) => void;
  /** Prints progress and errors. */
  log: (line: string) => void;
}

/**
 * Runs the command that the arguments name, with tools that are made once they are known to be right. Returns the exit
 * code: 0, or 1 with the reason on `tell`.
 */
export async function runProgram<Tools>(
  program: Program<Tools>,
  argv: readonly string[],
  { print, log }: Output,
  withTools: (work: (tools: Tools) => Promise<number>) => Promise<number>,
): Promise<number> {
  if (argv.some((word) => word === '--help' || word === '-h')) {
    print(helpOf(program));
    return 0;
  }
  const [first = ''] = argv;
  const name = Object.hasOwn(program.commands, first) ? first : '';
  const command = program.commands[name];
  try {
    if (command === undefined)
      throw new UsageError(first === '' ? 'What to do?' : `Unknown command ${first}`);
    const given = parsed(command, name === '' ? argv : argv.slice(1));
    return await withTools(async (tools) => {
      const exitCode = await command.run(given.args, given.options, tools);
      return typeof exitCode === 'number' ? exitCode : 0;
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    log(error.message);
    if (!(error instanceof UsageError)) return 1;
    if (command !== undefined) log(`Usage: ${usageOf(program, name, command)}`);
    log(`All of it: ${program.name} -- --help`);
    return 1;
  }
}

function parsed({ args: spec, options }: Command<never>, argv: readonly string[]) {
  const { values, positionals } = parsedWords(options, argv);
  const wanted = spec.split(' ').filter((word) => word !== '');
  const missing = wanted[positionals.length];
  if (missing?.startsWith('<')) throw new UsageError(`${missing} is missing`);
  const extra = wanted.at(-1)?.endsWith('…') ? undefined : positionals[wanted.length];
  if (extra !== undefined) throw new UsageError(`Unknown argument ${extra}`);
  for (const [name, { required }] of Object.entries(options))
    if (required && values[name] === undefined) throw new UsageError(`--${name} is missing`);
  const valueOf = ([name, { value }]: [string, Option]) =>
    [name, values[name] ?? (value === undefined ? false : null)] as const;
  return { args: positionals, options: Object.fromEntries(Object.entries(options).map(valueOf)) };
}

function parsedWords(options: Options, argv: readonly string[]) {
  const types = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' } as const] as const,
  );
  try {
    return parseArgs({ args: [...argv], options: Object.fromEntries(types), allowPositionals: true });
  } catch (error) {
    // The second sentence is about arguments that begin with a dash.
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

/** More options than these are described, but not in the line of usage. */
const USAGE_OPTIONS_MAX = 6;

function usageOf(
  { name }: Pick<Program<never>, 'name'>,
  command: string,
  { args, options }: Command<never>,
): string {
  const flags = Object.entries(options).map(([flag, { value, required }]) => {
    const text = value === undefined ? `--${flag}` : `--${flag} ${value}`;
    return required ? text : `[${text}]`;
  });
  const words = [command, args, ...(flags.length > USAGE_OPTIONS_MAX ? ['[options]'] : flags)];
  const given = words.filter((word) => word !== '').join(' ');
  return given === '' ? name : `${name} -- ${given}`;
}

function helpOf<Tools>(program: Program<Tools>): string {
  const commands = Object.entries(program.commands).map(([name, command]) => {
    const options = Object.entries(command.options);
    const flags = options.map(
      ([flag, { value = '', help }]) => [`--${flag} ${value}`.trimEnd(), help] as const,
    );
    const width = Math.max(0, ...flags.map(([flag]) => flag.length));
    return [
      usageOf(program, name, command),
      `    ${command.help}`,
      ...flags.map(([flag, help]) => `      ${flag.padEnd(width)}  ${help}`),
    ].join('\n');
  });
  const notes = program.notes === undefined ? [] : [program.notes];
  const about = program.about === undefined ? [] : [`${program.name}: ${program.about}`];
  return [...about, ...commands, ...notes].join('\n\n');
}
