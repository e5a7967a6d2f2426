declare global {
  interface Window {
    /** Buttons that were clicked before hydration; `earlyScript.ts` fills it. */
    queuedClicks?: Set<HTMLElement> | undefined;
  }
}

let queued: readonly HTMLElement[] = [];

/** Ends the queue: from here on React handles clicks itself. */
export function takeQueuedClicks(): void {
  queued = [...(window.queuedClicks ?? [])];
  window.queuedClicks = undefined;
}

/** Clicks the buttons of the queue, each once; not amid React's effects, where it would not hydrate a button's part. */
export function replayClicks(): void {
  const buttons = queued;
  queued = [];
  queueMicrotask(() => {
    for (const button of buttons) if (button.isConnected) button.click();
  });
}
