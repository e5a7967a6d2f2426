/** Fallback delay for Safari, which has no `requestIdleCallback`. */
const WITHOUT_CALLBACK_MS = 1000;

/** Runs a task when the browser is idle, or after a maximum delay. Returns a cancel function. */
export function whenIdle(work: () => void, longestWaitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHOUT_CALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: longestWaitMs });
  return () => window.cancelIdleCallback(handle);
}
