import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_COOKIE, NOTICE_LEASE_MS } from '../../../domain/core/limits.js';
import { inLocale, LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { stockDigest } from './stockDigest.js';
import { STOCK_NEWS_PER_PIECE } from '../domain/limits.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import type { OpenBackend } from '../../../server/http/routing/route.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../../../tests/api/bodies.js';
import { dyingAt, dyingNotices, STEPS } from '../../../tests/api/notices/endingAt.js';
import { Browser } from '../../../tests/api/browser.js';
import { afterAnswers } from '../../../tests/api/call.js';
import { findGoods } from '../../../tests/api/goods.js';
import { openShop } from '../../../tests/api/shop.js';

const CRON_SECRET = 'secret of the scheduled job';
const shop = await openShop({
  CRON_SECRET,
  LIMIT_STOCK_REQUESTS_CONTACT: '1000',
  LIMIT_STOCK_REQUESTS_VISITOR: '1000',
});
const { backend, orderLetters: letters, orderMessages: messages } = shop;
const goods = await findGoods(shop);
const item = goods.soldOut.id;

beforeEach(async () => {
  vi.useRealTimers();
  await shop.orders.clear();
  await shop.outbox.clear();
  await shop.stockRequests.clear();
  await shop.items.setStock(0, item);
  letters.length = 0;
  messages.length = 0;
});

async function ask(contact = 'mona@example.com', locale = 'en', itemId = item): Promise<void> {
  const browser = new Browser();
  browser.cookies[LOCALE_COOKIE] = locale;
  const reply = await browser.post('/api/wcPost/stock-request', { item_id: itemId, contact });
  expect(reply.status).toBe(202);
}

const recipients = () => letters.map(({ to }) => to);

describe('news of goods in stock', () => {
  it('reaches an address once, in the language of the request, with a way to the goods', async () => {
    await ask('mona@example.com', 'ar');
    await sendNotices(backend);
    expect(letters, 'sold out').toEqual([]);
    await shop.items.setStock(4, item);
    for (let time = 0; time < 3; time += 1) await sendNotices(backend);
    expect(recipients()).toEqual(['mona@example.com']);
    const [letter] = letters;
    expect(letter?.subject).toContain('متوفر الآن');
    expect(letter?.text).toContain(`${backend.settings.publicUrl}/ar/product/simple/${item}`);
    expect(letter?.html).toContain('dir="rtl"');
    expect(await shop.stockRequests.count()).toBe(0);
  });

  it('reaches a mobile number by message', async () => {
    await ask('0101 234 5678', 'en');
    await shop.items.setStock(4, item);
    await sendNotices(backend);
    await sendNotices(backend);
    expect(messages).toMatchObject([
      {
        ...{ phone: '+201012345678', locale: 'en', kind: 'back_in_stock', path: `product/simple/${item}` },
        values: [goods.soldOut.name.en, expect.stringContaining('EGP')],
      },
    ]);
    expect(letters).toEqual([]);
  });

  it('leads to the variation that was asked for', async () => {
    const { variation, variable } = goods;
    await shop.items.setStock(0, variation.id);
    await ask('mona@example.com', 'en', variation.id);
    await shop.items.setStock(9, variation.id);
    await sendNotices(backend);
    expect(letters[0]?.text).toContain(`/product/variable/${variable.id}?variation=${variation.id}`);
    expect(letters[0]?.subject).toContain(variation.label.en);
  });

  it('opens what else the address waits for with its link, which works once the letter is sent', async () => {
    const { variation } = goods;
    await shop.items.setStock(0, variation.id);
    await ask('mona@example.com', 'en', variation.id);
    await ask();
    await shop.items.setStock(4, item);
    await sendNotices(backend);
    const token = /\/stock-requests\?key=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1];
    const { body } = await new Browser().post('/api/wcPost/stock-requests', { token, remove: [] });
    expect(body).toMatchObject({ requests: [{ item_id: variation.id }] });
    await shop.items.setStock(9, variation.id);
  });

  it('is sent to the first who asked, and to few people for each piece', async () => {
    const people = Array.from({ length: STOCK_NEWS_PER_PIECE + 2 }, (_, index) => `${index}@example.com`);
    for (const person of people) await ask(person);
    await shop.items.setStock(1, item);
    await sendNotices(backend);
    expect(recipients().sort()).toEqual(people.slice(0, STOCK_NEWS_PER_PIECE));
    await shop.items.setStock(2, item);
    await sendNotices(backend);
    expect(recipients().sort()).toEqual(people);
  });

  it('is not sent to somebody who has removed the request meanwhile', async () => {
    const guest = await shop.guest();
    await guest.post('/api/wcPost/stock-request', { item_id: item, contact: 'nadia@example.com' });
    await shop.items.setStock(4, item);
    await backend.features.stock_requests.queueNews(['mail']);
    const { requests } = (await guest.post('/api/wcPost/stock-requests', { remove: [] })).body as {
      requests: { id: number }[];
    };
    await guest.post('/api/wcPost/stock-requests', { remove: requests.map(({ id }) => id) });
    await sendNotices(backend);
    expect(letters).toEqual([]);
  });

  it('waits while the goods are sold out again before it is sent', async () => {
    await ask();
    await shop.items.setStock(4, item);
    await backend.features.stock_requests.queueNews(['mail']);
    await shop.items.setStock(0, item);
    await sendNotices(backend);
    expect(letters).toEqual([]);
    expect(await shop.stockRequests.count()).toBe(1);
    await shop.items.setStock(4, item);
    await sendNotices(backend);
    expect(recipients()).toEqual(['mona@example.com']);
  });

  it('follows an order that is cancelled, because its goods are back', async () => {
    const mona = await shop.customer();
    await shop.items.setStock(2, item);
    const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(item, 2))));
    expect((await mona.post('/api/wcPost/checkout', checkoutBody(id))).status).toBe(200);
    await ask('waiting@example.com');
    await afterAnswers();
    expect(recipients()).not.toContain('waiting@example.com');
    expect((await mona.post('/api/wcPost/cancel_order', { order_id: id })).status).toBe(200);
    await afterAnswers();
    expect(recipients()).toContain('waiting@example.com');
  });

  it('is sent by the scheduled job, which deletes requests that have waited too long', async () => {
    await ask('old@example.com');
    await shop.stockRequests.age(181);
    await ask('mona@example.com');
    await shop.items.setStock(4, item);
    const headers = { authorization: `Bearer ${CRON_SECRET}` };
    expect((await shop.call('GET', '/api/payment/reconcile', { headers })).status).toBe(200);
    await afterAnswers();
    expect(recipients()).toEqual(['mona@example.com']);
    expect(await shop.stockRequests.count()).toBe(0);
  });

  it('leaves no address in the outbox, in the log, or with what is left of the request', async () => {
    await ask('mona@example.com');
    await shop.items.setStock(4, item);
    vi.mocked(backend.mail.send).mockRejectedValueOnce(new Error('refused mona@example.com'));
    await sendNotices(backend);
    expect(await shop.stockRequests.count(), 'tried again').toBe(1);
    await shop.outbox.makeDue();
    await sendNotices(backend);
    expect(recipients()).toEqual(['mona@example.com']);
    const kept =
      JSON.stringify(await shop.outbox.all()) +
      shop.log.join('\n') +
      (await shop.contentOf('stock_requests'));
    expect(kept).toContain('back_in_stock');
    expect(kept).not.toContain('mona@example.com');
  });
});

