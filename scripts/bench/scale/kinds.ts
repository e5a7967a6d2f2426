import { setStock } from './books.js';
import { newVisitor, idOf } from './client.js';
import { addCustomers, cartOf, checkoutOf, type Customer } from './customers.js';
import { openScaledShop, type ScaledShop, spentBy } from './shop.js';
import { median } from '../table/figures.js';
import { type Goods, readGoods } from './visits.js';

const WARM_UP = 5;
const MEASURED = 30;

/** What one request of a kind costs, one at a time. */
export interface KindCost {
  kind: string;
  cpuMs: number;
  ms: number;
  databaseRequests: number;
  rowsRead: number;
  rowsWritten: number;
}

export interface ColdStart {
  name: string;
  cpuMs: number;
  megabytes: number;
}

/** Sends the request of this turn. */
type Ask = (turn: number) => Promise<unknown>;

/** The cost of each kind of request to a function, without the edge's cache, and of starting each function. */
export async function measureKinds(): Promise<{ kinds: KindCost[]; colds: ColdStart[] }> {
  const shop = await openScaledShop(1);
  try {
    const goods = await readGoods(shop.database.url);
    await setStock(shop.database.url, goods[0]?.id ?? 0, 10 * MEASURED);
    const customers = await addCustomers(shop.database.url, WARM_UP + MEASURED);
    const kinds = kindsOf(shop, goods, customers);
    const colds = await coldStarts(shop);
    const costs: KindCost[] = [];
    for (const [kind, ask] of kinds) costs.push(await measure(shop, kind, ask));
    return { kinds: costs, colds };
  } finally {
    await shop.close();
  }
}

/** The first request of each function. */
const FIRST: Record<string, string> = {
  '/api/render': '/search?keyword=oil',
  '/api/wcFetch': '/api/wcFetch/categories',
  '/api/wcPost': '/api/wcPost/nothing',
  '/api/post': '/api/post/nothing',
  '/api/wpFetch': '/api/wpFetch/nav_links',
};

async function coldStarts(shop: ScaledShop): Promise<ColdStart[]> {
  for (const [name, path] of Object.entries(FIRST)) {
    const port = await shop.functions.portOf(name);
    await (await fetch(`http://127.0.0.1:${port}${path}`)).arrayBuffer();
  }
  return shop.functions.usages();
}

function kindsOf(shop: ScaledShop, goods: readonly Goods[], customers: readonly Customer[]): [string, Ask][] {
  const at = <T>(list: readonly T[], turn: number): T => {
    const found = list[turn % list.length];
    if (found === undefined) throw new Error('There is nothing to ask for');
    return found;
  };
  const page =
    (pathOf: (turn: number) => string): Ask =>
    (turn) =>
      askFunction(shop, '/api/render', pathOf(turn));
  const read =
    (pathOf: (turn: number) => string): Ask =>
    (turn) =>
      askFunction(shop, '/api/wcFetch', pathOf(turn));
  /** Carts by the turn in which they were filled. */
  const carts: number[] = [];
  const add: Ask = async (turn) => {
    const cart = cartOf(at(goods, 0).id);
    const { body } = await shop.send(at(customers, turn), 'POST', '/api/wcPost/place-order', cart);
    carts[turn] = idOf(body);
  };
  const checkout: Ask = (turn) =>
    shop.send(at(customers, turn), 'POST', '/api/wcPost/checkout', checkoutOf(carts[turn] ?? 0));
  return [
    ['rendering the home page', page(() => '/')],
    ['rendering a category', page((turn) => `/category/${at(goods, turn).category}`)],
    ['rendering a product', page((turn) => at(goods, turn).path)],
    ['rendering a search', page((turn) => `/search?keyword=${at(['oil', '205', 'tyre'], turn)}`)],
    ['a filtered listing', read((turn) => `/api/wcFetch/products?category=${at(goods, turn).category}`)],
    ['a product, live', read((turn) => `/api/wcFetch/product/${at(goods, turn).id}`)],
    ['a guest’s first request', () => shop.send(newVisitor(), 'POST', '/api/post/register_guest')],
    [
      'a customer’s own data',
      (turn) => shop.send(at(customers, turn), 'GET', `/api/wcFetch/customers/${at(customers, turn).id}`),
    ],
    ['adding to the cart', add],
    ['placing an order', checkout],
  ];
}

/** A request past the edge's cache. */
async function askFunction({ functions }: ScaledShop, name: string, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${await functions.portOf(name)}${path}`);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
}

async function measure(shop: ScaledShop, kind: string, ask: Ask): Promise<KindCost> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask(turn);
  const times: number[] = [];
  const spent = await spentBy(shop, async () => {
    for (let turn = WARM_UP; turn < WARM_UP + MEASURED; turn += 1) {
      const startedAtMs = performance.now();
      await ask(turn);
      times.push(performance.now() - startedAtMs);
    }
  });
  const failed = shop.takeReplies().find(({ reply }) => reply.status >= 300);
  if (failed !== undefined) throw new Error(`${kind}: ${failed.path} answers ${failed.reply.status}`);
  return {
    ...{ kind, cpuMs: spent.cpuMs / MEASURED, ms: median(times) },
    databaseRequests: spent.database.requests / MEASURED,
    rowsRead: spent.database.rowsRead / MEASURED,
    rowsWritten: spent.database.rowsWritten / MEASURED,
  };
}
