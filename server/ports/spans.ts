import { processWide } from './processWide.js';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The trace of a sampled request, in the terms of W3C Trace Context. */
export interface Trace {
  /** 32 hexadecimal digits. */
  id: string;
  /** Span of the caller, 16 hexadecimal digits; null if the trace begins here. */
  callerSpanId: string | null;
  /** Span of the request itself. */
  spanId: string;
}

/** One call of a request to something slow. */
export interface Span {
  /** 16 hexadecimal digits. */
  id: string;
  kind: 'database' | 'store' | 'content' | 'payment' | 'mail' | 'message' | 'newsletter' | 'render';
  /** Milliseconds since 1970, with fractions. */
  startedAtMs: number;
  ms: number;
  hasFailed: boolean;
}

/** The measurement of a request. */
export interface Recording {
  /** null: the request is not traced. */
  trace: Trace | null;
  /** The route's pattern, once it is known. */
  route: string | null;
  /** Receives each call when it has ended, those after the response included. */
  onSpan: (span: Span) => void;
}

const storage = processWide('spans', new AsyncLocalStorage<Recording>()).value;

/** Runs the work of a request and records each of its calls. */
export function recordSpans<T>(recording: Recording, work: () => T): T {
  return storage.run(recording, work);
}

/** Names the route of the current request, if it is being measured. */
export function nameRoute(route: string): void {
  const recording = storage.getStore();
  if (recording !== undefined) recording.route = route;
}

export function newSpanId(): string {
  return randomBytes(8).toString('hex');
}

/** Milliseconds since 1970 by the monotonic clock. */
export function spanTime(): number {
  return performance.timeOrigin + performance.now();
}

/**
 * Runs a call and records how long it takes, if the request is being measured. The call gets the headers that continue
 * the trace; none without one.
 */
export async function inSpan<T>(
  kind: Span['kind'],
  call: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const recording = storage.getStore();
  if (recording === undefined) return call({});
  const { trace } = recording;
  const id = trace === null ? '' : newSpanId();
  const startedAtMs = spanTime();
  let hasFailed = true;
  try {
    const result = await call(trace === null ? {} : { traceparent: `00-${trace.id}-${id}-01` });
    hasFailed = false;
    return result;
  } finally {
    recording.onSpan({ id, kind, startedAtMs, ms: spanTime() - startedAtMs, hasFailed });
  }
}
