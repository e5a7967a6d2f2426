import { expect, test } from 'vitest';
import { openLiveStore } from '../../support/woocommerce/liveStore.js';

/* The contract on a real store removes what it has created, with a shop manager's key. */

const ACCESS = { url: 'https://copy.example', consumerKey: 'ck', consumerSecret: 'cs' };

/** A store reduced to ids of its entities, by path such as `products`. */
function emptyStore({ keeps = '' } = {}) {
  const there = new Map<string, Set<number>>();
  let last = 0;
  const add = (path: string) => {
    last += 1;
    there.set(path, (there.get(path) ?? new Set()).add(last));
    return { id: last, sku: '' };
  };
  const remove = (path: string, id: number) => {
    if (path === keeps) return { id, error: { code: 'kept' } };
    there.get(path)?.delete(id);
    return { id };
  };
  const ask: typeof fetch = (input, init) => {
    const path = new URL(input as string).pathname.replace(/^\/wp-json\/wc-?\w*\/v\d\//, '');
    if (init?.method === 'GET' || init?.method === 'PUT') return Promise.resolve(Response.json([]));
    const [, kind = '', id] = /^(.*?)(?:\/(\d+|batch))?$/.exec(path) ?? [];
    if (init?.method === 'DELETE') {
      const status = path === `${keeps}/${id}` ? 500 : 200;
      return Promise.resolve(Response.json(remove(kind, Number(id)), { status }));
    }
    const body = JSON.parse(init?.body as string) as { create?: object[]; delete?: number[] };
    const answer =
      id === 'batch'
        ? {
            create: (body.create ?? []).map(() => add(kind)),
            delete: (body.delete ?? []).map((one) => remove(kind, one)),
          }
        : add(kind);
    return Promise.resolve(Response.json(answer));
  };
  const left = () => [...there].filter(([, ids]) => ids.size > 0).map(([path]) => path);
  return { ask, left };
}

async function makeCustomer(live: { ask: typeof fetch }): Promise<void> {
  await live.ask(`${ACCESS.url}/wp-json/wc/v3/customers`, { method: 'POST', body: '{}' });
}

/** Deleting a product deletes its variations. */
const ownEntries = (paths: string[]) => paths.filter((path) => !/variations|methods/.test(path));

test('removes everything', async () => {
  const store = emptyStore();
  const live = await openLiveStore(ACCESS, store.ask);
  await makeCustomer(live);
  expect(store.left()).toContain('products');
  await live.close();
  expect(ownEntries(store.left())).toEqual([]);
});

test('removes the rest when one removal fails, and fails the run', async () => {
  const store = emptyStore({ keeps: 'customers' });
  const live = await openLiveStore(ACCESS, store.ask);
  await makeCustomer(live);
  await expect(live.close()).rejects.toThrow(/could be taken away/);
  expect(ownEntries(store.left())).toEqual(['customers']);
});
