import {
  ALL_REQUESTS,
  BUSY_REQUESTS,
  CROWD_DELAY_MS,
  CROWD_REQUESTS,
  LONGEST_DELAY_MS,
  NETWORK_REQUESTS,
  SHED_DELAY_MS,
} from '../../../domain/core/limits.js';
import { busy } from '../../ports/shared/limitConcurrency.js';
import { createFairQueue } from './fairQueue.js';

/** Counts what has begun and not ended, by network. */
function createCounter() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    of: (network: string) => counts.get(network) ?? 0,
    /** Returns the function for its end, which is called once. */
    begin(network: string): () => void {
      counts.set(network, this.of(network) + 1);
      all += 1;
      return () => {
        all -= 1;
        const left = this.of(network) - 1;
        if (left === 0) counts.delete(network);
        else counts.set(network, left);
      };
    },
  };
}

/** The turns of public work in this process. */
export const turns = createFairQueue();

const requests = createCounter();
const publicWork = createCounter();

/**
 * Lets a request of a network in before anything is done for it. Returns the function for its end; throws `busy` while
 * too many, of all or of its network, are being answered.
 */
export function enter(network: string): () => void {
  if (requests.all() >= ALL_REQUESTS || requests.of(network) >= NETWORK_REQUESTS) throw busy();
  return requests.begin(network);
}

interface Asked {
  network: string;
  /** Whether a client still waits for it. */
  isWanted: () => boolean;
}

/**
 * Does work that can be done later or by others, such as a page or a list that anybody may read, when its network has its
 * turn. Throws `busy` so that carts, orders and payments keep the processor: at once if the turn would come late, sooner
 * for a network that has much of it under way; and when nobody waits for it any more.
 */
export async function whenThereIsCapacity<T>(
  { network, isWanted }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  const end = publicWork.begin(network);
  try {
    requireCapacity(network);
    const startedAtMs = performance.now();
    if (!(await turns.take(network, isWanted))) throw busy();
    if (performance.now() - startedAtMs > LONGEST_DELAY_MS && isBusy()) throw busy();
    return await work();
  } finally {
    end();
  }
}

/** Does work that is never rejected, such as a renewal that many wait for, when its network has its turn. */
export async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
  await turns.take(network, () => true);
  return work();
}

function requireCapacity(network: string): void {
  const delayMs = turns.delayMs(network);
  const isCrowd = publicWork.of(network) > CROWD_REQUESTS;
  if (isCrowd ? delayMs > CROWD_DELAY_MS : isBusy() && delayMs > SHED_DELAY_MS) throw busy();
}

/** Little work that waits is a process that is starting, and no overload. */
function isBusy(): boolean {
  return publicWork.all() > BUSY_REQUESTS;
}
