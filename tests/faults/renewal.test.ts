import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '../../domain/core/locale.js';
import { localePath, pageDataPath } from '../../domain/core/paths.js';
import type { Renewal } from '../../server/config/renewal.js';
import { required, temporaryDatabase } from '../contract/support.js';
import { seededState } from '../support/woocommerce/seededStandIn.js';
import { KEYS, openStandIn, type StandIn } from '../support/woocommerce/standIn.js';
import { freePort } from '../support/freePort.js';
import { type RunningServer, startPlatform, startServer } from './servers.js';

/*
 * What changes in a store is on the pages within seconds of its webhook, those that the build has written included:
 * once on the shop's own server, and once on what the platform deploys, with its edge in front.
 */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** Several times the ten seconds that are promised, because other tests run at the same time; the log has the time. */
const WITHIN_MS = 45_000;
/** After a storm every page is rendered anew, one after the other; what a run leaves, by its age of a minute. */
const STORM_WITHIN_MS = 100_000;
/** Functions start, and the whole store is read. */
const STARTED_WITHIN_MS = 60_000;
const EVERY_MS = 200;
const WEBHOOK_SECRET = 'the secret of the webhooks of this test';
const STORM = 250;
/** A product that is taken off the shelves before the tests begin. */
const DRAFT = 101;

interface Seen {
  status: number;
  html: string;
  location: string | null;
}

const renewal = JSON.parse(readFileSync('dist/server/renewal.json', 'utf8')) as Renewal;

