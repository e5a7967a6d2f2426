import { useEffect } from 'react';
import { number } from 'valibot';
import { isStanding, type LineItem } from '../../domain/order/order.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { createStored } from '../storage/stored.js';
import { track } from './track.js';

/** Id of the cart whose checkout was last reported: on phones each step is a page of its own. */
const begun = createStored('begunCheckout', number(), 'tab');

/** Reports the beginning of the checkout, once per cart and tab. */
export function useTrackCheckout(orderId: number | null, lines: readonly LineItem[]): void {
  useEffect(() => {
    if (orderId === null || lines.length === 0 || begun.read() === orderId) return;
    begun.write(orderId);
    track({ name: 'begin_checkout', lines });
  }, [orderId, lines]);
}

/** Reports an order of this browser once it is valid, which a card order is when it is paid. */
export function useTrackPurchase(order: ClientOrder): void {
  useEffect(() => {
    if (isStanding(order.status)) track({ name: 'purchase', order });
  }, [order]);
}
