import { useState } from 'react';
import { type ErrorCode, ShopError } from '../../domain/core/errors.js';
import type { LineItem } from '../../domain/order/order.js';
import { useCart } from '../cart/useCart.js';
import { placeInCart } from '../cart/cartCalls.js';

/** Result of a reorder. */
export interface Reordered {
  /** Quantity added to the cart. */
  added: number;
  /** Lines that were not fully available, with the added quantity. */
  short: { line: LineItem; added: number }[];
}

interface Reorder {
  run: (lines: readonly LineItem[]) => Promise<void>;
  isRunning: boolean;
  result: Reordered | null;
  failure: unknown;
}

/** Adds an order's lines to the cart as far as they are in stock, and reports the rest. */
export function useReorder(): Reorder {
  const cart = useCart();
  const [addLines] = useState(createReordering);
  const [isRunning, setIsRunning] = useState(false);
  const [result, setResult] = useState<Reordered | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  function inCart({ productId, variationId }: LineItem): number {
    const same = cart.items.find((line) => line.productId === productId && line.variationId === variationId);
    return same?.quantity ?? 0;
  }

  async function run(lines: readonly LineItem[]): Promise<void> {
    setIsRunning(true);
    setFailure(null);
    try {
      setResult(await addLines(lines, inCart));
    } catch (error) {
      setFailure(error);
    } finally {
      await cart.reload();
      setIsRunning(false);
    }
  }

  return { run, isRunning, result, failure };
}

/** Whether the shop refused the goods, and not the caller or the moment. */
function isRefusal(error: unknown): error is ShopError {
  return error instanceof ShopError && error.status < 500 && !OF_THE_MOMENT.has(error.code);
}

const OF_THE_MOMENT: ReadonlySet<string> = new Set([
  'login_required',
  'request_in_progress',
  'too_many_requests',
] satisfies ErrorCode[]);

/** How many of the asked pieces a refusal allows; none where it names no number. */
function allowedAfter({ code, details }: ShopError, asked: number, inCart: number): number {
  const { available = 0, pieces = 1 } = details;
  if (code === 'sold_in_packs') return Math.floor((asked + inCart) / pieces) * pieces - inCart;
  return (code === 'too_many_of_product' ? pieces : available) - inCart;
}

/**
 * Adds lines one after the other. Called again after an outage, it leaves out those that are done, and sends the others
 * as before, because they may have arrived.
 */
export function createReordering() {
  const addedByLine = new Map<number, number>();
  const keys = new Map<string, string>();

  function place(line: LineItem, quantity: number): Promise<unknown> {
    const write = `${line.id} ${quantity}`;
    const key = keys.get(write) ?? crypto.randomUUID();
    keys.set(write, key);
    return placeInCart({ ...line, quantity }, key);
  }

  /** Adds as much of a line as the shop sells; resolves to the quantity added. Throws what is no refusal of the goods. */
  async function addAgain(line: LineItem, inCart: number): Promise<number> {
    let quantity = line.quantity;
    while (quantity > 0) {
      try {
        await place(line, quantity);
        return quantity;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        quantity = Math.min(allowedAfter(error, quantity, inCart), quantity - 1);
      }
    }
    return 0;
  }

  return async (lines: readonly LineItem[], inCart: (line: LineItem) => number): Promise<Reordered> => {
    for (const line of lines) {
      if (!addedByLine.has(line.id)) addedByLine.set(line.id, await addAgain(line, inCart(line)));
    }
    const all = lines.map((line) => ({ line, added: addedByLine.get(line.id) ?? 0 }));
    addedByLine.clear();
    keys.clear();
    return {
      added: all.reduce((sum, { added }) => sum + added, 0),
      short: all.filter(({ line, added }) => added < line.quantity),
    };
  };
}
