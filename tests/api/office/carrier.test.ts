import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommandLine } from '../../support/runCommandLine.js';
import { ORDERS } from '../../../scripts/orders/manageOrders.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { loadOfficeOrder } from '../../../server/actions/pages/office/officeOrder.js';
import { ConfigurationError } from '../../../server/config/parsing/configurationError.js';
import { readEnv } from '../../../server/config/env.js';
import { officePath } from '../../../domain/office/officeViews.js';
import { orderTotal } from '../../../domain/order/order.js';
import { required } from '../../contract/support.js';
import { BOSTA_KEY, BOSTA_SECRET, startBosta } from '../../support/standIns/bostaStandIn.js';
import { BILLING, codeOf } from '../bodies.js';
import { SECRET } from '../shop.js';
import { openOfficeShop, PIECES } from './officeShop.js';

/* The operator orders deliveries from Bosta. */

const bosta = await startBosta();
afterAll(() => bosta.close());
const shop = await openOfficeShop({
  BOSTA_URL: bosta.url,
  BOSTA_API_KEY: BOSTA_KEY,
  BOSTA_WEBHOOK_SECRET: BOSTA_SECRET,
  ORDER_EMAIL: 'owner@shop.example',
  PAYMENT_WAYS: JSON.stringify([
    { kind: 'cash' },
    { kind: 'transfer', pay_to: { en: 'Bank Misr 1', ar: 'بنك مصر 1' } },
  ]),
});
const { backend, step, orderNow, placed, recorded, subjects, linkTo } = shop;

beforeEach(async () => {
  await shop.clear();
  bosta.deliveries.length = 0;
  bosta.calls.length = 0;
  bosta.trouble.length = 0;
  bosta.createMs = 0;
});

const book = (id: number, fields: Record<string, string> = {}) =>
  step(id, { act: 'book', area: 'd-nasr', ...fields });
const created = () => bosta.calls.filter(({ path }) => path.includes('apiVersion=1'));
const page = async (id: number, locale: 'en' | 'ar' = 'en') => {
  const loaded = await loadOfficeOrder(backend, {
    ...{ locale, word: translateTo(locale), params: { token: linkTo(id) } },
    ...{ query: new URLSearchParams(), path: officePath(linkTo(id)) },
  });
  const props = required(loaded).pageProps;
  if (props.state !== 'open') throw new Error('The page is not open');
  return props.work;
};

