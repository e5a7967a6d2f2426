/** Checks of the store and the content backend, both of them WordPress. */
import type { Env } from '../../../server/config/env.js';
import { describeNoAnswer } from '../../../server/adapters/wpRest/problems.js';
import { createClient, type StoreAccess, type StoreClient } from '../../../server/adapters/wpRest/client.js';
import { readZones } from '../../../server/adapters/woocommerce/delivery/shipping.js';
import { examineDelivery } from '../delivery.js';
import { type Finding, fix, note, ok } from '../findings.js';
import { readGateways } from '../../../server/adapters/woocommerce/order/storeWays.js';
import { examineGateways } from './gateways.js';
import { examineStore } from './storeStatus.js';
import { checkTaxes } from './taxes.js';
import type { Probes } from '../probes.js';

const CLOCK_TOLERANCE_S = 30;
const PLUGIN_NAMESPACE = 'wc-storefront/v1';

/** Checks access, companion plugin, delivery and clock of the store. */
export async function checkStore(env: Env, { get, now }: Probes): Promise<Finding[]> {
  const { storeAccess, coupons } = env;
  if (storeAccess === null)
    return [note('STORE_URL', 'is not set: the shop sells the demonstration products')];
  const { url, consumerKey, consumerSecret } = storeAccess;
  const authorization = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`;
  const asked = get(`${url}/wp-json/wc/v3/orders?per_page=1`, { authorization });
  const answer = await asked.catch((error: unknown) => describeNoAnswer(error, new URL(url).host));
  const askedAtMs = now();
  if (typeof answer === 'string') return [fix('STORE_URL', `does not respond. ${answer}`)];
  if ([401, 403].includes(answer.status)) {
    return [
      fix(
        'STORE_CONSUMER_KEY',
        'is rejected. Create a key that belongs to a shop manager, with the permission Read/Write, under WooCommerce → Settings → Advanced → REST API',
      ),
    ];
  }
  if (answer.status !== 200)
    return [
      fix(
        'STORE_URL',
        `responds with ${answer.status} to a request for orders. WooCommerce must be active there, and permalinks anything but "Plain" (Settings → Permalinks)`,
      ),
    ];
  const status = await get(`${url}/wp-json/${PLUGIN_NAMESPACE}/status`, { authorization }).catch(() => null);
  return [
    ok('STORE_URL', 'responds, and its keys can read orders'),
    ...examineStore(status ?? { status: 0, body: '' }),
    ...(await checkTaxes(url, authorization, get)),
    ...(await checkDelivery(storeAccess, coupons, get)),
    ...(await checkGateways(env, storeAccess, get)),
    ...checkClock(answer.date, askedAtMs),
  ];
}

/** Uses the adapter's own parser of zones, so that the doctor reports exactly what the shop ignores. */
async function checkDelivery(access: StoreAccess, coupons: boolean, get: Probes['get']): Promise<Finding[]> {
  try {
    return examineDelivery(await readZones(clientOf(access, get)), coupons);
  } catch {
    return [
      fix(
        'Delivery',
        'cannot be read: the key must belong to a shop manager and have the permission Read/Write',
      ),
    ];
  }
}

/** What the store takes money by; nothing if it does not tell, which forbids nothing. */
async function checkGateways(env: Env, access: StoreAccess, get: Probes['get']): Promise<Finding[]> {
  try {
    return examineGateways(await readGateways(clientOf(access, get)), env);
  } catch {
    return [];
  }
}

/** The adapter's own client, which asks through the probe. */
function clientOf(access: StoreAccess, get: Probes['get']): StoreClient {
  const ask = async (url: unknown, init?: RequestInit) => {
    const { status, body } = await get(String(url), Object.fromEntries(new Headers(init?.headers)));
    return new Response(body, { status });
  };
  return createClient({ ...access, fetch: ask });
}

/** Checks access, companion plugin and clock of the content backend. */
export async function checkContent({ contentUrl, storeAccess }: Env, probes: Probes): Promise<Finding[]> {
  if (contentUrl === null)
    return [note('CONTENT_URL', 'is not set: pages and articles are those of the demonstration')];
  if (contentUrl === storeAccess?.url) return [ok('CONTENT_URL', "is the store's")];
  const asked = probes.get(`${contentUrl}/wp-json/`);
  const describe = (error: unknown) => describeNoAnswer(error, new URL(contentUrl).host, 'CONTENT_URL');
  const answer = await asked.catch(describe);
  if (typeof answer === 'string') return [fix('CONTENT_URL', `does not respond. ${answer}`)];
  if (answer.status !== 200 || !answer.body.includes('"namespaces"')) {
    return [
      fix(
        'CONTENT_URL',
        `responds with ${answer.status} to /wp-json/. Choose any permalinks but "Plain" under Settings → Permalinks in wp-admin`,
      ),
    ];
  }
  return [
    ok('CONTENT_URL', 'responds'),
    answer.body.replaceAll('\\/', '/').includes(PLUGIN_NAMESPACE)
      ? ok('Companion plugin', 'is active')
      : fix(
          'Companion plugin',
          'is not active: no Arabic fields, no documents. Install wordpress/storefront-companion under Plugins in wp-admin',
        ),
    ...checkClock(answer.date, probes.now()),
  ];
}

function checkClock(date: string | null, nowMs: number): Finding[] {
  const theirsMs = Date.parse(date ?? '');
  if (Number.isNaN(theirsMs)) return [];
  const differenceS = Math.round(Math.abs(nowMs - theirsMs) / 1000);
  return [
    differenceS > CLOCK_TOLERANCE_S
      ? fix(
          'Clock',
          `differs from WordPress's by ${differenceS} s, so signed webhooks and payments are rejected. Synchronise both by NTP`,
        )
      : ok('Clock', "agrees with WordPress's"),
  ];
}