/** The backend as a process that ends at this step: that call fails, and so does everything after it. */
function endingAt(step: (typeof STEPS)[number]): OpenBackend {
  const dying = dyingAt(step);
  const { notices, mail, features, messages: service } = backend;
  const requests = features.stock_requests;
  if (service === null) throw new Error('The shop sends no messages');
  return {
    ...backend,
    report: () => undefined,
    notices: dyingNotices(notices, dying),
    mail: { ...mail, send: dying('send', mail.send) },
    messages: { ...service, sendNews: dying('send', service.sendNews) },
    features: {
      ...features,
      stock_requests: { ...requests, getRequest: dying('read', requests.getRequest) },
    },
  };
}

describe('a process that is killed', () => {
  const dieAt = async (step: (typeof STEPS)[number]) => {
    await shop.items.setStock(4, item);
    await sendNotices(endingAt(step)).catch(() => undefined);
    await sendNotices(backend);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + NOTICE_LEASE_MS + 1000 });
    await sendNotices(backend);
    await sendNotices(backend);
  };

  it.each(STEPS)('leaves a letter that arrives once: %s', async (step) => {
    await ask();
    await dieAt(step);
    const isRepeated = step === 'accepted' || step === 'end';
    expect(letters, 'sent').toHaveLength(isRepeated ? 2 : 1);
    expect(new Set(letters.map(({ messageId }) => messageId)).size, 'recognisable').toBe(1);
    expect(await shop.stockRequests.count()).toBe(0);
  });

  it.each(STEPS)('leaves a message that never arrives twice: %s', async (step) => {
    await ask('01012345678');
    await dieAt(step);
    // What may have been sent is not repeated.
    expect(messages).toHaveLength(step === 'send' ? 0 : 1);
    expect(await shop.stockRequests.count()).toBe(0);
  });
});

it('tells everybody once if two instances run at the same time', async () => {
  await shop.items.setStock(0, item);
  const people = Array.from({ length: 9 }, (_, index) => `${index}@example.com`);
  for (const person of people) await ask(person);
  await shop.items.setStock(9, item);
  await Promise.all([sendNotices(backend), sendNotices(backend), sendNotices(backend)]);
  await sendNotices(backend);
  expect(recipients().sort()).toEqual(people);
});

it('offers nothing, and takes no request, where nobody can be told', async () => {
  const { settings, messages: service } = backend;
  backend.settings = { ...settings, mailsAnyone: false };
  backend.messages = null;
  const reply = await new Browser().post('/api/wcPost/stock-request', {
    item_id: item,
    contact: 'a@example.com',
  });
  backend.settings = settings;
  backend.messages = service;
  expect(reply.status).toBe(404);
  expect(await shop.stockRequests.count()).toBe(0);
});

it('is announced to the operator each morning: what most people wait for, in their language', async () => {
  await ask('a@example.com');
  await ask('b@example.com');
  for (const locale of LOCALES) {
    backend.settings.orders.locale = locale;
    const sections = await stockDigest(backend);
    const name = inLocale(goods.soldOut.name, locale);
    const lines = sections.flatMap((section) => section.lines.map(({ text }) => text));
    expect(lines).toEqual([translateTo(locale)('digest.waiting', { name, count: 2 })]);
  }
});
