import { beforeEach, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import type { LineItem } from '../../domain/order/order.js';
import { createReordering } from './useReorder.js';

const cart = vi.hoisted(() => ({
  /** Pieces by product. */
  pieces: new Map<number, number>(),
  keys: new Set<string>(),
  trouble: new Map<number, 'refused' | 'answer lost' | 'still running'>(),
}));

vi.mock('../cart/cartCalls.js', () => ({
  placeInCart: ({ productId, quantity }: LineItem, key: string) => {
    const trouble = cart.trouble.get(productId);
    cart.trouble.delete(productId);
    if (trouble === 'refused') return Promise.reject(new ShopError('store_unavailable'));
    if (!cart.keys.has(key)) cart.pieces.set(productId, (cart.pieces.get(productId) ?? 0) + quantity);
    cart.keys.add(key);
    if (trouble === 'still running') return Promise.reject(new ShopError('request_in_progress'));
    if (trouble === 'answer lost') return Promise.reject(new ShopError('store_unavailable'));
    return Promise.resolve(null);
  },
}));

const line = (id: number, quantity: number): LineItem => ({
  ...{ id, productId: id, variationId: null, quantity, price: 100 },
  ...{ name: { en: 'Tyre', ar: 'إطار' }, image: null },
});
const LINES = [line(1, 4), line(2, 1)];

beforeEach(() => {
  cart.pieces.clear();
  cart.keys.clear();
});

it.each(['refused', 'answer lost', 'still running'] as const)(
  'adds every line once when the second is %s and it is tried again',
  async (trouble) => {
    const addLines = createReordering();
    cart.trouble.set(2, trouble);
    await expect(addLines(LINES, () => 0)).rejects.toThrow();
    expect(await addLines(LINES, () => 0)).toEqual({ added: 5, short: [] });
    expect([...cart.pieces]).toEqual([
      [1, 4],
      [2, 1],
    ]);
  },
);

it('adds everything again when it is wanted again', async () => {
  const addLines = createReordering();
  await addLines(LINES, () => 0);
  await addLines(LINES, () => 0);
  expect(cart.pieces.get(1)).toBe(8);
});