describe('ordering a delivery', () => {
  it('gives Bosta the address and the cash to collect, and notes the order as sent', async () => {
    const id = await placed();
    expect((await book(id)).status).toBe(200);
    const cod = orderTotal(await orderNow(id)) / 100;
    expect(bosta.deliveries).toMatchObject([
      {
        cod,
        businessReference: String(id),
        dropOffAddress: { city: 'Cairo', districtId: 'd-nasr' },
        specs: { packageDetails: { itemsCount: PIECES } },
        webhookCustomHeaders: { Authorization: BOSTA_SECRET },
      },
    ]);
    expect(bosta.deliveries[0]?.webhookUrl).toMatch(/\/api\/webhook\/carrier$/);
    const number = required(bosta.deliveries[0]).trackingNumber;
    expect(await orderNow(id)).toMatchObject({ shipment: { carrier: 'Bosta', number } });
    expect(subjects()).toEqual([`Your order #${id} is on its way`]);
    expect(await recorded(id)).toEqual([{ act: 'send', by: 'link', detail: `Bosta ${number}` }]);
  });

  it('collects nothing for an order that is paid', async () => {
    const id = await placed({ payment_method: 'transfer' });
    expect(codeOf(await book(id)), 'the money is awaited').toBe('step_not_possible');
    await step(id, { act: 'paid' });
    expect((await book(id)).status).toBe(200);
    expect(bosta.deliveries).toMatchObject([{ cod: 0 }]);
  });

  it('offers Bosta’s areas in both languages, with the customer’s own chosen, and only where it delivers', async () => {
    const id = await placed({ billing: { ...BILLING, city: 'nasr city' } });
    const en = (await page(id)).steps.find(({ act }) => act === 'book');
    expect(en).toMatchObject({ chosen: 'd-nasr' });
    expect(en?.choices.map(({ label }) => label)).toEqual(['Maadi', 'Nasr City']);
    const ar = (await page(id, 'ar')).steps.find(({ act }) => act === 'book');
    expect(ar?.choices.map(({ label }) => label)).toContain('مدينة نصر');
    const far = await placed({ billing: { ...BILLING, governorate: 'EGASN' } });
    expect((await page(far)).steps.map(({ act }) => act)).not.toContain('book');
    const spelt = await placed({ billing: { ...BILLING, governorate: 'EGKB' } });
    expect((await page(spelt)).steps.map(({ act }) => act)).toContain('book');
  });

  it('orders once for presses at the same time', async () => {
    const id = await placed();
    const { updatedAt: version } = await orderNow(id);
    bosta.createMs = 30;
    const presses = await Promise.all([1, 2, 3].map(() => book(id, { version })));
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([bosta.deliveries.length, created().length]).toEqual([1, 1]);
    expect(subjects()).toHaveLength(1);
    expect((await page(id)).steps.map(({ act }) => act)).not.toContain('book');
    expect(codeOf(await book(id))).toBe('step_not_possible');
  });

  it('finds the delivery whose answer was lost, instead of ordering another', async () => {
    const id = await placed();
    bosta.trouble.push({ path: '/deliveries', fault: 'lost' });
    bosta.trouble.push({
      path: '/search',
      fault: { status: 200, body: { success: true, data: { deliveries: [] } } },
    });
    bosta.trouble.push({ path: '/search', fault: 'hang up' });
    const reply = await book(id);
    expect([reply.status, codeOf(reply)]).toEqual([503, 'carrier_unavailable']);
    expect(await orderNow(id)).toMatchObject({ shipment: null });
    expect((await book(id)).status).toBe(200);
    expect(bosta.deliveries).toHaveLength(1);
    expect(await orderNow(id)).toMatchObject({ shipment: { number: bosta.deliveries[0]?.trackingNumber } });
  });

  it('does not take the delivery of another order with a number that begins alike', async () => {
    const id = await placed();
    await book(id);
    const other = { ...required(bosta.deliveries[0]), businessReference: `${id}0`, trackingNumber: '9' };
    bosta.deliveries.splice(0, 1, { ...other, uniqueBusinessReference: `${id}0` });
    const next = await placed();
    bosta.deliveries.push({ ...other, businessReference: `${next}0`, uniqueBusinessReference: `${next}0` });
    await book(next);
    expect((await orderNow(next)).shipment?.number).not.toBe('9');
  });

  it.each([
    ['ended', { state: 48 }],
    ['with other cash to collect', { cod: 1 }],
  ])('refuses to note an earlier delivery that is %s', async (_, change) => {
    await book(await placed());
    const again = await placed();
    bosta.deliveries.push({
      ...required(bosta.deliveries[0]),
      ...{ businessReference: String(again), uniqueBusinessReference: String(again), ...change },
    });
    expect(codeOf(await book(again))).toBe('carrier_refused');
    expect(await orderNow(again)).toMatchObject({ shipment: null });
  });

  it.each([
    ['an unknown area', { area: 'd-unknown' }, 400, 'invalid_fields'],
    ['an area where it does not deliver', { area: 'd-far' }, 400, 'invalid_fields'],
    ['no area', { area: '' }, 400, 'invalid_fields'],
  ])('refuses %s, and orders nothing', async (_, fields, status, code) => {
    const id = await placed();
    const reply = await book(id, fields);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    expect([created().length, await recorded(id)]).toEqual([0, []]);
  });

  it('passes a refusal on without Bosta’s words, and leaves the order as it was', async () => {
    const id = await placed();
    const words = { success: false, errorCode: 777, message: 'Mona Hassan is unknown' };
    bosta.trouble.push({ path: '/deliveries', fault: { status: 400, body: words } });
    const reply = await book(id);
    expect([reply.status, codeOf(reply)]).toEqual([409, 'carrier_refused']);
    expect(reply.text + shop.log.join('\n')).not.toMatch(/is unknown/);
    expect([await recorded(id), subjects()]).toEqual([[], []]);
    expect((await book(id)).status).toBe(200);
  });

  it('says which setting is wrong if the key is refused, without the key', async () => {
    const id = await placed();
    const body = { success: false, errorCode: 1028, message: `bad ${BOSTA_KEY}` };
    bosta.trouble.push({ path: '/search', fault: { status: 401, body } });
    expect(codeOf(await book(id))).toBe('carrier_unavailable');
    expect(shop.log.at(-1)).toContain('BOSTA_API_KEY');
    expect(shop.log.join('\n')).not.toContain(BOSTA_KEY);
  });

  it('is a command too, which names the area if the customer’s is not Bosta’s', async () => {
    const id = await placed({ billing: { ...BILLING, city: 'Somewhere' } });
    const lines: string[] = [];
    const run = (...args: string[]) =>
      runCommandLine(ORDERS, args, {
        database: shop.database,
        print: (text) => lines.push(text),
        log: (text) => lines.push(text),
        open: () => Promise.resolve(backend),
      });
    expect(await run('book', String(id))).toBe(1);
    expect(lines.pop()).toContain('--area');
    expect(await run('book', String(id), '--area', 'Maadi')).toBe(0);
    expect(bosta.deliveries).toMatchObject([{ dropOffAddress: { districtId: 'd-maadi' } }]);
    expect(lines.pop()).toContain('Bosta 77000001');
    expect(await run('book', String(id))).toBe(1);
  });
});

