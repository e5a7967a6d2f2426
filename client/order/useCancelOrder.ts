import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { type ClientOrder, OrderSchema } from '../../domain/order/wireOrder.js';
import { callApi } from '../core/api.js';
import { isReadOf } from './isReadOf.js';

interface CancelOrder {
  run: () => Promise<void>;
  state: 'idle' | 'running' | 'done';
  /** Why the last try failed, or null. */
  failure: unknown;
}

/** Cancels an order of the customer; it is shown as cancelled wherever it is on screen. */
export function useCancelOrder({ id }: Pick<ClientOrder, 'id'>): CancelOrder {
  const { mutate } = useSWRConfig();
  const [state, setState] = useState<CancelOrder['state']>('idle');
  const [failure, setFailure] = useState<unknown>(null);

  async function run(): Promise<void> {
    setState('running');
    setFailure(null);
    try {
      const body = { order_id: id };
      const cancelled = await callApi('/wcPost/cancel_order', { method: 'POST', body, schema: OrderSchema });
      await mutate(isReadOf(id), cancelled, { revalidate: false });
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('idle');
    }
  }

  return { run, state, failure };
}
