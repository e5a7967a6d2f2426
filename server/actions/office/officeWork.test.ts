import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { officeWork } from './officeWork.js';

const ORDER = {
  ...{ id: 7, customerId: 1, status: 'processing', shippingTotal: 6000, adjustment: 0, fee: 0, refunded: 0 },
  ...{ coupons: [], refunds: [], payment: null, deposit: null, confirmation: null, cancelledFor: null },
  ...{ delivery: null, shipment: null, paymentMethod: 'cod', updatedAt: 'v1' },
  items: [{ id: 1, productId: 5, variationId: null, quantity: 4, price: 100_000, name: { en: 'Tyre' } }],
  billing: { firstName: 'Mona', lastName: '', phone: '+201012345678', governorate: 'EGC', city: 'Maadi' },
} as unknown as Order;
const RETURN = {
  ...{ id: 3, orderId: 7, lines: [{ lineItemId: 1, quantity: 2 }], reason: 'fit', text: 'Too wide' },
  ...{ photo: null, state: 'asked', answer: null, askedAt: '' },
};
const AREAS = [
  { id: 'z', name: { en: 'Zamalek' } },
  { id: 'm', name: { en: 'Maadi' } },
];

function work(given: {
  order?: object;
  requests?: object[];
  notes?: string[];
  taken?: object[] | null;
  listAreas?: () => Promise<unknown>;
  listBranches?: () => Promise<unknown>;
}) {
  const { order = {}, requests = [], notes = [], taken = [], listAreas, listBranches } = given;
  const report = vi.fn();
  const backend = {
    report,
    content: { listBranches },
    returns: { listOfOrder: () => Promise.resolve(requests) },
    store: {
      orders: { readNotes: () => Promise.resolve({ notes: notes.map((text) => ({ text })) }) },
      office: taken === null ? null : { listSteps: () => Promise.resolve(taken) },
    },
    carrier: listAreas === undefined ? null : { name: 'Bosta', listAreas },
  } as unknown as Backend;
  const view = officeWork(
    backend,
    { ...ORDER, ...order },
    {
      ...{ locale: 'en', link: 'token', isDone: false },
    },
  );
  return { view, report };
}

describe('what the operator can do with an order', () => {
  it('begins with open returns, in the words of the customer, and ends with the cancellation', async () => {
    const closed = { ...RETURN, id: 4, state: 'refused' };
    const { steps, version } = await work({ requests: [RETURN, closed] }).view;
    expect(version).toBe('v1');
    expect(steps.map(({ act }) => act).slice(0, 3)).toEqual(['accept', 'refuse', 'received']);
    expect(steps.map(({ act }) => act).slice(-2)).toEqual(['note', 'cancel']);
    expect(steps.filter(({ act }) => act === 'cancel')).toHaveLength(1);
    const [accept, , , next] = steps;
    expect(accept?.returnId).toBe(3);
    expect(accept?.about.split('\n').slice(0, 3)).toEqual([
      '2 × Tyre',
      expect.stringMatching(/fit/i),
      'Too wide',
    ]);
    expect(next).toMatchObject({ returnId: null, choices: [], chosen: '' });
    expect(next?.about).not.toContain('Tyre');
  });

  it('offers to write to the customer while there is one, and room for a note', async () => {
    const actsOf = async (given: Parameters<typeof work>[0]) =>
      (await work(given).view).steps.map(({ act }) => act);
    expect(await actsOf({})).toContain('note');
    expect(await actsOf({ order: { billing: null } })).not.toContain('note');
    expect(await actsOf({ notes: Array.from({ length: 100 }, String) })).not.toContain('note');
  });

  it('offers the carrier’s areas by name, the customer’s own chosen', async () => {
    const { steps } = await work({ listAreas: () => Promise.resolve(AREAS) }).view;
    expect(steps.find(({ act }) => act === 'book')).toMatchObject({
      choices: [
        { value: 'm', label: 'Maadi' },
        { value: 'z', label: 'Zamalek' },
      ],
      chosen: 'm',
    });
    const elsewhere = { billing: { ...ORDER.billing, city: 'Nowhere' } };
    const other = await work({ order: elsewhere, listAreas: () => Promise.resolve(AREAS) }).view;
    expect(other.steps.find(({ act }) => act === 'book')?.chosen).toBe('');
  });

  it('offers no delivery while the carrier does not answer, which is reported', async () => {
    const failure = new Error('no answer');
    const { view, report } = work({ listAreas: () => Promise.reject(failure) });
    expect((await view).steps.map(({ act }) => act)).not.toContain('book');
    expect(report).toHaveBeenCalledWith('carrier-areas-not-read', failure);
  });

  it('offers no other time while the branches cannot be read, which is reported', async () => {
    const failure = new Error('no answer');
    const visit = { service: 'fitting', branch: 'nasr-city', slot: null };
    const { view, report } = work({
      order: { delivery: { id: 'visit', title: { en: 'Fitting' }, isPickup: true, arrives: null, visit } },
      listBranches: () => Promise.reject(failure),
    });
    expect((await view).steps.map(({ act }) => act)).toEqual(['deliver', 'note', 'cancel']);
    expect(report).toHaveBeenCalledWith('appointments-not-read', failure);
  });

  it('tells what was done, newest first, then what the customer was told', async () => {
    const step = { by: 'link', at: '2026-11-23T10:00:00.000Z' };
    const taken = [
      { ...step, act: 'visit', detail: '2026-11-25T10:00' },
      { ...step, act: 'refund', detail: '50.00' },
      { ...step, act: 'send', detail: 'Bosta 74' },
      { ...step, act: 'deliver', detail: null },
    ];
    const { history } = await work({ taken, notes: ['It is here'] }).view;
    const values = history.map(({ value }) => value.split('\n'));
    expect(values[0]?.[0]).toMatch(/Wed.*25.*10:00/);
    expect(values[1]?.[0]).toBe('50.00 EGP');
    expect(values[2]?.[0]).toBe('Bosta 74');
    expect(values[3]?.[0]).toMatch(/Mon.*23.*12:00/);
    expect(values[3]).toHaveLength(2);
    expect(values[4]).toEqual(['It is here']);
    expect((await work({ taken: null }).view).history).toEqual([]);
  });
});
