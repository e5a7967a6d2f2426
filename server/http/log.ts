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

export function log(entry: LogEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  if (entry.level === 'error') console.error(line);
  else console.log(line);
}

/** An unexpected error with what caused it: for the log alone, never for an answer. */
export function describeError(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${describeError(error.cause)}` : own;
}
