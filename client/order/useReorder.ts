import { useState } from 'react';
import { ShopError } from '../../domain/core/errors.js';
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
    const done: Reordered = { added: 0, short: [] };
    try {
      for (const line of lines) {
        const added = await addAgain(line, inCart(line));
        done.added += added;
        if (added < line.quantity) done.short.push({ line, added });
      }
      setResult(done);
    } catch (error) {
      setFailure(error);
    } finally {
      await cart.reload();
      setIsRunning(false);
    }
  }

  return { run, isRunning, result, failure };
}

/** Adds a line up to the available stock; resolves to the quantity added. Throws only on an outage. */
async function addAgain(line: LineItem, inCart: number): Promise<number> {
  try {
    await placeInCart(line);
    return line.quantity;
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error;
    const left = (error.details.available ?? 0) - inCart;
    if (left < 1) return 0;
    await placeInCart({ ...line, quantity: left });
    return left;
  }
}
