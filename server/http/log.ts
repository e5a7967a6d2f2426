import { OperatorProblem } from '../ports/problem.js';

/** One line of JSON per event on standard output; only these fields, never personal data or secrets. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  event: string;
  requestId?: string;
  method?: string;
  /** The route's pattern, not the address with its ids. */
  route?: string;
  status?: number;
  code?: string;
  ms?: number;
  /** Message of an unexpected error of our own; adapters keep upstream texts out of it. */
  error?: string;
}

/** Writes an entry with the time, errors to standard error. With `LOG=0` what went well is left out. */
export function log(entry: LogEntry): void {
  if (entry.level === 'info' && process.env['LOG'] === '0') return;
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  if (entry.level === 'error') console.error(line);
  else console.log(line);
}

const DEEPEST_CAUSE = 5;

/**
 * An unexpected error with what caused it, for the log alone: kind, code, status and where it came from. The
 * words are kept only of errors that are our own. Those of libraries and upstreams quote what they were given:
 * a body, an address, a letter's reader.
 */
export function describeError(error: Error, depth = 0): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const own = [headline(error, depth > 0), ...frames].join('\n');
  const { cause } = error;
  return cause instanceof Error && depth < DEEPEST_CAUSE
    ? `${own}\nCaused by: ${describeError(cause, depth + 1)}`
    : own;
}

function headline(error: Error, isCause: boolean): string {
  const { code, status } = error as { code?: unknown; status?: unknown };
  const facts = [
    error.name,
    ...(typeof code === 'string' && CODE.test(code) ? [code] : []),
    ...(typeof status === 'number' ? [String(status)] : []),
  ].join(' ');
  const isOurs =
    error instanceof OperatorProblem || (!isCause && code === undefined && OWN_NAMES.has(error.name));
  return isOurs ? `${facts}: ${withoutPersonalData(error.message)}` : facts;
}

/** `ECONNREFUSED`, `SQLITE_BUSY`, `store_unavailable`. */
const CODE = /^[A-Za-z][A-Za-z0-9_]{0,60}$/;

/** What our own mistakes are called. A SyntaxError quotes the text that could not be read. */
const OWN_NAMES: ReadonlySet<string> = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError']);

/** Should a value have got into our own words: addresses of people, long numbers and what looks like a secret. */
function withoutPersonalData(words: string): string {
  // Cut first: the patterns look from every place for what may stand far behind it.
  return words
    .slice(0, 2 * LONGEST_WORDS_CHARS)
    .replace(/\S+@\S+/g, '…')
    .replace(/\b(?:https?|libsql|smtps?|file):\S+/g, '…')
    .replace(/\S*\d{7,}\S*/g, '…')
    .replace(/[\w.-]{24,}/g, '…')
    .slice(0, LONGEST_WORDS_CHARS);
}

const LONGEST_WORDS_CHARS = 300;
