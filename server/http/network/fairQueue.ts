/** How much of the mean the last turn is. */
const WEIGHT_OF_LAST = 0.1;
/** For so long requests are started one after the other while other work waits. */
export const STARTS_MS = 100;

interface Waiter {
  isWanted: () => boolean;
  /** Tells whether its turn has come; false: nobody wants it any more. */
  resolve: (isWanted: boolean) => void;
}

/**
 * A fair queue: waiting work gets a turn of the event loop of its own, so that requests that arrive meanwhile are looked
 * at in between, and networks take turns, so that one that asks for much waits for itself. Requests that only start go
 * first, because some of them are rejected. `now` is a clock in ms.
 */
export function createFairQueue(now = () => performance.now()) {
  /** By network, in the order of their next turns. */
  const waiting = new Map<string, Waiter[]>();
  let meanMs = 0;
  let lastAtMs = 0;
  const starting: (() => void)[] = [];
  let startsSinceMs: number | null = null;
  let isRunning = false;

  function run(): void {
    if (isRunning) return;
    isRunning = true;
    setImmediate(turn);
  }

  function turn(): void {
    const atMs = now();
    if (isTimeToStart(atMs)) {
      startsSinceMs ??= atMs;
      starting.shift()?.();
    } else {
      startsSinceMs = null;
      takeTurn(atMs);
    }
    isRunning = false;
    if (starting.length > 0 || waiting.size > 0) run();
  }

  function isTimeToStart(atMs: number): boolean {
    if (starting.length === 0) return false;
    return waiting.size === 0 || startsSinceMs === null || atMs - startsSinceMs < STARTS_MS;
  }

  function takeTurn(atMs: number): void {
    meanMs += WEIGHT_OF_LAST * (atMs - lastAtMs - meanMs);
    lastAtMs = atMs;
    let isTaken = false;
    while (!isTaken && waiting.size > 0) isTaken = startNext();
  }

  /** Whether the next one was still wanted. */
  function startNext(): boolean {
    for (const [network, queue] of waiting) {
      waiting.delete(network);
      const next = queue.shift();
      if (queue.length > 0) waiting.set(network, queue); // behind all others
      const isWanted = next?.isWanted() === true;
      next?.resolve(isWanted);
      return isWanted;
    }
    return false;
  }

  return {
    /** Resolves in a turn of its own; with false if it is not wanted any more, which takes no turn. */
    take(network: string, isWanted: () => boolean): Promise<boolean> {
      return new Promise((resolve) => {
        if (waiting.size === 0) lastAtMs = now();
        const queue = waiting.get(network) ?? [];
        queue.push({ isWanted, resolve });
        waiting.set(network, queue);
        run();
      });
    },
    /** Resolves in a turn of its own, in the order of calls. */
    start(): Promise<void> {
      return new Promise((resolve) => {
        starting.push(resolve);
        run();
      });
    },
    /** How long work of this network would wait, in ms, as turns have taken lately. */
    delayMs(network: string): number {
      const own = (waiting.get(network)?.length ?? 0) + 1;
      let ahead = own - 1;
      for (const [other, queue] of waiting) if (other !== network) ahead += Math.min(queue.length, own);
      return ahead * meanMs;
    },
  };
}