describe.each([
  ["the shop's own server", startServer],
  ['the platform', startPlatform],
] as const)('%s', (name, start) => {
  const database = temporaryDatabase();
  let standIn: StandIn;
  let server: RunningServer;
  let revision = 0;

  beforeAll(async () => {
    standIn = await openStandIn(seededState());
    const settings = {
      STORE_URL: standIn.url,
      STORE_CONSUMER_KEY: KEYS.consumerKey,
      STORE_CONSUMER_SECRET: KEYS.consumerSecret,
      WEBHOOK_SECRET,
    };
    server = await startServerWith(settings);
    // The site was built from the demonstration; from here on its pages are made of this store.
    const built = (await page('/')).html;
    write(DRAFT, { status: 'draft' });
    await tell(DRAFT);
    await within(async () => (await page('/')).html !== built, STARTED_WITHIN_MS);
  });
  afterAll(async () => {
    await server.kill();
    await standIn.close();
    database.remove();
  });

  async function startServerWith(settings: Record<string, string>): Promise<RunningServer> {
    const running = await start(database.url, await freePort(), { settings });
    expect((await fetch(`${running.origin}/api/wcFetch/categories`)).status).toBe(200);
    return running;
  }

  async function page(path: string): Promise<Seen> {
    const response = await fetch(server.origin + path, { redirect: 'manual' });
    const { status, headers } = response;
    return { status, html: await response.text(), location: headers.get('location') };
  }

  /** Sends a signed message of the store. */
  async function send(body: string, topic = 'product.updated'): Promise<void> {
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64');
    const response = await fetch(`${server.origin}/api/webhook/store`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-signature': signature,
      },
      body,
    });
    expect(response.status).toBe(200);
  }

  /** What WooCommerce says of a product. */
  function tell(id: number, topic?: string): Promise<void> {
    revision += 1;
    const date_modified = new Date(Date.UTC(2027, 0, 1) + revision * 1000).toISOString().slice(0, 19);
    return send(JSON.stringify({ id, date_modified }), topic);
  }

  async function within(holds: () => Promise<boolean>, ms = WITHIN_MS): Promise<number> {
    const start = Date.now();
    while (!(await holds())) {
      expect(Date.now() - start, 'milliseconds since the webhook').toBeLessThan(ms);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    return Date.now() - start;
  }

  /** Whether it holds of every page; the first of which it does not ends the question. */
  async function all(addresses: readonly string[], holds: (seen: Seen) => boolean): Promise<boolean> {
    for (const address of addresses) if (!holds(await page(address))) return false;
    return true;
  }

  const inBoth = (path: string) => LOCALES.map((locale) => localePath(path, locale));
  const everywhere = (path: string) => inBoth(path).flatMap((address) => [address, pageDataPath(address)]);

  function write(id: number, changes: Record<string, unknown>): void {
    revision += 1;
    const time = new Date(Date.UTC(2027, 0, 1) + revision * 1000).toISOString().slice(0, 19);
    Object.assign(required(standIn.state.products.get(id)), changes, { date_modified_gmt: time });
  }

  /** A simple product of the first page of its category and of the home page, with a page of the build. */
  async function shownProduct(): Promise<{ id: number; category: number }> {
    const home = (await page('/')).html;
    for (const [, text] of home.matchAll(/href="\/product\/simple\/(\d+)"/g)) {
      const id = Number(text);
      const product = standIn.state.products.get(id);
      // The home page may still show one that an earlier test has deleted.
      if (product === undefined) continue;
      const [category] = product['categories'] as { id: number }[];
      const listed = (await page(`/category/${category?.id}`)).html.includes(`/product/simple/${id}"`);
      if (listed && renewal.pages.includes(`/product/simple/${id}`))
        return { id, category: category?.id ?? 0 };
    }
    throw new Error('No product is both on the home page and in its category');
  }

  it('shows a new price on product, category and home page in both languages, and in structured data', async () => {
    const { id, category } = await shownProduct();
    const addresses = [`/product/simple/${id}`, `/category/${category}`, '/'].flatMap(everywhere);
    write(id, { price: '98765.00', regular_price: '98765.00', sale_price: '', on_sale: false });
    await tell(id);
    const ms = await within(() => all(addresses, ({ html }) => /98,765|9876500/.test(html)));
    for (const address of inBoth(`/product/simple/${id}`)) {
      expect((await page(address)).html).toMatch(/"price":"?98765(?:\.00)?"?/);
    }
    console.log(`${name}: a new price is on ${addresses.length} addresses ${ms} ms after the webhook`);
  });

  it('has a page for a new product at once, and none for a deleted one', async () => {
    const { id } = await shownProduct();
    const added = 999_001;
    const like = required(standIn.state.products.get(id));
    for (const address of inBoth(`/product/simple/${added}`)) expect((await page(address)).status).toBe(404);
    standIn.state.products.set(added, {
      ...like,
      ...{ id: added, slug: 'late-arrival', name: 'Late Arrival', sku: 'LATE-1' },
    });
    write(added, {});
    await tell(added, 'product.created');
    await within(() => all(everywhere(`/product/simple/${added}`), ({ status }) => status === 200));
    expect((await page(`/product/simple/${added}`)).html).toContain('Late Arrival');
    await within(() => all(['/sitemaps/1.xml'], ({ html }) => html.includes(`/product/simple/${added}<`)));

    const gone = [added, id];
    for (const each of gone) {
      standIn.state.products.delete(each);
      await tell(each, 'product.deleted');
    }
    const addresses = gone.flatMap((each) => everywhere(`/product/simple/${each}`));
    await within(() => all(addresses, ({ status }) => status === 404));
  });

  it('sends from the address of a product to its new one when its type has changed', async () => {
    const { id } = required(
      [...standIn.state.products.values()].find(({ id: one, type }) => type === 'variable' && one !== DRAFT),
    );
    write(id, { type: 'simple', variations: [], price: '4100.00', regular_price: '4100.00' });
    await tell(id);
    await within(() => all(everywhere(`/product/variable/${id}`), ({ status }) => status !== 200));
    for (const address of everywhere(`/product/variable/${id}`)) {
      expect(await page(address)).toMatchObject({
        status: 308,
        location: address.replace('variable', 'simple'),
      });
    }
  });

  it(`publishes ${STORM} changes in one run, with few questions to the store`, async () => {
    const ids = [...standIn.state.products.keys()];
    const asked = standIn.requests.length;
    const { id } = await shownProduct();
    for (let number = 0; number < STORM; number += 50) {
      const burst = Array.from({ length: 50 }, (_, index) => ids[(number + index) % ids.length] ?? id);
      await Promise.all(burst.map((each) => tell(each)));
    }
    write(id, { price: '54321.00', regular_price: '54321.00', sale_price: '', on_sale: false });
    await tell(id);
    const ms = await within(
      async () =>
        (await Promise.all(everywhere(`/product/simple/${id}`).map(page))).every(({ html }) =>
          /54,321|5432100/.test(html),
        ),
      STORM_WITHIN_MS,
    );
    const questions = standIn.requests.length - asked;
    console.log(`${name}: ${STORM} changes, ${questions} requests to the store, seen after ${ms} ms`);
    expect(questions).toBeLessThan(STORM / 5);
  });
});
