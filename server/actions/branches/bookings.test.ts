import { describe, expect, it, vi } from 'vitest';
import { type ErrorCode, ShopError } from '../../../domain/core/errors.js';
import type { Order, OrderStatus } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import { recordChange, recordStoreChange, withPlace } from './bookings.js';

const SLOT = { date: '2099-11-25', from: '10:00', to: '11:00' };
const VISIT = { service: 'pickup', branch: 'nasr-city', slot: SLOT } as const;
const BRANCH = { id: 'nasr-city', capacity: 1 };
const orderWith = (visit?: object) =>
  ({ id: 7, status: 'processing', delivery: visit === undefined ? null : { visit } }) as unknown as Order;

function openBackend({ branches = [BRANCH] as unknown[], order = null as Order | null } = {}) {
  const report = vi.fn();
  const getOrder = vi.fn(() => Promise.resolve(order));
  const bookings = {
    hold: vi.fn(() => Promise.resolve(true)),
    keep: vi.fn(() => Promise.resolve()),
  };
  const backend = {
    ...{ report, bookings, settings: {} },
    content: { listBranches: () => Promise.resolve(branches) },
    store: { orders: { getOrder } },
  } as unknown as Backend;
  return { backend, report, getOrder, bookings };
}

describe('the place of an appointment', () => {
  it.each<[ErrorCode | null, number]>([
    ['insufficient_stock', 1],
    ['outcome_unknown', 0],
    [null, 0],
  ])('is freed after the refusal %s only, by what the order says: %i', async (code, times) => {
    const { backend, getOrder } = openBackend();
    const failure = code === null ? new Error('a mistake') : new ShopError(code);
    await expect(withPlace(backend, { id: 7 }, VISIT, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(getOrder).toHaveBeenCalledTimes(times);
  });

  it('needs nothing for an order without one', async () => {
    const { backend, bookings } = openBackend();
    expect(await withPlace(backend, { id: 7 }, undefined, () => Promise.resolve('done'))).toBe('done');
    await recordChange(backend, orderWith(), orderWith());
    for (const asked of Object.values(bookings)) expect(asked).not.toHaveBeenCalled();
  });
});

describe('the record of an appointment', () => {
  const TAKEN = { branch: 'nasr-city', date: SLOT.date, from: SLOT.from };

  it.each<[OrderStatus, boolean]>([
    ['pending', true],
    ['processing', true],
    ['on-hold', true],
    ['completed', true],
    ['pending-cart', false],
    ['cancelled', false],
    ['refunded', false],
  ])('follows the order, which is %s', async (status, hasPlace) => {
    const { backend, bookings } = openBackend();
    await recordChange(backend, orderWith(VISIT), { ...orderWith(VISIT), status });
    expect(bookings.keep.mock.calls).toEqual([[7, hasPlace ? TAKEN : null, expect.any(Date)]]);
  });

  it('ends with the order, and with its appointment', async () => {
    const { backend, bookings } = openBackend();
    for (const after of [null, orderWith()]) await recordChange(backend, orderWith(VISIT), after);
    const none = [7, null, expect.any(Date)];
    expect(bookings.keep.mock.calls).toEqual([none, none]);
  });

  it('stays while the time that the operator has written cannot be read', async () => {
    const { backend, bookings } = openBackend();
    await recordChange(backend, orderWith(VISIT), orderWith({ ...VISIT, slot: null, isUnclear: true }));
    expect(bookings.keep).not.toHaveBeenCalled();
  });

  it('that fails is reported, because the order is asked later', async () => {
    const { backend, bookings, report } = openBackend();
    const failure = new Error('no answer');
    bookings.keep.mockRejectedValueOnce(failure);
    await recordChange(backend, orderWith(VISIT), orderWith(VISIT));
    expect(report.mock.calls).toEqual([['place-not-recorded', failure]]);
  });
});

describe('a change by the store', () => {
  it('is followed in a shop with branches only', async () => {
    const { backend, getOrder } = openBackend({ branches: [] });
    await recordStoreChange(backend, 7);
    expect(getOrder).not.toHaveBeenCalled();
  });

  it('is reported if nobody can read the time that it names', async () => {
    const unclear = openBackend({ order: orderWith({ ...VISIT, slot: null, isUnclear: true }) });
    await recordStoreChange(unclear.backend, 7);
    expect(unclear.report.mock.calls.map(([event]) => event as string)).toContain('appointment-unclear');
    const clear = openBackend({ order: orderWith(VISIT) });
    await recordStoreChange(clear.backend, 7);
    expect(clear.report).not.toHaveBeenCalledWith('appointment-unclear', expect.anything());
  });

  it('whose order cannot be read is reported, and does not stop the webhook', async () => {
    const { backend, getOrder, report } = openBackend();
    getOrder.mockRejectedValue(new ShopError('store_unavailable'));
    await recordStoreChange(backend, 7);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
