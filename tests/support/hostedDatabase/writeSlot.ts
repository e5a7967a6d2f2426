/** A connection in the queue of writers. */
export interface SlotHolder {
  rollBack(): void;
}

/** Maximum duration of a write transaction while another one waits (`TXN_TIMEOUT` of libsql-server). */
const TRANSACTION_LIMIT_MS = 5000;

interface Waiter {
  wake: () => void;
}

/**
 * One write transaction at a time, first come, first served. A transaction over the limit is rolled back for the next
 * one, as in libsql-server.
 */
export function createWriteSlot(limitMs = TRANSACTION_LIMIT_MS) {
  let holder: { who: SlotHolder; sinceMs: number } | null = null;
  const waiting: Waiter[] = [];

  function free(): void {
    holder = null;
    waiting.shift()?.wake();
  }

  /** Resolves at the next change of holder, or when the current one's time has run out. */
  function nextChange(endsInMs: number): Promise<void> {
    return new Promise((resolve) => {
      const waiter = { wake: done };
      const timer = setTimeout(done, Math.max(0, endsInMs));
      function done(): void {
        clearTimeout(timer);
        const place = waiting.indexOf(waiter);
        if (place >= 0) waiting.splice(place, 1);
        resolve();
      }
      waiting.push(waiter);
    });
  }

  return {
    async acquire(who: SlotHolder): Promise<void> {
      while (holder !== null && holder.who !== who) {
        const endsInMs = holder.sinceMs + limitMs - Date.now();
        if (endsInMs > 0) {
          await nextChange(endsInMs);
        } else {
          const late = holder.who;
          free();
          late.rollBack();
        }
      }
      holder ??= { who, sinceMs: Date.now() };
    },
    release(who: SlotHolder): void {
      if (holder?.who === who) free();
    },
  };
}

export type WriteSlot = ReturnType<typeof createWriteSlot>;
