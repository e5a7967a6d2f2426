import * as v from 'valibot';
import type { PaymentMethod } from '../../../../domain/order/order.js';
import type { StorePort } from '../../../ports/store.js';
import type { StoreClient } from '../../wpRest/client.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { type CardGateways, CASH } from './gateways.js';
import { remembered } from '../../wpRest/remembered.js';
import { parsed } from '../../wpRest/shapes.js';

const GATEWAY = v.object({ id: v.string(), enabled: v.boolean() });

/** Ways to pay are changed a few times a year. With what the edge keeps, a change shows within five minutes. */
const FRESH_MS = 3 * 60 * 1000;

type Accepts = (method: PaymentMethod) => boolean;

/**
 * What the store lets its customers pay by. A fresh WooCommerce has every gateway off: where none is on, nothing was
 * decided, and cash on delivery is taken. Cards are taken where this shop has a provider's keys, unless its
 * gateway is there and off. A key that may not read the gateways, and a store that is down, forbid nothing.
 */
export function storePayments(
  client: StoreClient,
  cards: CardGateways,
  now: () => number = Date.now,
): StorePort['acceptsPayment'] {
  const gateways = remembered(() => readOrAllow(client, cards), FRESH_MS, now);
  return async (method) => {
    const accepts = await gateways().catch(() => anything(cards)); // an outage may be over in a moment
    return accepts(method);
  };
}

const anything =
  ({ current }: CardGateways): Accepts =>
  (method) =>
    method === 'cod' || current !== null;

async function readOrAllow(client: StoreClient, cards: CardGateways): Promise<Accepts> {
  try {
    return await readGateways(client, cards);
  } catch (error) {
    if (error instanceof StoreRefusal) return anything(cards);
    throw error;
  }
}

async function readGateways(client: StoreClient, { current }: CardGateways): Promise<Accepts> {
  const listed = await client.list('wc/v3/payment_gateways', {
    _fields: Object.keys(GATEWAY.entries).join(','),
  });
  const gateways = parsed(v.array(GATEWAY), listed);
  const isOn = (id: string) => gateways.find((gateway) => gateway.id === id)?.enabled;
  const isUndecided = gateways.every(({ enabled }) => !enabled);
  return (method) =>
    method === 'cod' ? isUndecided || isOn(CASH.id) === true : current !== null && isOn(current.id) !== false;
}
