import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAITED_RUN_ORDERS, LOOK_UPS_PER_READ } from '../../../domain/core/limits.js';
import type { OrderPayment } from '../../../domain/payment/orderPayment.js';
import type { Order } from '../../../domain/order/order.js';
import { plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { handleAwaited, refreshPayment, refreshPayments } from './awaitedOrders.js';
import { settleLocked, settleOnRead } from './settlement.js';

vi.mock('./settlement.js', () => ({ settleLocked: vi.fn(), settleOnRead: vi.fn() }));

const UNTIL = '2026-11-25T10:00:00.000Z';
const hours = (count: number) => Date.parse(UNTIL) + count * 60 * 60 * 1000;
const PAYMENT: OrderPayment = { way: 'transfer', provider: null, until: UNTIL, code: null, proof: null };
const PROOF = { text: '123', photo: null, at: '2026-11-24T10:00:00.000Z' };
const awaited = (payment: Partial<OrderPayment> = {}, changes: Partial<Order> = {}) =>
  plainOrder({
    ...{ status: 'on-hold', paymentMethod: 'later', payment: { ...PAYMENT, ...payment } },
    ...changes,
  });

beforeEach(() => {
  vi.mocked(settleOnRead)
    .mockReset()
    .mockImplementation((_, order) => Promise.resolve(order));
  vi.mocked(settleLocked).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openShop(orders: Order[], now?: Order | null) {
  const queue =
    vi.fn<(notices: readonly { orderId: number; kind: string; follows?: string }[]) => Promise<void>>();
  queue.mockResolvedValue();
  const cancelOrder = vi.fn((order: Order) =>
    Promise.resolve({ order: { ...order, status: 'cancelled' as const }, isDone: true }),
  );
  const listOrders = vi.fn(() => Promise.resolve([...orders]));
  const getOrder = (id: number) =>
    Promise.resolve(now === undefined ? (orders.find((order) => order.id === id) ?? null) : now);
  const report = vi.fn();
  const backend = {
    ...{ notices: { queue }, report, later: vi.fn() },
    store: { orders: { cancelOrder, listOrders, getOrder } },
    state: { withLocks: (_: string[], work: () => unknown) => work() },
  } as unknown as Backend;
  return { backend, queue, cancelOrder, listOrders, report };
}

const NOTHING = { checked: 0, cancelled: 0, reminded: 0, failed: 0, complete: true };

describe('an order whose money is awaited', () => {
  it.each<[string, Order, number, object]>([
    ['waits', awaited(), -48, {}],
    ['is reminded of in the last day', awaited(), -1, { reminded: 1 }],
    ['is cancelled when its time is over', awaited(), 0, { checked: 1, cancelled: 1 }],
    ['waits for the operator once its customer has paid', awaited({ proof: PROOF }), 9, {}],
    ['stays if it is not awaited any more', awaited({}, { status: 'processing' }), 9, {}],
    ['stays if it has no time', awaited({ until: null }), 9, {}],
  ])('%s', async (_, order, atHours, expected) => {
    const { backend } = openShop([order]);
    expect(await handleAwaited(backend, hours(atHours))).toEqual({ ...NOTHING, ...expected });
  });

  it('is reminded of after the news that it was placed, and cancelled oldest first', async () => {
    const late = [awaited({}, { id: 3 }), awaited({}, { id: 2 })];
    const { backend, queue, cancelOrder, listOrders } = openShop(late);
    await handleAwaited(backend, hours(-1));
    const notices = queue.mock.calls.flatMap(([each]) => each);
    expect(new Set(notices.map(({ orderId, kind, follows }) => `${orderId} ${kind} ${follows}`))).toEqual(
      new Set(['2 pay_soon placed', '3 pay_soon placed']),
    );
    await handleAwaited(backend, hours(1));
    expect(cancelOrder.mock.calls).toEqual([
      [late[1], 'unpaid'],
      [late[0], 'unpaid'],
    ]);
    expect(backend.later).toHaveBeenCalledTimes(2);
    expect(listOrders).toHaveBeenCalledWith({ waitingFor: 'money' });
  });

  it('stays if it was paid meanwhile, or is gone', async () => {
    for (const now of [awaited({}, { status: 'processing' }), null]) {
      const { backend, cancelOrder } = openShop([awaited()], now);
      expect(await handleAwaited(backend, hours(1))).toEqual({ ...NOTHING, checked: 1 });
      expect(cancelOrder).not.toHaveBeenCalled();
    }
  });

  it.each([
    ['stays if the provider has the money', { isPaid: true, hasChanged: false }, false],
    ['stays as the provider has left it', { isPaid: false, hasChanged: true }, false],
    ['is cancelled if the provider has none', { isPaid: false, hasChanged: false }, true],
  ])('%s', async (_, settled, isCancelled) => {
    const order = awaited({ provider: 'paymob' }, { paymentReference: '1-x' });
    const { backend, cancelOrder } = openShop([order]);
    vi.mocked(settleLocked).mockResolvedValue({ order, ...settled } as never);
    await handleAwaited(backend, hours(1));
    expect(vi.mocked(settleLocked).mock.calls).toEqual([[backend, order, '1-x', null]]);
    expect(cancelOrder.mock.calls.length).toBe(isCancelled ? 1 : 0);
  });

  it('asks no provider if none takes its money, or nothing was begun', async () => {
    const orders = [awaited({}, { paymentReference: '1-x' }), awaited({ provider: 'paymob' }, { id: 2 })];
    const { backend } = openShop(orders);
    expect((await handleAwaited(backend, hours(1))).cancelled).toBe(2);
    expect(settleLocked).not.toHaveBeenCalled();
  });
});

describe('a run', () => {
  it('goes on after a failure, which is reported', async () => {
    const { backend, cancelOrder, report } = openShop([awaited(), awaited({}, { id: 2 })]);
    const error = new Error('The store is down');
    cancelOrder.mockRejectedValueOnce(error);
    expect(await handleAwaited(backend, hours(1))).toEqual({
      ...NOTHING,
      checked: 2,
      cancelled: 1,
      failed: 1,
    });
    expect(report.mock.calls).toEqual([['overdue-order-failed', error]]);
  });

  it('leaves what is too much, or takes too long, to the next one', async () => {
    const orders = Array.from({ length: AWAITED_RUN_ORDERS + 1 }, (_, id) => awaited({}, { id }));
    const checked = AWAITED_RUN_ORDERS;
    expect(await handleAwaited(openShop(orders).backend, hours(1))).toMatchObject({
      checked,
      complete: false,
    });
    const rest = openShop(orders.slice(1));
    expect(await handleAwaited(rest.backend, hours(1))).toMatchObject({ checked, complete: true });
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(20_000).mockReturnValue(20_001);
    const slow = await handleAwaited(openShop(orders).backend, hours(1));
    expect(slow).toMatchObject({ checked: 1, complete: false });
  });
});

describe('an order that is read', () => {
  beforeEach(() => void vi.useFakeTimers({ now: hours(1), toFake: ['Date'] }));

  it('is settled, and cancelled if its time is over', async () => {
    const { backend, cancelOrder } = openShop([awaited()]);
    expect((await refreshPayment(backend, awaited())).status).toBe('cancelled');
    vi.mocked(settleOnRead).mockResolvedValue(awaited({}, { status: 'processing' }));
    expect((await refreshPayment(backend, awaited())).status).toBe('processing');
    expect(cancelOrder).toHaveBeenCalledTimes(1);
  });

  it('is as it was if that fails, or it is gone', async () => {
    const shop = openShop([awaited()]);
    shop.cancelOrder.mockRejectedValue(new Error('down'));
    expect(await refreshPayment(shop.backend, awaited())).toEqual(awaited());
    expect(shop.report).toHaveBeenCalledWith('overdue-order-failed', expect.any(Error));
    expect(await refreshPayment(openShop([], null).backend, awaited())).toEqual(awaited());
  });

  it('is looked up with few others, longest waiting first', async () => {
    const { backend } = openShop([]);
    const waiting = [9, 8, 7, 6, 5].map((id) => plainOrder({ id, status: 'pending' }));
    const known = [...waiting, awaited({ proof: PROOF }, { id: 4 }), plainOrder({ id: 1 })];
    expect(await refreshPayments(backend, known)).toEqual(known);
    expect(
      vi
        .mocked(settleOnRead)
        .mock.calls.map(([, { id }]) => id)
        .toSorted(),
    ).toEqual([4, 5, 6].slice(0, LOOK_UPS_PER_READ));
  });
});
