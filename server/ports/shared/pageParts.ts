import { ShopError } from '../../../domain/core/errors.js';
import { PARTS_TIMEOUT_MS } from '../../../domain/core/limits.js';
import type { Backend } from '../backend.js';

/** The parts of a page that it can do without. */
interface PageParts {
  /** The part; while it cannot be read, or not in time, `without` instead, which is reported as the event. */
  read: <Part>(event: string, reading: Promise<Part>, without: Part) => Promise<Part>;
  /** Whether one is missing, so that the page must not be kept. */
  isPartial: () => boolean;
}

/** The parts of one page. */
export function pageParts({ report }: Pick<Backend, 'report'>): PageParts {
  let isPartial = false;
  return {
    async read(event, reading, without) {
      try {
        return await withTimeout(reading);
      } catch (error) {
        isPartial = true;
        report(event, error);
        return without;
      }
    },
    isPartial: () => isPartial,
  };
}

/**
 * Waits for a part at most `PARTS_TIMEOUT_MS`, then throws `store_unavailable`. The reading continues, so that a later
 * page has it.
 */
async function withTimeout<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), PARTS_TIMEOUT_MS).unref();
  });
  reading.catch(() => undefined); // may fail after nobody waits any more
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

function tooSlow(): ShopError {
  return new ShopError(
    'store_unavailable',
    {},
    new Error('The store is slow: a page is shown without a part'),
  );
}
