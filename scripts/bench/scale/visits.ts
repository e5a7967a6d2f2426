import { createClient } from '@libsql/client';
import { newVisitor, type Visitor, idOf } from './client.js';
import { cartOf, checkoutOf, type Customer } from './customers.js';
import type { ScaledShop } from './shop.js';

/** One in this many visits adds a product to the cart, and one in this many orders. */
export const ADDS_EVERY = 5;
const ORDERS_EVERY = 20;

/** What a full load of any page asks for besides the page: who is logged in, and texts. */
const WITH_EVERY_PAGE = [
  '/api/wpFetch/nav_links',
  '/api/wpFetch/nav_links_mobile',
  '/api/wpFetch/get_footer',
  '/api/wpFetch/translations',
];
const KEYWORDS = ['205/55R16', 'battery', 'michelin', '195/65R15', 'oil', 'corolla'];

export interface Goods {
  id: number;
  /** Path of the page. */
  path: string;
  category: number;
}

/** Simple products with stock, best first. */
export async function readGoods(databaseUrl: string): Promise<Goods[]> {
  const database = createClient({ url: databaseUrl });
  const { rows } = await database.execute(`
    SELECT id, (SELECT min(category_id) FROM product_categories WHERE product_id = products.id) AS category
    FROM products WHERE type = 'simple' AND stock > 20 ORDER BY shelf, id`);
  database.close();
  return rows.map((row) => ({
    ...{ id: Number(row['id']), path: `/product/simple/${Number(row['id'])}` },
    category: Number(row['category']),
  }));
}

/** Paths of one page view: the page itself and what its scripts ask for. */
type View = readonly string[];

/** The eight page views of a visit; with the goods in order of popularity, half of the views are of one eighth of them. */
function viewsOf(visit: number, goods: readonly Goods[]): View[] {
  const pick = (turn: number) => {
    const share = ((visit * 7919 + turn * 104_729) % 1000) / 1000;
    const found = goods[Math.floor(goods.length * share ** 3)];
    if (found === undefined) throw new Error('The shop has nothing to sell');
    return found;
  };
  const product = (turn: number): View => [pick(turn).path, `/api/wcFetch/product/${pick(turn).id}`];
  const category = (turn: number): View => [
    `/category/${pick(turn).category}`,
    `/api/wcFetch/cards?ids=${[1, 2, 3, 4].map((more) => pick(turn + more).id).join(',')}`,
  ];
  const filtered = [`/api/wcFetch/products?category=${pick(0).category}&page=${1 + (visit % 3)}`];
  const search = [`/search?keyword=${encodeURIComponent(KEYWORDS[visit % KEYWORDS.length] ?? '')}`];
  return [...[['/'], category(1), filtered, product(2)], ...[search, product(3), product(4), category(5)]];
}

export const VIEWS_PER_VISIT = 8;

async function visit(
  { send }: ScaledShop,
  number: number,
  goods: readonly Goods[],
  customer?: Customer,
): Promise<void> {
  const visitor: Visitor = customer ?? newVisitor();
  if (customer === undefined) await send(visitor, 'POST', '/api/post/register_guest');
  const id = customer?.id ?? visitor.cookies.get('visitor_id');
  for (const view of viewsOf(number, goods)) {
    const [page = '', ...rest] = view;
    await send(visitor, 'GET', page);
    const others = [...rest, `/api/wcFetch/customers/${id}`, ...WITH_EVERY_PAGE];
    await Promise.all(others.map((path) => send(visitor, 'GET', path)));
  }
  if (customer === undefined) return;
  const { body } = await send(visitor, 'POST', '/api/wcPost/place-order', cartOf(goods[number % 8]?.id ?? 0));
  if (number % ORDERS_EVERY !== 0) return;
  const orderId = idOf(body);
  await send(visitor, 'POST', '/api/wcPost/checkout', checkoutOf(orderId));
}

/** Visits that begin one after the other, this many milliseconds apart. */
export async function visits(
  shop: ScaledShop,
  count: number,
  everyMs: number,
  goods: readonly Goods[],
  customers: readonly Customer[],
): Promise<void> {
  const running: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    const buys = number % ADDS_EVERY === 0;
    running.push(visit(shop, number, goods, buys ? customers[number / ADDS_EVERY] : undefined));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  await Promise.all(running);
}
