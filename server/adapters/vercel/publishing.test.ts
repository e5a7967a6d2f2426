import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RENEWAL_MAX_MS } from '../../../domain/core/limits.js';
import { vercelPublishing, type VercelPublishingOptions } from './publishing.js';

const TOKEN = 'a'.repeat(64);
const PAGES = [
  ...['/', '/ar', '/faq', '/category/5', '/product/simple/7', '/ar/product/simple/7', '/product/simple/8'],
  '/sitemap.xml',
];

let server: Server;
let asked: { path: string; headers: IncomingMessage['headers'] }[];
let status: number;
let reports: unknown[];
let time: number;

beforeEach(async () => {
  [asked, reports, status, time] = [[], [], 200, 0];
  server = createServer((request, response) => {
    asked.push({ path: `${request.method} ${request.url}`, headers: request.headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

const publishing = (changes: Partial<VercelPublishingOptions> = {}) =>
  vercelPublishing({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readRenewal: () => ({ token: TOKEN, pages: PAGES }),
    protectionBypass: null,
    report: (event, error) => void reports.push([event, (error as Error).message]),
    now: () => time,
    ...changes,
  });

const paths = () => asked.map(({ path }) => path.replace('HEAD ', ''));

it('renews the pages of a product and of lists with their data, and no others', async () => {
  await publishing().refresh(['product-7', 'listings']);
  const pages = ['/product/simple/7', '/ar/product/simple/7', '/', '/ar', '/category/5', '/sitemap.xml'];
  const data = pages.map((page) => `${page === '/' ? '' : page}/page.json`);
  expect(paths().sort()).toEqual([...pages, ...data].sort());
  expect(new Set(asked.map(({ headers }) => headers['x-prerender-revalidate']))).toEqual(new Set([TOKEN]));
});

it('begins with the products that have changed', async () => {
  await publishing().refresh(['listings', 'product-8']);
  expect(paths().slice(0, 2).sort()).toEqual(['/product/simple/8', '/product/simple/8/page.json']);
});

it('renews every page when texts or categories change', async () => {
  await publishing().refresh(['categories']);
  expect(new Set(paths().filter((path) => !path.endsWith('.json')))).toEqual(new Set(PAGES));
});

it('passes the deployment’s own protection', async () => {
  await publishing({ protectionBypass: 'let me in' }).refresh(['product-8']);
  expect(asked[0]?.headers['x-vercel-protection-bypass']).toBe('let me in');
});

it.each([404, 308])(
  'counts a page that answers %s as renewed: it is gone, or has moved',
  async (answered) => {
    status = answered;
    await publishing().refresh(['product-8']);
    expect(reports).toEqual([]);
  },
);

it.each([500, 503, 401, 429])('reports pages that answer %s', async (answered) => {
  status = answered;
  await publishing().refresh(['product-8']);
  expect(reports).toEqual([['pages-not-renewed', '2 of 2 are left to their time']]);
});

it('leaves pages for which there was no time, and goes on with them after what has changed since', async () => {
  const slow = publishing({ now: () => (time += RENEWAL_MAX_MS / 10) });
  const left = await slow.refresh(['categories']);
  expect(left).toBeGreaterThan(4);
  expect(asked.length + left).toBe(2 * PAGES.length);
  const before = asked.length;
  await slow.refresh(['product-8']);
  expect(
    paths()
      .slice(before, before + 2)
      .sort(),
  ).toEqual(['/product/simple/8', '/product/simple/8/page.json']);
  while ((await slow.refresh([])) > 0);
  expect(new Set(paths()).size).toBe(2 * PAGES.length);
  expect(reports).toEqual([]);
});

it('reaches every page although everything changes again and again', async () => {
  const slow = publishing({ now: () => (time += RENEWAL_MAX_MS / 10) });
  for (let change = 0; change < 4; change += 1) await slow.refresh(['categories']);
  expect(new Set(paths()).size).toBe(2 * PAGES.length);
});

it('asks for nothing where nothing is prerendered', async () => {
  await publishing({ readRenewal: () => null }).refresh(['content']);
  expect(asked).toEqual([]);
});
