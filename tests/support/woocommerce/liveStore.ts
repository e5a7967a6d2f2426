import * as v from 'valibot';
import { createClient, type StoreAccess } from '../../../server/adapters/wpRest/client.js';
import { bringGoods } from './liveGoods.js';
import { deleteCustomers, deleteOrders } from './liveWrites.js';
import { seededState } from './seededStandIn.js';

/*
 * A real WooCommerce for the contract tests. The products they need are created in it, the store's own products are
 * hidden, and everything created is deleted afterwards. Requires the JWT plugin and the companion plugin.
 */

export interface LiveStore {
  /** `fetch` for the shop under test, which sees only the contract's products. */
  ask: typeof fetch;
  /** Deletes what the contract has created, and restores the stock. */
  close(): Promise<void>;
}

/** The store configured in the environment; null if there is none. */
export function liveAccess(env: NodeJS.ProcessEnv): StoreAccess | null {
  const { LIVE_STORE_URL: url, LIVE_STORE_CONSUMER_KEY: key, LIVE_STORE_CONSUMER_SECRET: secret } = env;
  if (url === undefined || url === '') return null;
  return { url: url.replace(/\/+$/, ''), consumerKey: key ?? '', consumerSecret: secret ?? '' };
}

const ID = v.object({ id: v.number() });

/** Creates the contract's data in a real store, and deletes it on `close`. */
export async function openLiveStore(access: StoreAccess, ask = fetch): Promise<LiveStore> {
  const client = createClient({ ...access, fetch: ask });
  /** Run in reverse order. */
  const undo: (() => Promise<unknown>)[] = [];
  /** Every step runs, even if others fail. */
  const close = async () => {
    const failures: unknown[] = [];
    for (const step of undo.splice(0).reverse()) await step().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, LEFT_BEHIND);
  };
  try {
    const shown = await bringGoods(client, seededState(), undo);
    const made = { customers: new Set<number>(), orders: new Set<number>() };
    undo.push(() => deleteCustomers(client, [...made.customers]));
    undo.push(() => deleteOrders(client, [...made.orders]));
    return { ask: watched(ask, shown, made), close };
  } catch (error) {
    await close().catch((left: unknown) => console.warn(left));
    throw error;
  }
}

const LEFT_BEHIND =
  'Not everything that the contract made could be taken away: look for goods, orders and customers named contract.invalid in the store';

/** A `fetch` that shows only these products, and records the customers and orders that are created. */
function watched(
  ask: typeof fetch,
  shown: ReadonlySet<number>,
  made: Record<'customers' | 'orders', Set<number>>,
): typeof fetch {
  return async (input, init) => {
    const response = await ask(input, init);
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const kind = /\/wc\/v3\/(customers|orders|products)$/.exec(path)?.[1];
    if (kind === undefined || !response.ok) return response;
    const body: unknown = await response.json();
    if (init?.method === 'POST' && kind !== 'products') {
      made[kind as keyof typeof made].add(v.parse(ID, body).id);
    }
    const isList = kind === 'products' && Array.isArray(body);
    const seen = isList ? body.filter((product) => shown.has(v.parse(ID, product).id)) : body;
    return new Response(JSON.stringify(seen), response);
  };
}
