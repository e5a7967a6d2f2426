import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { required } from '../../contract/support.js';
import { BOSTA_KEY, BOSTA_SECRET, startBosta } from '../../support/standIns/bostaStandIn.js';
import { afterAnswers } from '../call.js';
import { openOfficeShop } from './officeShop.js';

/* Bosta reports what becomes of the deliveries that the operator has ordered. */

const bosta = await startBosta();
afterAll(() => bosta.close());
const shop = await openOfficeShop({
  ...{ BOSTA_URL: bosta.url, BOSTA_API_KEY: BOSTA_KEY, BOSTA_WEBHOOK_SECRET: BOSTA_SECRET },
  ...{ ORDER_EMAIL: 'owner@shop.example', LIMIT_WEBHOOKS_ADDRESS: '1000000' },
});
const { step, orderNow, placed, recorded, subjects } = shop;

beforeEach(async () => {
  await shop.clear();
  bosta.deliveries.length = 0;
});

describe('news of a delivery', () => {
  const report = async (body: unknown, authorization: string | undefined = BOSTA_SECRET) => {
    const reply = await shop.call('POST', '/api/webhook/carrier', {
      body,
      headers: { origin: undefined, authorization },
    });
    await afterAnswers();
    return reply;
  };
  const sent = async () => {
    const id = await placed();
    await step(id, { act: 'book', area: 'd-nasr' });
    subjects();
    const { trackingNumber, businessReference } = required(bosta.deliveries.at(-1));
    const news = (state: number | string, changes: object = {}) => ({
      ...{ _id: 'x', trackingNumber: Number(trackingNumber), state, type: 'SEND', businessReference },
      ...{ timeStamp: Date.now(), ...changes },
    });
    return { id, news };
  };

  it('notes an arrived order as delivered, once, and tells the customer', async () => {
    const { id, news } = await sent();
    for (const state of [21, 41, 45, 45, '45']) expect((await report(news(state))).status).toBe(200);
    expect(await orderNow(id)).toMatchObject({ status: 'completed' });
    expect(subjects()).toHaveLength(1);
    expect((await recorded(id)).at(-1)).toEqual({ act: 'deliver', by: 'carrier', detail: null });
  });

  it('ignores what comes late: a failed attempt after the arrival', async () => {
    const { id, news } = await sent();
    await report(news(45));
    subjects();
    for (const state of [47, 41, 46]) await report(news(state));
    expect(await orderNow(id)).toMatchObject({ status: 'completed' });
    expect(subjects()).toEqual([]);
  });

  it('tells the operator of a failed attempt and of a return, once each', async () => {
    const { id, news } = await sent();
    for (const state of [47, 47, 103, 46, 46, 60]) await report(news(state));
    expect(shop.orderLetters.map(({ to }) => to)).toEqual(['owner@shop.example', 'owner@shop.example']);
    expect(subjects()).toEqual([
      `Order ${id} was not delivered by Bosta`,
      `Order ${id} comes back with Bosta`,
    ]);
    expect(await orderNow(id)).toMatchObject({ status: 'processing' });
  });

  it('tells the operator of what is lost after a failed attempt, and everybody of a second parcel', async () => {
    const { id, news } = await sent();
    for (const state of [47, 100, 101, 46]) await report(news(state));
    expect(subjects()).toHaveLength(3);
    const again = { act: 'send', carrier: 'Bosta', number: '7400999' };
    expect((await step(id, again)).status).toBe(200);
    expect(subjects()).toHaveLength(1);
    await step(id, again);
    expect(subjects()).toEqual([]);
    for (const state of [47, 46, 46]) await report(news(state, { trackingNumber: Number(again.number) }));
    expect(subjects()).toEqual([
      `Order ${id} was not delivered by Bosta`,
      `Order ${id} comes back with Bosta`,
    ]);
  });

  it.each([
    ['of another type', 45, { type: 'EXCHANGE' }],
    ['of another delivery of the order', 45, { trackingNumber: '1' }],
    ['of an order that does not exist', 45, { businessReference: '987654321' }],
    ['without a reference', 45, { businessReference: null }],
    ['of a package on its way back', 45, { type: 'RTO' }],
  ])('leaves the order as it is after news %s', async (_, state, changes) => {
    const { id, news } = await sent();
    expect((await report(news(state, changes))).status).toBe(200);
    expect(await orderNow(id)).toMatchObject({ status: 'processing' });
  });

  it('logs an unknown state once', async () => {
    const { id, news } = await sent();
    for (let time = 0; time < 3; time += 1) expect((await report(news(777))).status).toBe(200);
    expect(shop.log.filter((line) => line.includes('carrier-state-unknown'))).toHaveLength(1);
    expect(await orderNow(id)).toMatchObject({ status: 'processing' });
  });

  it('is rejected without the secret, and if it is too long', async () => {
    const { id, news } = await sent();
    for (const forged of ['', 'wrong', `Bearer ${BOSTA_SECRET}`]) {
      expect((await report(news(45), forged)).status).toBe(401);
    }
    expect((await report({ ...news(45), more: 'x'.repeat(2_000_000) })).status).toBe(413);
    for (const odd of [[], 'text', null, { state: {} }]) expect((await report(odd)).status).toBe(200);
    expect(await orderNow(id)).toMatchObject({ status: 'processing' });
  });
});
