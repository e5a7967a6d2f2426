import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath, pageDataPath } from '../../domain/core/paths.js';
import { RENEWAL_FILE, type Renewal } from '../../server/config/renewal.js';
import { required, temporaryDatabase } from '../contract/support.js';
import { CHAT_NUMBER } from '../support/addresses.js';
import { freePort } from '../support/freePort.js';
import { type RunningServer, startServer } from './servers.js';

/* The build renders pages in threads, from data that another one has loaded. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { token, pages } = JSON.parse(readFileSync(RENEWAL_FILE, 'utf8')) as Renewal;
/** One page of each kind that the build writes. */
const KINDS = [
  ...[/^\/$/, /^\/cart$/, /^\/checkout$/, /^\/faq$/, /^\/offline$/, /^\/auth\/login$/, /^\/about$/],
  ...[/^\/category\/\d+$/, /^\/product\/simple\/\d+$/, /^\/product\/variable\/\d+$/],
  ...[/^\/tips-and-tricks$/, /^\/tips-and-tricks\/\d+$/, /^\/tyres\/[^/]+$/, /^\/cars\/.+$/],
];

const database = temporaryDatabase();
let server: RunningServer;

beforeAll(async () => {
  // The pages are built with this number.
  const settings = { WHATSAPP_NUMBER: CHAT_NUMBER };
  server = await startServer(database.url, await freePort(), { settings });
});
afterAll(async () => {
  await server.kill();
  database.remove();
});

/** A page without what differs in each of its renderings: its time, and the server's own address. */
function comparable(text: string): string {
  return text
    .replace(/"writtenAt":\d+/, '"writtenAt":0')
    .replace(/http(?::|%3A)(?:\\?\/|%2F){2}localhost(?::|%3A)\d+/g, 'http://shop.test');
}

async function renderedAnew(address: string): Promise<string> {
  const response = await fetch(server.origin + address, { headers: { 'x-prerender-revalidate': token } });
  expect([address, response.status]).toEqual([address, 200]);
  return comparable(await response.text());
}

it.each(LOCALES)(
  'writes the same pages that are rendered on demand, byte for byte, in %s',
  async (locale) => {
    for (const kind of KINDS) {
      const path = required(pages.find((page) => kind.test(page)));
      const page = localePath(path, locale);
      for (const [address, file] of [
        [page, join(page, 'index.html')],
        [pageDataPath(page), pageDataPath(page)],
      ] as const) {
        expect(await renderedAnew(address)).toBe(comparable(readFileSync(join('dist/client', file), 'utf8')));
      }
    }
  },
);
