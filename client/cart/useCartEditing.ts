import { isUndecided } from '../core/isUndecided.js';
import { useState } from 'react';
import { ShopError } from '../../domain/core/errors.js';
import type { LineItem } from '../../domain/order/order.js';
import { inLocale } from '../../domain/core/locale.js';
import { dropWaitingLine, queueQuantity } from './waitingWrites.js';
import { useLocale } from '../intl/messages.js';
import { track } from '../analytics/track.js';
import { type Cart, type CartActions } from './useCart.js';
import { placeInCart } from './cartCalls.js';

/** A removed line, while it can be restored. */
export interface RemovedLine {
  line: LineItem;
  /** Its index in the list. */
  index: number;
  isReturning: boolean;
  /** Of its return, which may be asked for again after a lost answer. */
  idempotencyKey: string;
  /** Resolves when the server has removed it. */
  removal: Promise<void>;
}

export interface CartEditing {
  removed: RemovedLine[];
  /** Why a line could not be changed, by line id. */
  problems: ReadonlyMap<number, unknown>;
  /** Maximum quantity in stock by line id, where the server has reported it. */
  limits: ReadonlyMap<number, number>;
  setQuantity: (line: LineItem, quantity: number) => Promise<void>;
  remove: (line: LineItem, index: number) => void;
  undo: (removed: RemovedLine) => Promise<void>;
}

/** Editing on the cart page. Changes are optimistic; a rejected one is rolled back and reported beside the line. */
export function useCartEditing(cart: Cart & CartActions): CartEditing {
  const locale = useLocale();
  const [removed, setRemoved] = useState<RemovedLine[]>([]);
  const [problems, setProblems] = useState<ReadonlyMap<number, unknown>>(new Map());
  const [limits, setLimits] = useState<ReadonlyMap<number, number>>(new Map());

  function notifyFailure(lineId: number, error: unknown): void {
    setProblems((known) => new Map(known).set(lineId, error));
    const available = error instanceof ShopError ? error.details.available : undefined;
    if (available !== undefined) setLimits((known) => new Map(known).set(lineId, available));
  }

  async function setQuantity(line: LineItem, quantity: number): Promise<void> {
    setProblems((known) => without(known, line.id));
    await changeQuantity(line, quantity).catch((error: unknown) => notifyFailure(line.id, error));
  }

  /** Without a connection, the change waits. */
  async function changeQuantity(line: LineItem, quantity: number): Promise<void> {
    try {
      await cart.setQuantity(line, quantity);
    } catch (error) {
      const unsent = error instanceof ShopError ? error.details.unsent : undefined;
      const name = inLocale(line.name, locale);
      if (unsent === undefined || !queueQuantity(unsent, line, quantity, name)) throw error;
      return;
    }
    dropWaitingLine(line.id);
    const change = quantity - line.quantity;
    if (change === 0) return;
    track({ name: change > 0 ? 'add_to_cart' : 'remove_from_cart', line, pieces: Math.abs(change) });
  }

  function forget(lineId: number): void {
    setRemoved((known) => known.filter((entry) => entry.line.id !== lineId));
  }

  function remove(line: LineItem, index: number): void {
    setProblems((known) => without(known, line.id));
    const removal = changeQuantity(line, 0);
    const idempotencyKey = crypto.randomUUID();
    setRemoved((known) => [...known, { line, index, removal, isReturning: false, idempotencyKey }]);
    removal.catch((error: unknown) => {
      forget(line.id);
      notifyFailure(line.id, error);
    });
  }

  async function undo({ line, removal, idempotencyKey }: RemovedLine): Promise<void> {
    if (dropWaitingLine(line.id)) {
      forget(line.id);
      await cart.reload();
      return;
    }
    setRemoved((known) =>
      known.map((entry) => (entry.line.id === line.id ? { ...entry, isReturning: true } : entry)),
    );
    try {
      await removal;
      await placeInCart(line, idempotencyKey);
      await cart.reload();
      forget(line.id);
    } catch (error) {
      // The answer to a decided refusal would be repeated for its key, also once the goods are back.
      const again = isUndecided(error) ? {} : { idempotencyKey: crypto.randomUUID() };
      setRemoved((known) =>
        known.map((entry) =>
          entry.line.id === line.id ? { ...entry, isReturning: false, ...again } : entry,
        ),
      );
      notifyFailure(line.id, error);
      await cart.reload();
    }
  }

  return { removed, problems, limits, setQuantity, remove, undo };
}

/** The cart's rows in a stable order, with placeholders for removed lines. */
export function cartRows(
  items: readonly LineItem[],
  removed: readonly RemovedLine[],
): (LineItem | RemovedLine)[] {
  const gone = new Set(removed.map(({ line }) => line.id));
  const rows: (LineItem | RemovedLine)[] = items.filter(({ id }) => !gone.has(id));
  for (const entry of removed) rows.splice(Math.min(entry.index, rows.length), 0, entry);
  return rows;
}

function without<Value>(map: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}
