import { AsyncLocalStorage } from 'node:async_hooks';

/** One call of a request to something slow. */
export interface Span {
  kind: 'database' | 'store' | 'render';
  ms: number;
}

/** On `globalThis`, because functions and rendered pages are bundled separately. */
const STORAGE = Symbol.for('storefront.spans');
const shared = globalThis as { [STORAGE]?: AsyncLocalStorage<Span[]> | undefined };
const storage = (shared[STORAGE] ??= new AsyncLocalStorage<Span[]>());

/** Runs the work of a request and adds each of its calls to `spans`. */
export function recordSpans<T>(spans: Span[], work: () => T): T {
  return storage.run(spans, work);
}

/** Runs a call and records how long it takes, if the request is being measured. */
export async function inSpan<T>(kind: Span['kind'], call: () => Promise<T>): Promise<T> {
  const spans = storage.getStore();
  if (spans === undefined) return call();
  const startedAt = performance.now();
  try {
    return await call();
  } finally {
    spans.push({ kind, ms: performance.now() - startedAt });
  }
}
