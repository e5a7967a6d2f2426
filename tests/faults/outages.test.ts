import { createClient } from '@libsql/client';
import { afterAll, expect, it, vi } from 'vitest';
import { LANGUAGES, type Locale, LOCALES } from '../../domain/core/locale.js';
import { localePath } from '../../domain/core/paths.js';
import { temporaryDatabase } from '../contract/support.js';
import { smallState } from '../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../support/woocommerce/standIn.js';
import { freePort } from '../support/freePort.js';
import { copySeededDatabase } from '../support/seededDatabase.js';
import { startServer } from './servers.js';

/* Takes each backend away and requests every URL: whatever is down, the answer must be a page of the shop. */

vi.setConfig({ testTimeout: 120_000 });

/** Prerendered pages. */
const BUILT = [
  ...['/', '/faq', '/about', '/contact', '/privacy-policy', '/tips-and-tricks', '/tips-and-tricks/1'],
  ...['/profile', '/checkout', '/auth/login', '/auth/register', '/login-success', '/cart', '/category/1'],
  ...['userinfo', 'address', 'checkout', 'payment'].map((step) => `/cart/mobile/${step}`),
];
/** Pages rendered on demand that need nothing but the shell. */
const SHELLS = ['/thanks/7?key=x', '/thanks-cod/7?key=x', '/trackorder/7?key=x'];
const LISTS = ['/search', '/search?search=205%2F55R16'];
/** Only a backend knows whether these pages exist. */
const UNKNOWN = [
  ...['/product/simple/999999', '/product/variable/999999', '/product/simple/no-such', '/category/999999'],
  ...['/category/no-such', '/tips-and-tricks/999999', '/tips-and-tricks/no-such', '/no-such-page'],
];
/** These pages are known not to exist without a backend. */
const NOWHERE = ['/no/such/page', '/wp-admin/setup.php', '/cart/mobile/no-such', '/a%20b/c'];

const AT_ONCE = 6;

interface Walked {
  address: string;
  status: number;
}

/** Requests every URL in both languages; each response must be a complete page with the correct status. */
async function walk(origin: string): Promise<Walked[]> {
  const paths = [...BUILT, ...SHELLS, ...LISTS, ...UNKNOWN, ...NOWHERE];
  const addresses = LOCALES.flatMap((locale) => paths.map((path) => ({ locale, path })));
  const queue = addresses.values();
  const walked: Walked[] = [];
  const worker = async () => {
    for (const { locale, path } of queue) walked.push(await visit(origin, locale, path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return walked;
}

async function visit(origin: string, locale: Locale, path: string): Promise<Walked> {
  const address = localePath(path, locale);
  const response = await fetch(origin + address, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const { iso, dir } = LANGUAGES[locale];
  expect(response.headers.get('content-type'), address).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(html.slice(0, 200), address).toContain(`<html lang="${iso}" dir="${dir}">`);
  expect(html, address).toMatch(/<header[ >]/);
  expect(html, address).toContain('</html>');
  expect([200, 404, 503], address).toContain(response.status);
  if (response.status === 503) {
    expect(response.headers.get('retry-after'), address).toBe('5');
    expect(response.headers.get('cache-control'), address).toBe('private, no-store');
  }
  return { address, status: response.status };
}

/** The URLs of a kind that were not answered with this status. */
function otherThan(status: number, kind: readonly string[], walked: readonly Walked[]): Walked[] {
  const addresses = kind.flatMap((path) => LOCALES.map((locale) => localePath(path, locale)));
  return walked.filter((one) => addresses.includes(one.address) && one.status !== status);
}

const place = temporaryDatabase();
afterAll(() => place.remove());

it('finds products without the content backend, even before content was ever read', async () => {
  const database = temporaryDatabase();
  await copySeededDatabase(database.path);
  const settings = { CONTENT_URL: `http://127.0.0.1:${await freePort()}` };
  const server = await startServer(database.url, await freePort(), { settings });
  const walked = await walk(server.origin);
  await server.kill();
  database.remove();
  expect(otherThan(200, [...BUILT, ...SHELLS, ...LISTS], walked)).toEqual([]);
  expect(otherThan(404, NOWHERE, walked)).toEqual([]);
  expect(otherThan(503, ['/no-such-page', '/tips-and-tricks/999999'], walked)).toEqual([]);
});

it('keeps prerendered pages and answers 503 elsewhere when store and WordPress were never reached', async () => {
  const database = temporaryDatabase();
  const settings = storeAt(`http://127.0.0.1:${await freePort()}`);
  const server = await startServer(database.url, await freePort(), { settings });
  const walked = await walk(server.origin);
  await server.kill();
  database.remove();
  expect(otherThan(200, BUILT, walked)).toEqual([]);
  expect(otherThan(404, NOWHERE, walked)).toEqual([]);
  expect(otherThan(503, [...LISTS, '/product/simple/999999'], walked)).toEqual([]);
});

it('serves products and content in a new process while store and WordPress are down', async () => {
  const database = temporaryDatabase();
  const standIn = await openStandIn(smallState());
  const settings = storeAt(standIn.url);
  const before = await startServer(database.url, await freePort(), { settings });
  expect((await visit(before.origin, 'en', '/search')).status).toBe(200);
  await before.kill();
  await standIn.close();
  const server = await startServer(database.url, await freePort(), { settings });
  const walked = await walk(server.origin);
  await server.kill();
  database.remove();
  expect(otherThan(200, [...BUILT, ...SHELLS, ...LISTS], walked)).toEqual([]);
  expect(otherThan(404, [...NOWHERE, '/no-such-page', '/tips-and-tricks/999999'], walked)).toEqual([]);
});

it('answers with pages when the stored content or the whole database is missing', async () => {
  await copySeededDatabase(place.path);
  const server = await startServer(place.url, await freePort());
  expect((await visit(server.origin, 'en', '/search')).status).toBe(200);
  await drop(place.url, (table) => table === 'documents');
  const withoutTexts = await walk(server.origin);
  expect(otherThan(200, [...BUILT, ...SHELLS, ...LISTS], withoutTexts)).toEqual([]);
  expect(otherThan(503, ['/no-such-page'], withoutTexts)).toEqual([]);
  await drop(place.url, () => true);
  const withoutDatabase = await walk(server.origin);
  await server.kill();
  expect(otherThan(200, BUILT, withoutDatabase)).toEqual([]);
  expect(otherThan(404, NOWHERE, withoutDatabase)).toEqual([]);
  expect(otherThan(503, [...LISTS, ...UNKNOWN], withoutDatabase)).toEqual([]);
});

function storeAt(url: string): Record<string, string> {
  return {
    STORE_URL: url,
    STORE_CONSUMER_KEY: KEYS.consumerKey,
    STORE_CONSUMER_SECRET: KEYS.consumerSecret,
  };
}

async function drop(url: string, isDropped: (table: string) => boolean): Promise<void> {
  const database = createClient({ url, timeout: 5000 });
  const { rows } = await database.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND sql NOT LIKE '%VIRTUAL%'",
  );
  const tables = rows.map(({ name }) => name as string).filter(isDropped);
  await database.executeMultiple(
    ['PRAGMA foreign_keys = OFF', ...tables.map((table) => `DROP TABLE IF EXISTS "${table}"`)].join(';\n'),
  );
  database.close();
}
