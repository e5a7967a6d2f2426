import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANGES_GATHER_MS, WEBHOOK_MAX_BYTES } from '../../../domain/core/limits.js';
import { publishNoted } from '../../../server/actions/catalogue/publishChanges.js';
import { noteChanges } from '../../../server/actions/catalogue/publishChanges.js';
import { codeOf } from '../bodies.js';
import { afterAnswers, type Reply } from '../call.js';
import { openShop } from '../shop.js';

const NOTHING = { products: [], categories: [], content: false };
const WEBHOOK_SECRET = 'wc-secret wc-secret';
const CRON_SECRET = 'only for the cron only for the cron';
const BEARER = { authorization: `Bearer ${CRON_SECRET}` };
const shop = await openShop({ WEBHOOK_SECRET, CRON_SECRET });
const { publishing } = shop.backend;
const { catalogue } = shop.backend.store;

let refreshed: string[][];

beforeEach(async () => {
  refreshed = [];
  publishing.refresh = (tags) => {
    refreshed.push([...tags].sort());
    return Promise.resolve(0);
  };
  await shop.limits.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const sign = (body: string, secret = WEBHOOK_SECRET) =>
  createHmac('sha256', secret).update(body).digest('base64');

/** Sends a webhook as WooCommerce and the plugin do: no Origin, no cookies. */
function send(body: string, headers: Record<string, string | undefined> = {}): Promise<Reply> {
  return shop.call('POST', '/api/webhook/store', {
    body,
    headers: {
      origin: undefined,
      'x-wc-webhook-topic': 'product.updated',
      'x-wc-webhook-signature': sign(body),
      ...headers,
    },
  });
}

/** The body of the companion plugin's notice. */
function notice(changes: Record<string, unknown>): string {
  return JSON.stringify({
    products: [],
    categories: [],
    content: false,
    sent_at: Math.floor(Date.now() / 1000),
    ...changes,
  });
}

/** Runs deferred work, and advances the clock past the debounce of changes. */
async function afterGathering(): Promise<void> {
  const done = afterAnswers();
  const state = { isDone: false };
  void done.finally(() => (state.isDone = true));
  while (!state.isDone) {
    await vi.advanceTimersByTimeAsync(CHANGES_GATHER_MS);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await done;
}

describe('store webhooks', () => {
  it('purges the affected pages after a product webhook', async () => {
    const reply = await send('{"id":7,"name":"\\u0625\\u0637\\u0627\\u0631 205\\/55R16"}');
    expect([reply.status, reply.body]).toEqual([200, { received: true }]);
    await afterGathering();
    expect(refreshed).toEqual([['listings', 'product-7']]);
  });

  it.each([
    ['whose id is a text, as wp-cli and plugins hand it on', '{"id":"7"}', ['listings', 'product-7']],
    ['of a variation, its product too', '{"id":71,"parent_id":7}', ['listings', 'product-7', 'product-71']],
    ['of the plugin about products', notice({ products: [7, 8] }), ['listings', 'product-7', 'product-8']],
    ['of the plugin about too many products to name', notice({ products: [0] }), ['listings', 'products']],
    [
      'that names more products than can be read one by one',
      notice({ products: Array.from({ length: 101 }, (_, id) => id + 1) }),
      ['listings', 'products'],
    ],
    ['of the plugin about a category', notice({ categories: [5] }), ['categories', 'listings', 'products']],
    ['of the plugin about texts', notice({ content: true }), ['content']],
  ])('purges after a webhook %s', async (_, body, tags) => {
    expect((await send(body)).status).toBe(200);
    await afterGathering();
    expect(refreshed).toEqual([tags]);
  });

  it.each([
    ['these products', notice({ products: [7, 8] }), [[7, 8]]],
    ['everything where they are too many', notice({ products: [0] }), [undefined]],
    ['everything where a category has changed', notice({ categories: [5], products: [7] }), [undefined]],
    ['nothing where texts have changed', notice({ content: true }), []],
  ])('refreshes the mirror before the edge cache after a webhook: %s', async (_, body, read) => {
    const seen: unknown[] = [];
    vi.spyOn(catalogue, 'refresh').mockImplementation((ids) => Promise.resolve(void seen.push(ids)));
    publishing.refresh = () => {
      seen.push('edge');
      return Promise.resolve(0);
    };
    await send(body);
    await afterGathering();
    expect(seen).toEqual([...read, 'edge']);
  });

  it('purges the edge cache although the store cannot be read, and reports that to the operator', async () => {
    const down = new Error('down');
    vi.spyOn(catalogue, 'refresh').mockRejectedValue(down);
    const report = vi.spyOn(shop.backend, 'report').mockReturnValue();
    await send('{"id":7}');
    await afterGathering();
    expect(report).toHaveBeenCalledWith('goods-not-refreshed', down);
    expect(refreshed).toHaveLength(1);
  });

  it.each([
    ...['order.updated', 'customer.created', 'coupon.deleted'].map((topic) => [topic, '{"id":7}']),
    // About what is deleted by now: WooCommerce turns a webhook off after five refusals.
    ...['order.updated', 'product.updated'].map((topic) => [topic, '{"code":"x","message":"Invalid ID."}']),
  ])('accepts and ignores a webhook about %s: %s', async (topic, body = '') => {
    expect((await send(body, { 'x-wc-webhook-topic': topic })).status).toBe(200);
    await afterAnswers();
    expect(refreshed).toEqual([]);
  });

  it('waits for no burst where nothing is noted', async () => {
    await publishNoted(shop.backend);
    expect(refreshed).toEqual([]);
  });

  it('accepts webhooks up to a megabyte, because products have long descriptions', async () => {
    const filled = (bytes: number) => {
      const empty = JSON.stringify({ id: 7, description: '' });
      return JSON.stringify({ id: 7, description: 'x'.repeat(bytes - empty.length) });
    };
    expect((await send(filled(WEBHOOK_MAX_BYTES))).status).toBe(200);
    await afterGathering();
    const reply = await send(filled(WEBHOOK_MAX_BYTES + 1));
    expect([reply.status, codeOf(reply)]).toEqual([413, 'body_too_large']);
  });

  it('answers a ping webhook without further effect', async () => {
    const reply = await send('webhook_id=12', {
      'content-type': 'application/x-www-form-urlencoded',
      'x-wc-webhook-signature': undefined,
    });
    expect(reply.status).toBe(200);
    await afterAnswers();
    expect(refreshed).toEqual([]);
  });
});

describe('forged webhooks', () => {
  it.each<[string, string, Record<string, string | undefined>]>([
    ['without a signature', '{"id":7}', { 'x-wc-webhook-signature': undefined }],
    ['with an empty one', '{"id":7}', { 'x-wc-webhook-signature': '' }],
    ['with one by another secret', '{"id":7}', { 'x-wc-webhook-signature': sign('{"id":7}', 'other') }],
    ['with one of another body', '{"id":7}', { 'x-wc-webhook-signature': sign('{"id":8}') }],
    [
      'with one of the same JSON, spelt otherwise',
      '{"id": 7}',
      { 'x-wc-webhook-signature': sign('{"id":7}') },
    ],
    ['with one that is cut off', '{"id":7}', { 'x-wc-webhook-signature': sign('{"id":7}').slice(0, 20) }],
    [
      'in hexadecimal',
      '{"id":7}',
      { 'x-wc-webhook-signature': Buffer.from(sign('{"id":7}'), 'base64').toString('hex') },
    ],
    [
      'that dresses up as a question',
      'webhook_id=1&id=7',
      { 'content-type': 'application/x-www-form-urlencoded', 'x-wc-webhook-signature': undefined },
    ],
    ['that was sent long ago', notice({ products: [7], sent_at: Date.now() / 1000 - 900 }), {}],
    ['that will be sent', notice({ products: [7], sent_at: Date.now() / 1000 + 900 }), {}],
  ])('rejects a webhook %s', async (_, body, headers) => {
    const reply = await send(body, headers);
    expect([reply.status, codeOf(reply)]).toEqual([401, 'wrong_signature']);
    await afterAnswers();
    expect(refreshed).toEqual([]);
  });

  it.each(['{"id":', '{"id":"seven"}', '{}', '7'])(
    'rejects a signed webhook with an invalid body: %s',
    async (body) => {
      const reply = await send(body);
      expect([reply.status, codeOf(reply)]).toEqual([400, 'bad_request']);
    },
  );

  it('rejects all webhooks when no secret is set', async () => {
    const { settings } = shop.backend;
    settings.webhookSecret = null;
    expect((await send('{"id":7}')).status).toBe(404);
    expect((await send('{"id":7}', { 'x-wc-webhook-signature': sign('{"id":7}', '') })).status).toBe(404);
    settings.webhookSecret = WEBHOOK_SECRET;
  });
});

describe('webhook deduplication', () => {
  it('ignores a replayed webhook', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('{"id":7}')));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    await afterGathering();
    expect(refreshed).toHaveLength(1);
  });

  const MINUTE_S = 60;
  const DAY_S = 24 * 60 * MINUTE_S;
  const letPass = (seconds: number) => shop.limits.letPass(seconds);

  it.each([
    ['a dated change, within a day', '{"id":7,"date_modified":"2026-11-22T05:00:00"}', DAY_S],
    ['an undated deletion, within a minute because the product may be restored', '{"id":7}', MINUTE_S],
  ])('deduplicates webhooks for %s', async (_, body, countsAgainAfterS) => {
    await send(body);
    await letPass(countsAgainAfterS / 2);
    expect((await send(body)).status).toBe(200);
    await afterGathering();
    expect(refreshed).toHaveLength(1);
    await letPass(countsAgainAfterS / 2);
    await Promise.all([send(body), send(body)]);
    await afterGathering();
    expect(refreshed).toHaveLength(2);
  });

  it('counts a plugin notice once, and rejects an old one', async () => {
    const body = notice({ products: [7] });
    await send(body);
    await afterGathering();
    await letPass(MINUTE_S + 1);
    expect((await send(body)).status).toBe(200);
    vi.setSystemTime(Date.now() + DAY_S * 1000);
    await letPass(DAY_S);
    expect((await send(body)).status).toBe(401);
    await afterGathering();
    expect(refreshed).toHaveLength(1);
  });

  it('publishes a burst in one run', async () => {
    for (const id of [1, 2, 3, 4, 5]) await send(notice({ products: [id], content: id === 3 }));
    await afterGathering();
    const products = [1, 2, 3, 4, 5].map((id) => `product-${id}`);
    expect(refreshed).toEqual([['content', 'listings', ...products]]);
  });

  it('publishes 1,000 changes in one run, which reads the store once', async () => {
    const read = vi.spyOn(catalogue, 'refresh');
    for (let id = 1; id <= 1000; id += 1) await noteChanges(shop.backend, { ...NOTHING, products: [id] });
    await send('{"id":7}');
    await afterGathering();
    expect(read.mock.calls).toEqual([[undefined]]);
    expect(refreshed).toEqual([['listings', 'products']]);
  });

  it('goes on until no page is left, with the changes of the meantime first', async () => {
    const left = [500, 300, 0];
    publishing.refresh = async (tags) => {
      refreshed.push([...tags].sort());
      if (refreshed.length === 1) await send('{"id":8}');
      return left.shift() ?? 0;
    };
    await send('{"id":7}');
    for (let slice = 0; slice < 3; slice += 1) await afterGathering();
    expect(refreshed).toEqual([['listings', 'product-7'], ['listings', 'product-8'], []]);
  });

  it('publishes what comes during a run in the next one, by the same process', async () => {
    let isFirst = true;
    publishing.refresh = async (tags) => {
      refreshed.push([...tags].sort());
      if (isFirst) await send('{"id":8}');
      isFirst = false;
      return 0;
    };
    await send('{"id":7}');
    await afterGathering();
    expect(refreshed).toEqual([
      ['listings', 'product-7'],
      ['listings', 'product-8'],
    ]);
  });

  it('publishes with the next change what a run has failed to publish, and reads once what could be read', async () => {
    const read = vi.spyOn(catalogue, 'refresh').mockResolvedValue();
    read.mockRejectedValueOnce(new Error('The store does not answer'));
    const works = publishing.refresh.bind(publishing);
    publishing.refresh = () => Promise.reject(new Error('The edge answers 500'));
    for (const id of [1, 2]) {
      await send(`{"id":${id}}`);
      await afterGathering();
    }
    publishing.refresh = works;
    await send('{"id":3}');
    await afterGathering();
    expect(refreshed).toEqual([['listings', 'product-1', 'product-2', 'product-3']]);
    expect(read.mock.calls).toEqual([[[1]], [[1, 2]], [[3]]]);
  });

  it('publishes in the daily round what a process left that died', async () => {
    await noteChanges(shop.backend, { ...NOTHING, products: [5] });
    await shop.call('GET', '/api/payment/reconcile', { headers: BEARER });
    await afterGathering();
    expect(refreshed).toEqual([['listings', 'product-5']]);
  });
});
