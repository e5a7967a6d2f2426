import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { PLATFORM_PORT } from '../support/addresses.js';
import { expect, newPhone, test } from './fixtures.js';
import { ORIGIN } from './support/shopping.js';

const PLATFORM = `http://localhost:${PLATFORM_PORT}`;

/** Responses that both servers must give alike: static pages, rendered pages, redirects, functions and errors. */
const ADDRESSES = [
  '/',
  '/ar',
  '/product/variable/101',
  '/ar/product/simple/101',
  '/product/variable/101/',
  '/category/1',
  '/ar/category/tyres',
  '/search?search=michelin',
  '/ar/no-such-page',
  '/product/simple/7777777',
  '/thanks-cod/10001',
  '/home',
  '/en/faq',
  '/favicon.ico',
  '/robots.txt',
  '/.well-known/security.txt',
  '/ar/manifest.webmanifest',
  '/api/wcFetch/product/101',
  '/api/wcFetch/product/abc',
  '/api/wcFetch/customers/1',
  '/api/wpFetch/get_footer',
  '/api/post/login',
  '/api/nothing',
  '/product/variable/101/page.json',
];

const COMPARED_HEADERS = [
  'content-type',
  'location',
  'cache-control',
  'content-security-policy',
  'referrer-policy',
];

test("the platform's build answers every kind of address as the local server does", async ({ request }) => {
  for (const address of ADDRESSES) {
    const [local, platform] = await Promise.all([
      request.get(address, { maxRedirects: 0 }),
      request.get(`${PLATFORM}${address}`, { maxRedirects: 0 }),
    ]);
    expect.soft(platform.status(), address).toBe(local.status());
    for (const header of COMPARED_HEADERS)
      expect.soft(platform.headers()[header], `${header} of ${address}`).toBe(local.headers()[header]);
  }
});

test('security.txt is served as text by both servers', async ({ request }) => {
  for (const server of [ORIGIN, PLATFORM]) {
    const response = await request.get(`${server}/.well-known/security.txt`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/^Contact: http.*\/contact$/m);
  }
});

test("a form that is sent without scripts is answered with a page by the platform's build, too", async ({
  request,
}) => {
  for (const server of [ORIGIN, PLATFORM]) {
    const send = (email: string, origin = server) =>
      request.post(`${server}/ar/forms/newsletter`, {
        form: { email },
        headers: { origin },
        maxRedirects: 0,
      });
    const refused = await send('nobody <b>');
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([422, 'private, no-store']);
    const page = parse(await refused.text());
    expect(page.querySelector('html')?.getAttribute('dir')).toBe('rtl');
    const field = page.querySelector('main form[action="/ar/forms/newsletter"] [name=email]');
    expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual([
      'nobody <b>',
      'true',
    ]);
    const foreign = await send('nobody', 'https://evil.example');
    expect([foreign.status(), foreign.headers()['content-type']]).toEqual([403, 'text/html;charset=utf-8']);
    const opened = await request.get(`${server}/ar/forms/login?next=%2Fcart`, { maxRedirects: 0 });
    expect([opened.status(), opened.headers()['location']]).toEqual([303, '/ar/auth/login?next=%2Fcart']);
  }
  const posted = await request.post('/ar/contact', { form: { name: 'Mona' } });
  expect([posted.status(), await posted.text()]).toEqual([405, expect.stringContaining('dir="rtl"')]);
});

const FUNCTIONS = '.vercel/output/functions/api';

const functionNames = () => readdirSync(FUNCTIONS).filter((name) => name.endsWith('.func'));

/** Paths of all files of a function. */
function filesOf(name: string): string[] {
  return readdirSync(join(FUNCTIONS, name), { recursive: true, encoding: 'utf8' });
}

test('no function carries the secrets and data of the machine that built it, nor pages that the edge serves', () => {
  const names = functionNames();
  expect(names).toContain('render.func');
  for (const name of names) {
    const files = filesOf(name);
    expect(files.length, name).toBeGreaterThan(0);
    expect(
      files.filter((file) => /^\.data(?:\/|$)/.test(file)),
      name,
    ).toEqual([]);
    expect(
      files.filter((file) => /^dist\/client\/(?!.*went-wrong).*\.html$/.test(file)),
      name,
    ).toEqual([]);
  }
});

const MEGABYTE = 1e6;
/**
 * Functions without a database, and the rest: its driver weighs 9.7 MB, the demonstration's catalogue file 2.6 MB. The
 * renderer has both, the pages, and the routes that take forms.
 */
const WITHOUT_DATABASE = ['icons.func', 'media.func', 'not-found.func'];
const LIGHT_MB = 4;
const HEAVY_MB = 22;

test('no function weighs more than what it does needs', () => {
  for (const name of functionNames()) {
    const bytes = filesOf(name)
      .map((file) => lstatSync(join(FUNCTIONS, name, file)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect.soft(bytes / MEGABYTE, name).toBeLessThan(WITHOUT_DATABASE.includes(name) ? LIGHT_MB : HEAVY_MB);
  }
});

/** The picture that a built page of a product names for link previews. */
function previewOf(product: string): string {
  const html = readFileSync(`dist/client/ar/product/${product}/index.html`, 'utf8');
  const url = new URL(parse(html).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '');
  return url.pathname + url.search;
}

test('a link preview shows the card of a best seller, and the picture of another product as JPEG', async ({
  request,
}) => {
  const card = previewOf('variable/101');
  for (const address of [card, `${PLATFORM}${card}`]) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.headers()['cache-control']).toContain('immutable');
    expect(await sharp(await response.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  const picture = await request.get(previewOf('simple/117'), { headers: { accept: '*/*' } });
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
});

test("a shopper can order on the platform's build", async ({ request }) => {
  const headers = { origin: PLATFORM };
  const post = async (path: string, data: object, method = 'POST') => {
    const response = await request.fetch(`${PLATFORM}${path}`, { method, headers, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as Record<string, unknown>;
  };
  const product = await firstInStock();
  await post('/api/post/register', {
    first_name: 'منى',
    last_name: 'السيد',
    username: newPhone(),
    password: 'a long enough one',
  });
  const cart = await post('/api/wcPost/place-order', { line_items: [{ product_id: product, quantity: 2 }] });
  const { redirect } = await post('/api/wcPost/checkout', {
    order_id: cart['id'],
    payment_method: 'cod',
    billing: {
      first_name: 'منى',
      last_name: 'السيد',
      phone: '01012345678',
      governorate: 'EGC',
      city: 'مدينة نصر',
      address_1: '12 شارع الطيران',
    },
  });
  expect(redirect).toContain('/thanks-cod/');
  const key = new URL(String(redirect), PLATFORM).searchParams.get('key');
  const order = await request.get(`${PLATFORM}/api/wcFetch/order/${String(cart['id'])}?key=${key}`);
  expect(await order.json()).toMatchObject({
    status: 'processing',
    items: [{ quantity: 2, product_id: product }],
  });

  async function firstInStock(): Promise<number> {
    const list = await request.get(`${PLATFORM}/api/wcFetch/products?in_stock=true&per_page=100`);
    const { items } = (await list.json()) as { items: { id: number; type: string; stock: number }[] };
    const item = items.find(({ type, stock }) => type === 'simple' && stock > 3);
    expect(item).toBeDefined();
    return item?.id ?? 0;
  }
});
