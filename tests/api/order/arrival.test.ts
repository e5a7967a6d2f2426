import { serverIntl } from '../../../locales/serverIntl.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { array, looseObject, object, parse, string } from 'valibot';
import { formatArrival } from '../../../domain/delivery/arrival.js';
import { LOCALE_COOKIE } from '../../../domain/core/limits.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { required } from '../../contract/support.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import type { Customer } from '../browser.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

/** A Monday, a quarter of an hour before the cut-off. */
const BEFORE_CUT_OFF = '2026-11-23T15:45:00+02:00';
const AFTER_CUT_OFF = '2026-11-23T16:00:00+02:00';
const setTime = (time: string) => vi.setSystemTime(Date.parse(time));

vi.useFakeTimers({ toFake: ['Date'] });
setTime(BEFORE_CUT_OFF);
const shop = await openShop({ DELIVERY_CALENDAR: '{"cut_off":"16:00","holidays":["2026-11-25"]}' });
const { plenty } = await findGoods(shop);
let mona: Customer;

beforeEach(async () => {
  setTime(BEFORE_CUT_OFF);
  mona = await shop.customer();
  await afterAnswers();
  shop.orderLetters.length = 0;
});

const Methods = array(looseObject({ id: string(), arrives: object({ from: string(), to: string() }) }));

/** The dates of methods without an appointment, by id. */
async function offered(path: string): Promise<Record<string, unknown>> {
  const methods = parse(Methods, (await mona.get(path)).body);
  const delivered = methods.filter(({ visit }) => visit === undefined);
  return Object.fromEntries(delivered.map(({ id, arrives }) => [id, arrives]));
}

async function placeOrder(changes: Record<string, unknown> = {}): Promise<number> {
  const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
  expect((await mona.post('/api/wcPost/checkout', checkoutBody(id, changes))).status).toBe(200);
  return id;
}

const TOMORROW = { from: '2026-11-24', to: '2026-11-26' };
const A_DAY_LATER = { from: '2026-11-26', to: '2026-11-28' };

describe('the date of a delivery', () => {
  it('is told before the order by method and governorate, from the cut-off on a day later', async () => {
    const cairo = () => offered('/api/wcFetch/shipping?governorate=EGC');
    expect(await cairo()).toEqual({ standard: TOMORROW, express: { ...TOMORROW, to: TOMORROW.from } });
    expect(await offered('/api/wcFetch/cart-shipping?governorate=EGJS')).toEqual({
      standard: { from: '2026-11-29', to: '2026-11-30' },
    });
    setTime(AFTER_CUT_OFF);
    expect(await cairo()).toMatchObject({ standard: A_DAY_LATER });
  });

  it('stays on the order as promised, the same for everybody who may read it', async () => {
    const id = await placeOrder();
    const { key } = orderOf(await mona.get(`/api/wcFetch/order/${id}`));
    setTime(AFTER_CUT_OFF);
    const [own, held] = await Promise.all([
      mona.get(`/api/wcFetch/order/${id}`),
      shop.call('GET', `/api/wcFetch/order/${id}?key=${required(key)}`),
    ]);
    expect(orderOf(own).delivery?.arrives).toEqual(TOMORROW);
    expect(orderOf(held).delivery?.arrives).toEqual(TOMORROW);
    const [order] = await shop.ordersOf(mona.id);
    expect(order?.delivery?.arrives).toEqual(TOMORROW);
  });

  it.each(LOCALES)('is written in the letter about the order, in its language (%s)', async (locale) => {
    mona.cookies[LOCALE_COOKIE] = locale;
    await placeOrder();
    await afterAnswers();
    const [letter, ...more] = shop.orderLetters.splice(0);
    expect(more).toEqual([]);
    const date = formatArrival(TOMORROW, serverIntl(locale));
    expect(letter?.text).toContain(date);
    expect(letter?.html).toContain(date);
  });

  it('is that of the chosen method', async () => {
    const id = await placeOrder({ shipping_method: 'express' });
    const { delivery } = orderOf(await mona.get(`/api/wcFetch/order/${id}`));
    expect(delivery?.arrives).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  });

  it('is not promised for goods on backorder', async () => {
    const getCurrent = shop.backend.store.catalogue.getCurrent;
    const catalogue = vi.spyOn(shop.backend.store.catalogue, 'getCurrent');
    catalogue.mockImplementation(async (ids) =>
      (await getCurrent(ids)).map((product) => ({ ...product, stock: 'backorder' as const })),
    );
    const id = await placeOrder();
    catalogue.mockRestore();
    expect(orderOf(await mona.get(`/api/wcFetch/order/${id}`)).delivery?.arrives).toBeNull();
  });

  it('is null on orders from before dates were promised', async () => {
    const id = await placeOrder();
    await shop.orders.forgetArrival(id);
    expect(orderOf(await mona.get(`/api/wcFetch/order/${id}`)).delivery?.arrives).toBeNull();
  });
});
