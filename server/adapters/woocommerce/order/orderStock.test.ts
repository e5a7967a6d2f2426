import { expect, test } from 'vitest';
import type { StatePort } from '../../../ports/records/state.js';
import { withStockLocked } from './orderStock.js';

test('locks stock by product, because variations may share it', async () => {
  const locked: string[] = [];
  const state = {
    withLocks: <T>(names: readonly string[], work: () => Promise<T>): Promise<T> => {
      locked.push(...new Set(names));
      return work();
    },
  } as unknown as StatePort;
  const lines = [
    { productId: 7, variationId: 72, quantity: 1 },
    { productId: 5, variationId: null, quantity: 1 },
    { productId: 7, variationId: 71, quantity: 1 },
  ];
  await expect(withStockLocked(state, lines, () => Promise.resolve('done'))).resolves.toBe('done');
  expect(locked).toEqual(['stock of 7', 'stock of 5']);
});