describe('the label', () => {
  const label = (link: string) => shop.call('GET', `/api/wcFetch/office-label?link=${link}`);

  it('is a PDF for whoever holds the link of the order, and for nobody else', async () => {
    const id = await placed();
    expect((await page(id)).hasLabel).toBe(false);
    expect((await label(linkTo(id))).status).toBe(404);
    await book(id);
    expect((await page(id)).hasLabel).toBe(true);
    const reply = await label(linkTo(id));
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('cache-control')).toContain('no-store');
    expect(reply.text).toMatch(/^%PDF.*77000001/);
    expect((await label(`${linkTo(id).slice(0, -1)}x`)).status).toBe(404);
  });

  it('is no page of an error from in between', async () => {
    const id = await placed();
    await book(id);
    bosta.trouble.push({
      path: '/mass-awb',
      fault: { status: 200, body: { success: true, data: 'PGh0bWw+' } },
    });
    expect(codeOf(await label(linkTo(id)))).toBe('carrier_unavailable');
  });
});

describe('settings', () => {
  const read = (given: Record<string, string>) => readEnv({ SESSION_SECRET: SECRET, ...given }).bosta;

  it('orders nothing without a key', () => {
    expect(read({})).toBeNull();
    expect(read({ BOSTA_API_KEY: BOSTA_KEY })).toMatchObject({
      url: 'https://app.bosta.co',
      webhookSecret: null,
    });
  });

  it.each([
    { BOSTA_WEBHOOK_SECRET: BOSTA_SECRET },
    { BOSTA_API_KEY: 'two words' },
    { BOSTA_API_KEY: BOSTA_KEY, BOSTA_WEBHOOK_SECRET: 'short' },
  ])('stops at start with %j, without printing it', (given) => {
    expect(() => read(given)).toThrow(ConfigurationError);
    expect(() => read(given)).toThrow(/^(?!.*two words)/s);
  });
});
