/** Debounce for a burst of clicks, in ms. */
const BURST_MS = 300;

interface Pending {
  work: () => Promise<void>;
  timer: ReturnType<typeof setTimeout>;
  promise: Promise<void>;
  start: () => void;
}

/**
 * Runs writes one at a time, so that each starts from the result of the previous one. `runLatest` debounces writes with
 * the same name and runs only the last. `flush` starts all of them, before the page is gone.
 */
export function createWriteQueue(burstMs: number = BURST_MS) {
  let tail: Promise<unknown> = Promise.resolve();
  let running = 0;
  const pending = new Map<string, Pending>();

  function run<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    const result = tail.then(work).finally(() => {
      running -= 1;
    });
    tail = result.catch(() => undefined);
    return result;
  }

  function runLatest(name: string, work: () => Promise<void>): Promise<void> {
    const known = pending.get(name);
    if (known !== undefined) {
      clearTimeout(known.timer);
      known.work = work;
      known.timer = setTimeout(known.start, burstMs);
      return known.promise;
    }
    let start: () => void = () => undefined;
    const promise = new Promise<void>((resolve, reject) => {
      start = () => {
        const { work: latest } = pending.get(name) ?? { work };
        pending.delete(name);
        run(latest).then(resolve, reject);
      };
    });
    pending.set(name, { work, promise, start, timer: setTimeout(start, burstMs) });
    return promise;
  }

  function flush(): void {
    for (const { timer, start } of [...pending.values()]) {
      clearTimeout(timer);
      start();
    }
  }

  return { run, runLatest, flush, isIdle: () => running === 0 && pending.size === 0 };
}
