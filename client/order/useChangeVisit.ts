import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ClientOrder, OrderSchema } from '../../domain/order/wireOrder.js';
import { ShopError } from '../../domain/core/errors.js';
import { callApi } from '../core/api.js';
import { isReadOf } from './isReadOf.js';

interface VisitChange {
  /** Moves the appointment to this start, `2026-11-25T10:00`; null: gives it up. Whether it was done. */
  run: (slot: string | null) => Promise<boolean>;
  isRunning: boolean;
  /** Why the last try failed, or null. */
  failure: unknown;
  /** Whether it failed because the time was taken. */
  isTaken: boolean;
  forgetFailure: () => void;
}

/** Changes the appointment of an order of the customer, wherever the order is on screen. */
export function useChangeVisit({ id }: Pick<ClientOrder, 'id'>): VisitChange {
  const { mutate } = useSWRConfig();
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function run(slot: string | null): Promise<boolean> {
    setIsRunning(true);
    setFailure(null);
    try {
      const body = { order_id: id, slot };
      const changed = await callApi('/wcPost/change-visit', { method: 'POST', body, schema: OrderSchema });
      await mutate(isReadOf(id), changed, { revalidate: false });
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setIsRunning(false);
    }
  }

  const isTaken = failure instanceof ShopError && failure.code === 'slot_taken';
  return { run, isRunning, failure, isTaken, forgetFailure: () => setFailure(null) };
}
