import { ShopError } from '../../domain/core/errors.js';

const MOST_WAITING = 20;
const MOST_KEPT = 40;
const RETRY_SECONDS = 5;

/**
 * Draws one picture at a time, with caching and single-flight: concurrent requests for the same picture share one
 * drawing. A result rejected by `isFinal` is not cached. Throws `too_many_requests` with more than twenty waiting.
 */
export function drawInTurn<Picture>(isFinal: (picture: Picture) => boolean = () => true) {
  const kept = new Map<string, Promise<Picture>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (key: string, draw: () => Promise<Picture>): Promise<Picture> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (waiting >= MOST_WAITING)
      throw new ShopError('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
    waiting += 1;
    const drawing = last.then(draw).finally(() => (waiting -= 1));
    last = drawing.catch(() => undefined);
    kept.set(key, drawing);
    void drawing.then(isFinal, () => false).then((keep) => keep || kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
