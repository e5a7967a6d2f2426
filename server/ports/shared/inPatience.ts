import { ShopError } from '../../../domain/core/errors.js';
import { PARTS_PATIENCE_MS } from '../../../domain/core/limits.js';

/**
 * Waits for a part that a page can do without for at most `PARTS_PATIENCE_MS`, then throws `store_unavailable`. The
 * reading continues, so that a later page has it.
 */
export async function inPatience<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), PARTS_PATIENCE_MS).unref();
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
