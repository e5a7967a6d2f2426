import useSWR from 'swr';
import { parse } from 'valibot';
import { RETURN_PARSERS } from '../../domain/returns/returnForm.js';
import type { ReturnedLine } from '../../domain/returns/returns.js';
import { type ClientReturns, OrderReturnsSchema } from '../../domain/returns/wireReturns.js';
import { callApi } from '../core/api.js';
import { useAddressKey } from './addressKey.js';

/** The fields of the return form as typed. */
export type TypedReturn = Record<keyof typeof RETURN_PARSERS, string>;

interface Returns {
  /** null until known. */
  returns: ClientReturns | null;
  /**
   * Asks to return these lines. Throws a `ShopError` whose fields the form shows; `return_open`, `return_too_late` and
   * others.
   */
  ask: (lines: readonly ReturnedLine[], typed: TypedReturn) => Promise<void>;
}

/** Returns of an order, for its owner or with the order's key in the page's address. */
export function useReturns(orderId: number): Returns {
  const orderKey = useAddressKey();
  const query = orderKey === null ? '' : `?key=${encodeURIComponent(orderKey)}`;
  const { data, mutate } = useSWR<ClientReturns, unknown>(
    `/wcFetch/order-returns/${orderId}${query}`,
    (path: string) => callApi(path, { schema: OrderReturnsSchema }),
  );
  return {
    returns: data ?? null,
    async ask(lines, typed) {
      const body = {
        order_id: orderId,
        ...(orderKey === null ? {} : { key: orderKey }),
        lines: lines.map(({ lineItemId, quantity }) => ({ line_item_id: lineItemId, quantity })),
        reason: typed.reason,
        text: parse(RETURN_PARSERS.text, typed.text),
        photo: parse(RETURN_PARSERS.photo, typed.photo),
      };
      try {
        const asked = await callApi('/wcPost/return', { method: 'POST', body, schema: OrderReturnsSchema });
        await mutate(asked, { revalidate: false });
      } catch (error) {
        // The page may be out of date: another tab, or an earlier attempt whose answer was lost.
        void mutate();
        throw error;
      }
    },
  };
}
