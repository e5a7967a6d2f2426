import * as v from 'valibot';
import type { PaymentMethod } from '../../../../domain/order/order.js';
import type { StorePort } from '../../../ports/store.js';
import type { StoreClient } from '../../wpRest/client.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { type CardGateways, CASH } from './gateways.js';
import { remembered } from '../../wpRest/remembered.js';
import { parsed } from '../../wpRest/shapes.js';

const GATEWAY = v.object({ id: v.string(), enabled: v.boolean() });

/**
 * Payment methods are changed a few times a year. Together with the edge cache, a change takes effect within five
 * minutes.
 */
const FRESH_MS = 3 * 60 * 1000;

type Accepts = (method: PaymentMethod, provider: string | null) => boolean;

/**
 * The payment methods that the store has enabled. In a new WooCommerce every gateway is off; if none is on, cash on
 * delivery is accepted. A provider of this shop is accepted unless its gateway exists and is off, and transfers are
 * always. If the gateways cannot be read, because of the key's permissions or an outage, every method is accepted.
 */
export function storePayments(
  client: StoreClient,
  cards: CardGateways,
  now: () => number = Date.now,
): StorePort['acceptsPayment'] {
  const gateways = remembered(() => readOrAllow(client, cards), FRESH_MS, now);
  return async (method, provider) => {
    const accepts = await gateways().catch(() => anything(cards)); // an outage may be over in a moment
    return accepts(method, provider);
  };
}

const anything =
  ({ current }: CardGateways): Accepts =>
  (_, provider) =>
    provider === null || current.some(({ id }) => id === provider);

async function readOrAllow(client: StoreClient, cards: CardGateways): Promise<Accepts> {
  try {
    return await readGateways(client, cards);
  } catch (error) {
    if (error instanceof StoreRefusal) return anything(cards);
    throw error;
  }
}

async function readGateways(client: StoreClient, cards: CardGateways): Promise<Accepts> {
  const listed = await client.list('wc/v3/payment_gateways', {
    _fields: Object.keys(GATEWAY.entries).join(','),
  });
  const gateways = parsed(v.array(GATEWAY), listed);
  const isOn = (id: string) => gateways.find((gateway) => gateway.id === id)?.enabled;
  const isUndecided = gateways.every(({ enabled }) => !enabled);
  return (method, provider) => {
    if (method === 'cod') return isUndecided || isOn(CASH.id) === true;
    return anything(cards)(method, provider) && (provider === null || isOn(provider) !== false);
  };
}
