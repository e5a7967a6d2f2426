/** Safari has no idle callback: it waits so long. */
const WITHOUT_CALLBACK_MS = 1000;

/** Does work once the browser has nothing else to do, or after so long. Answers how to call it off. */
export function whenIdle(work: () => void, longestWaitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, WITHOUT_CALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: longestWaitMs });
  return () => window.cancelIdleCallback(handle);
}
