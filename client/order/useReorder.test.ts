import { beforeEach, expect, it, vi } from 'vitest';
import { ShopError } from '../../domain/core/errors.js';
import type { LineItem } from '../../domain/order/order.js';
import { createReordering } from './useReorder.js';

const cart = vi.hoisted(() => ({
  /** Pieces by product. */
  pieces: new Map<number, number>(),
  keys: new Set<string>(),
  trouble: new Map<number, 'refused' | 'answer lost' | 'still running'>(),
  /** The rule of a product, in the order in which the shop checks it. */
  rules: new Map<number, { stock: number; step: number; most: number }>(),
}));

vi.mock('../cart/cartCalls.js', () => ({
  placeInCart: ({ productId, quantity }: LineItem, key: string) => {
    const trouble = cart.trouble.get(productId);
    cart.trouble.delete(productId);
    if (trouble === 'refused') return Promise.reject(new ShopError('store_unavailable'));
    const { stock = 99, step = 1, most = 99 } = cart.rules.get(productId) ?? {};
    if (quantity > stock) return Promise.reject(new ShopError('insufficient_stock', { available: stock }));
    if (quantity > most) return Promise.reject(new ShopError('too_many_of_product', { pieces: most }));
    if (quantity % step > 0) return Promise.reject(new ShopError('sold_in_packs', { pieces: step }));
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

it.each([
  [{ stock: 3, step: 2, most: 99 }, 2],
  [{ stock: 99, step: 1, most: 3 }, 3],
  [{ stock: 9, step: 2, most: 3 }, 2],
  [{ stock: 1, step: 2, most: 99 }, 0],
  [{ stock: 0, step: 1, most: 99 }, 0],
])('adds of %j as many of four as are sold, and goes on with the others', async (rule, added) => {
  cart.rules.set(1, rule);
  const [first = line(1, 4)] = LINES;
  expect(await createReordering()(LINES, () => 0)).toEqual({
    added: added + 1,
    short: [{ line: first, added }],
  });
  cart.rules.clear();
});
