import { PARTS_TIMEOUT_MS } from '../../../../domain/core/limits.js';
import type { StorePort, StoreWay } from '../../../ports/store.js';
import type { StoreClient } from '../../wpRest/client.js';
import { StoreRefusal } from '../../wpRest/refusals.js';
import { staleCache } from '../../../ports/shared/staleCache.js';
import { type CardGateways, CASH } from './gateways.js';
import { type Gateway, readGateways, toStoreWays } from './storeWays.js';

/**
 * Payment methods are changed a few times a year. Together with the edge cache, a change takes effect within five
 * minutes.
 */
const FRESH_MS = 3 * 60 * 1000;

interface StorePayments extends Pick<StorePort, 'acceptsPayment' | 'listWays'> {
  /** What the store calls its gateway, as read last. */
  titleOf: (gatewayId: string) => string | undefined;
}

/**
 * The payment methods that the store has enabled, and its own ways to pay. In a new WooCommerce every gateway is off; if
 * none is on, cash on delivery is accepted. A provider of this shop is accepted unless its gateway exists and is off, and
 * transfers are always. If the gateways cannot be read, because of the key's permissions or an outage, every method is
 * accepted, and the ways are those that were read last.
 */
export function storePayments(
  client: StoreClient,
  { current }: CardGateways,
  now: () => number = () => Date.now(),
): StorePayments {
  let last: readonly Gateway[] | null = null;
  const cached = staleCache({
    read: () => readOrAllow(client),
    ...{ freshMs: FRESH_MS, timeoutMs: PARTS_TIMEOUT_MS, now },
  });
  const gateways = async () => {
    const answered = await cached.get().catch(() => null); // an outage may be over in a moment
    last = answered ?? last;
    return answered;
  };
  return {
    async acceptsPayment(method, provider) {
      const answered = await gateways();
      const isKnown = provider === null || current.some(({ id }) => id === provider);
      if (answered === null) return isKnown;
      if (method === 'cod') return isCashOn(answered);
      return isKnown && (provider === null || isOn(answered, provider) !== false);
    },
    async listWays(): Promise<readonly StoreWay[] | null> {
      const known = (await gateways()) ?? last;
      return known === null ? null : toStoreWays(known, isCashOn(known));
    },
    titleOf: (gatewayId) => last?.find(({ id, title }) => id === gatewayId && title !== '')?.title,
  };
}

/** null if the key may not read them. */
async function readOrAllow(client: StoreClient): Promise<readonly Gateway[] | null> {
  try {
    return await readGateways(client);
  } catch (error) {
    if (error instanceof StoreRefusal) return null;
    throw error;
  }
}

function isCashOn(gateways: readonly Gateway[]): boolean {
  return gateways.every(({ enabled }) => !enabled) || isOn(gateways, CASH.id) === true;
}

function isOn(gateways: readonly Gateway[], gatewayId: string): boolean | undefined {
  return gateways.find(({ id }) => id === gatewayId)?.enabled;
}
