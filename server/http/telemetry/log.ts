import { parseStack } from '../../../domain/reports/stackFrames.js';
import { withoutPersonalData } from '../../../domain/reports/withoutPersonalData.js';
import { OperatorProblem } from '../../ports/problem.js';
import { sendTelemetry, type TelemetryEvent } from '../../ports/telemetry.js';

/** One line of JSON per event on standard output. Only these fields, never personal data or secrets. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  event: string;
  requestId?: string;
  method?: string;
  /** The route's pattern, not the path with its ids. */
  route?: string;
  status?: number;
  code?: string;
  ms?: number;
  /** Message of an unexpected error of our own; adapters keep upstream messages out of it. */
  error?: string;
}

/** Writes an entry with a timestamp; errors go to standard error, and to the operator's service for them. `LOG=0` suppresses successful requests. */
export function log(entry: LogEntry): void {
  if (entry.level === 'info' && process.env['LOG'] === '0') return;
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  if (entry.level === 'error') {
    sendTelemetry([toErrorEvent(entry)]);
    console.error(line);
  } else console.log(line);
}

/** The entry has no personal data. */
function toErrorEvent({ event, route, code, requestId, error = '' }: LogEntry): TelemetryEvent<'error'> {
  const [headline = '', ...stack] = error.split('\n');
  const [type = '', ...message] = headline.split(': ');
  return {
    ...{ kind: 'error', platform: 'node', place: route ?? event, requestId },
    type: type === '' ? (code ?? event) : type,
    message: message.join(': ') || (code ?? event),
    frames: parseStack(stack.filter((line) => !line.startsWith('Caused by')).join('\n')),
  };
}

/** Logs a failure that its caller survives. */
export function logFailure(level: 'warn' | 'error', event: string, error: unknown): void {
  log({ level, event, error: error instanceof Error ? describeError(error) : 'unknown' });
}

const DEEPEST_CAUSE = 5;

/**
 * Describes an unexpected error and its causes for the log: kind, code, status and stack location. Messages are kept
 * only for our own errors, because those of libraries and upstreams quote their input: a body, an address, a recipient.
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
  const code = 'code' in error ? error.code : undefined;
  const status = 'status' in error ? error.status : undefined;
  const facts = [
    error.name,
    ...(typeof code === 'string' && CODE.test(code) ? [code] : []),
    ...(typeof status === 'number' ? [String(status)] : []),
  ].join(' ');
  const isOurs =
    error instanceof OperatorProblem || (!isCause && code === undefined && OWN_NAMES.has(error.name));
  return isOurs ? `${facts}: ${withoutPersonalData(error.message)}` : facts;
}

/** Matches codes such as `ECONNREFUSED`, `SQLITE_BUSY`, `store_unavailable`. */
const CODE = /^[A-Za-z][A-Za-z0-9_]{0,60}$/;

/**
 * Error classes whose messages are our own. SyntaxError is not one of them: it quotes the text that could not be
 * parsed.
 */
const OWN_NAMES: ReadonlySet<string> = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError']);
