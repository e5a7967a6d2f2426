import { describe, expect, it, vi } from 'vitest';
import { UNCONFIRMED_RUN_ORDERS } from '../../../domain/core/limits.js';
import type { Confirmation } from '../../../domain/confirmation/confirmation.js';
import type { Order } from '../../../domain/order/order.js';
import { plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { awaited } from './askToConfirm.js';
import { handleUnconfirmed } from './unconfirmedOrders.js';

const RULE = { remindHours: 2, cancelHours: 26 };
const PLACED = plainOrder();
const AT = '2026-11-23T10:00:00.000Z';
const { detail } = awaited(PLACED);
const confirming = (state: Confirmation['state'], changes: Partial<Order> = {}): Order => ({
  ...PLACED,
  confirmation: { state, at: AT, detail },
  ...changes,
});
const hours = (count: number) => Date.parse(AT) + count * 60 * 60 * 1000;

interface Given {
  orders: Order[];
  /** What is read under the lock, if that differs. */
  now?: Order | null;
  rule?: typeof RULE | null;
}

function openShop({ orders, now, rule = RULE }: Given) {
  const queue = vi.fn<(notices: readonly { kind: string; orderId: number }[]) => Promise<void>>();
  queue.mockResolvedValue();
  const cancelOrder = vi.fn((order: Order) =>
    Promise.resolve({ order: { ...order, status: 'cancelled' }, isDone: true }),
  );
  const listOrders = vi.fn(() => Promise.resolve([...orders]));
  const getOrder = (id: number) =>
    Promise.resolve(now === undefined ? (orders.find((order) => order.id === id) ?? null) : now);
  const report = vi.fn();
  const locks: string[] = [];
  const withLocks = (names: string[], work: () => unknown) => {
    locks.push(...names);
    return work();
  };
  const backend = {
    ...{ settings: { codRules: rule && { confirmation: rule } }, notices: { queue }, report },
    ...{ store: { orders: { cancelOrder, listOrders, getOrder } }, state: { withLocks }, later: vi.fn() },
  } as unknown as Backend;
  return { backend, queue, cancelOrder, listOrders, report, locks };
}

async function handle(given: Given, atHours: number) {
  const shop = openShop(given);
  const result = await handleUnconfirmed(shop.backend, hours(atHours));
  const [, ...reminders] = shop.queue.mock.calls.map(([notices]) => notices);
  return { ...shop, result, reminders: reminders.flat() };
}

const NOTHING = { checked: 0, reminded: 0, cancelled: 0, failed: 0, complete: true };

describe('an unconfirmed order', () => {
  it.each<[string, Order, number, object]>([
    ['waits', confirming('waiting'), 1.99, {}],
    ['is reminded of once', confirming('waiting'), 2, { checked: 1, reminded: 1 }],
    [
      'is reminded of before it is cancelled, however late',
      confirming('waiting'),
      99,
      { checked: 1, reminded: 1 },
    ],
    ['waits after the reminder', confirming('reminded'), 23.99, {}],
    ['is cancelled at last', confirming('reminded'), 24, { checked: 1, cancelled: 1 }],
    ['stays if nobody was reached', confirming('unreachable'), 99, {}],
    ['stays once it is confirmed', confirming('confirmed'), 99, {}],
    ['stays if it was edited', confirming('reminded', { shippingTotal: 1 }), 99, {}],
    ['stays once it is sent', confirming('reminded', { shipment: { carrier: 'x', number: null } }), 99, {}],
    ['stays on hold', confirming('reminded', { status: 'on-hold' }), 99, {}],
    ['stays if it is paid otherwise', confirming('reminded', { paymentMethod: 'card' }), 99, {}],
    [
      'stays if its time is unknown',
      confirming('reminded', { confirmation: { state: 'reminded', at: null, detail } }),
      99,
      {},
    ],
    ['stays without a confirmation', confirming('reminded', { confirmation: null }), 99, {}],
  ])('%s', async (_, order, atHours, expected) => {
    const { result } = await handle({ orders: [order] }, atHours);
    expect(result).toEqual({ ...NOTHING, ...expected });
  });

  it('is asked of again in case its message was lost, and reminded of by message', async () => {
    const orders = [confirming('waiting'), confirming('reminded', { id: 2 })];
    const { queue, reminders, listOrders, locks } = await handle({ orders }, 3);
    expect(listOrders.mock.calls).toEqual([[{ waitingFor: 'confirmation' }]]);
    const [[lost] = [[]]] = queue.mock.calls;
    expect(new Set(lost.map(({ orderId, kind }) => `${kind} ${orderId}`))).toEqual(
      new Set(['confirm 10001']),
    );
    expect(reminders).toEqual([{ orderId: 10_001, kind: 'remind', channel: 'phone' }]);
    expect(locks).toEqual(['orders of 7']);
  });

  it('is cancelled as it was read, and its customer told', async () => {
    const order = confirming('reminded');
    const { cancelOrder, backend } = await handle({ orders: [order] }, 24);
    expect(cancelOrder.mock.calls).toEqual([[order, 'unconfirmed']]);
    expect(backend.later).toHaveBeenCalledTimes(1);
  });

  it('counts as cancelled only if it was', async () => {
    const shop = openShop({ orders: [confirming('reminded')] });
    shop.cancelOrder.mockImplementation((order) => Promise.resolve({ order, isDone: false } as never));
    expect(await handleUnconfirmed(shop.backend, hours(24))).toEqual({ ...NOTHING, checked: 1 });
  });

  it('stays if its customer has just confirmed it, or it is gone', async () => {
    const orders = [confirming('reminded')];
    for (const now of [confirming('confirmed'), null]) {
      const { result, cancelOrder } = await handle({ orders, now }, 24);
      expect([result, cancelOrder.mock.calls]).toEqual([{ ...NOTHING, checked: 1 }, []]);
    }
  });
});

describe('a run', () => {
  it('does nothing in a shop that asks for no confirmation', async () => {
    const { result, listOrders } = await handle({ orders: [confirming('waiting')], rule: null }, 9);
    expect([result, listOrders.mock.calls]).toEqual([NOTHING, []]);
  });

  it('goes on after a failure, which is reported', async () => {
    const orders = [confirming('reminded'), confirming('reminded', { id: 2 })];
    const shop = openShop({ orders });
    const error = new Error('The store is down');
    shop.cancelOrder.mockRejectedValueOnce(error);
    const result = await handleUnconfirmed(shop.backend, hours(24));
    expect(result).toEqual({ ...NOTHING, checked: 2, cancelled: 1, failed: 1 });
    expect(shop.report.mock.calls).toEqual([['unconfirmed-order-failed', error]]);
    expect(shop.cancelOrder.mock.calls.map(([{ id }]) => id)).toEqual([2, 10_001]);
  });

  it('leaves what is too much to the next one', async () => {
    const orders = Array.from({ length: UNCONFIRMED_RUN_ORDERS + 1 }, (_, id) =>
      confirming('waiting', { id }),
    );
    const { result } = await handle({ orders }, 3);
    expect(result).toEqual({
      ...{ ...NOTHING, complete: false },
      ...{ checked: UNCONFIRMED_RUN_ORDERS, reminded: UNCONFIRMED_RUN_ORDERS },
    });
    const whole = await handle({ orders: orders.slice(1) }, 3);
    expect(whole.result).toMatchObject({ checked: UNCONFIRMED_RUN_ORDERS, complete: true });
  });

  it('ends when its time is over', async () => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(30_000).mockReturnValue(30_001);
    const orders = [confirming('waiting'), confirming('waiting', { id: 2 })];
    const { result } = await handle({ orders }, 3);
    expect(result).toMatchObject({ checked: 1, reminded: 1, complete: false });
    vi.restoreAllMocks();
  });
});
