import { expect, test } from 'vitest';
import { wordpressContent } from '../../../../server/adapters/wordpress/content.js';
import { wordpressReader } from '../../../../server/adapters/wordpress/reader.js';
import { addCoupon } from '../../../support/woocommerce/standInCoupons.js';
import { brokenTimes, ODD_VALUES, withField, wrongNumbers } from '../../../support/records/oddFields.js';
import { standInShop } from '../../standInShop.js';
import { lineOf, newCustomer, PASSWORD, required } from '../../support.js';

/*
 * Reviews, customers, coupons, articles, pages and menus of a store that answers an odd one for each field and value beside
 * the good ones: shoppers get the good ones, nothing comes out that cannot be shown, and the operator is told.
 */

const world = standInShop();
const FIRST_CLONE = 70_000;

type Entry = Record<string, unknown>;

/** Copies of a record with other names, each with something odd in one field. */
function oddOnes(model: Entry): Entry[] {
  const odd = Object.keys(model)
    .filter((field) => field !== 'id')
    .flatMap((field) => [...ODD_VALUES.values()].map((value) => ({ field, value })));
  return odd.map(({ field, value }, index) => {
    const names = ['slug', 'username', 'email', 'code'].filter((name) => name in model);
    const own = Object.fromEntries(names.map((name) => [name, `odd-${index}@example.com`]));
    return withField({ ...model, ...own, id: FIRST_CLONE + index }, field, value) as Entry;
  });
}

/** Puts odd copies of its first entry before the good entries of each list at this path. */
function answerOddOnes(path: string): void {
  world.standIn.filters.push((asked, body) => {
    const [first] = Array.isArray(body) ? (body as Entry[]) : [];
    return asked !== path || first === undefined ? body : [...oddOnes(first), ...(body as Entry[])];
  });
}

async function toldOf(name: string, shop = world.shop): Promise<number> {
  const told = await shop.recordProblems.list();
  return told.filter(({ record }) => record.startsWith(`${name} `)).length;
}

test('shows the reviews of a product beside odd ones', async () => {
  const { id: productId } = await world.model();
  const { reviews } = world.shop.store;
  const own = {
    orderId: 900,
    productId,
    author: 'Mona',
    rating: 4,
    car: null,
    km: null,
    text: 'Quiet on the ring road',
    isVerified: true,
  };
  await reviews.submit(own);
  for (const review of world.standIn.state.reviews.values()) review.status = 'approved';
  const before = await reviews.listApproved(productId, { page: 1, perPage: 5 });
  expect(before.reviews.map(({ text }) => text)).toEqual(['Quiet on the ring road']);
  answerOddOnes('wc/v3/products/reviews');
  const other = await world.open();
  const shown = await other.store.reviews.listApproved(productId, { page: 1, perPage: 5 });
  expect(shown.reviews).toContainEqual(before.reviews[0]);
  expect([...wrongNumbers(shown), ...brokenTimes(shown)]).toEqual([]);
  expect(await toldOf('Review', other)).toBeGreaterThan(20);
  other.close();
});

test('finds and logs in a customer beside odd ones with the same name', async () => {
  const { customers } = world.shop.store;
  const customer = await newCustomer(customers);
  answerOddOnes('wc/v3/customers');
  const found = await customers.findByUsername(customer.username);
  expect(found?.id).toBe(customer.id);
  expect((await customers.verifyPassword(customer.username, PASSWORD))?.id).toBe(customer.id);
  expect(await customers.verifyPassword(customer.username, 'another password')).toBeNull();
  expect(await toldOf('Customer')).toBeGreaterThan(20);
});

test('takes a coupon beside odd ones of other codes, and leaves out what is odd of its own', async () => {
  addCoupon(world.standIn.state, 'eid', { amount: '10.00', discount_type: 'percent' });
  const { coupons, carts, customers } = world.shop.store;
  const { id: customerId } = await newCustomer(customers);
  const line = lineOf(await world.model(), 1);
  const { id } = await carts.createCart(customerId, [line]);
  const find = async () =>
    (await coupons.find(['eid'], { customerId, phone: null }, { id, productIds: [line.productId] }))[0];
  const before = required(await find());
  expect(before.terms).toMatchObject({ amount: 1000 });
  answerOddOnes('wc/v3/coupons');
  expect(await find()).toEqual(before);
  expect(await toldOf('Coupon')).toBeGreaterThan(100);
});

/** Links in the texts may lead to odd ones, which have addresses too. */
const titlesOf = (texts: readonly { slug: string; title: object }[]) =>
  texts.map(({ slug, title }) => ({ slug, title }));

test('shows articles, pages and menus beside odd ones', async () => {
  const told: string[] = [];
  const open = () =>
    wordpressContent({
      reader: wordpressReader(world.shop.client),
      siteUrl: world.standIn.url,
      listCategories: () => world.shop.store.catalogue.listCategories(),
      onProblem: (line) => told.push(line),
    });
  const before = open();
  const [tips, pages, shell] = [await before.listTips(), await before.listPages(), await before.getShell()];
  expect(Math.min(tips.length, pages.length, shell.navLinks.length)).toBeGreaterThan(1);

  answerOddOnes('wp/v2/posts');
  answerOddOnes('wp/v2/pages');
  world.standIn.filters.push((path, body) => {
    if (path !== 'wc-storefront/v1/documents') return body;
    const { shell: menus, ...rest } = body as { shell: { navLinks: Entry[] } };
    const [first] = menus.navLinks;
    return { ...rest, shell: { ...menus, navLinks: [...oddOnes(required(first)), ...menus.navLinks] } };
  });
  const after = open();
  expect(titlesOf(await after.listTips())).toEqual(expect.arrayContaining(titlesOf(tips)));
  expect(titlesOf(await after.listPages())).toEqual(expect.arrayContaining(titlesOf(pages)));
  expect((await after.getShell()).navLinks).toEqual(expect.arrayContaining([...shell.navLinks]));
  const all = [await after.listTips(), await after.listPages(), await after.getShell()];
  expect([...wrongNumbers(all), ...brokenTimes(all)]).toEqual([]);
  expect(await toldOf('Article')).toBeGreaterThan(50);
  expect(await toldOf('Page')).toBeGreaterThan(50);
  expect(await toldOf('Menus and texts')).toBe(1);
});
