import { expect, test } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import { STORE_PAGE_QUICK_MS, STORE_PAGE_SLOW_MS } from '../../domain/core/limits.js';
import { createPace } from './pace.js';

/** A pace whose requests take as long as `send` says. */
function pacedBy(tookMs: (size: number) => number) {
  let nowMs = 0;
  const pace = createPace(() => nowMs);
  const ask = () =>
    pace.ask((size) => {
      const ms = tookMs(size);
      nowMs += ms;
      return Promise.resolve(size);
    });
  return { pace, ask };
}

test('asks for less after a slow answer, and for more after a quick one', async () => {
  let perRecordMs = 80;
  const { ask } = pacedBy((size) => size * perRecordMs);
  expect([await ask(), await ask(), await ask()]).toEqual([100, 50, 50]);
  perRecordMs = 10;
  expect([await ask(), await ask()]).toEqual([50, 100]);
});

test('asks for one part at a time while the store is slow', async () => {
  const { pace, ask } = pacedBy(() => STORE_PAGE_SLOW_MS + 1);
  const before = pace.atOnce();
  await ask();
  expect([before > 1, pace.atOnce()]).toEqual([true, 1]);
});

test('keeps its size at a store that is neither slow nor quick', async () => {
  const { ask } = pacedBy(() => (STORE_PAGE_QUICK_MS + STORE_PAGE_SLOW_MS) / 2);
  expect([await ask(), await ask(), await ask()]).toEqual([100, 100, 100]);
});

test('asks for less and less of a store that does not answer, and gives up at the smallest request', async () => {
  const asked: number[] = [];
  const failing = createPace().ask((size) => {
    asked.push(size);
    return Promise.reject(new ShopError('store_unavailable'));
  });
  await expect(failing).rejects.toMatchObject({ code: 'store_unavailable' });
  expect(asked).toEqual([100, 50, 25, 5]);
});

test('does not ask again after another error', async () => {
  let asked = 0;
  const failing = createPace().ask(() => {
    asked += 1;
    return Promise.reject(new Error('refused'));
  });
  await expect(failing).rejects.toThrow('refused');
  expect(asked).toBe(1);
});
