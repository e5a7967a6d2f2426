import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ErrorCode, errorCodeOf, ShopError } from '../../../domain/core/errors.js';
import type { Backend } from '../../ports/backend.js';
import type { CountedEvent } from '../../ports/records/state.js';
import type { PricedChoice } from '../catalogue/pricing.js';
import { type Reservation, withReservation } from './reservations.js';

const LINE = { productId: 5, variationId: null, quantity: 2, stock: 10 } as unknown as PricedChoice;
const WANTED: Reservation = {
  ...{ order: { id: 7, customerId: 1 }, phone: '+201012345678', visit: undefined, lines: [LINE] },
  ...{ source: { network: 'n', device: () => Promise.resolve('d') } },
  ...{ hasPersonalCoupon: false, isBeingPaid: false },
};
const ORDERED = {
  status: 'processing',
  payment: null,
  transactionId: null,
  paymentMethod: 'cod',
  deposit: null,
};

/** Counts events as the database does, unless the number of the order is proven. */
function openBackend({
  isProven = false,
  messages = {},
  orders = [],
}: { isProven?: boolean; messages?: object | null; orders?: object[] } = {}) {
  const counts = new Map<string, number>();
  const exempts: (string | null)[] = [];
  const report = vi.fn();
  const countUnproven = vi.fn((events: readonly CountedEvent[], { unless }: { unless: string | null }) => {
    exempts.push(unless);
    if (isProven) return Promise.resolve(null);
    return Promise.resolve(
      events.map(({ key, by }) => {
        const count = (counts.get(key) ?? 0) + by;
        counts.set(key, count);
        return count;
      }),
    );
  });
  const backend = {
    ...{ messages, report },
    state: { countUnproven },
    settings: { maxOf: () => 3, unprovenShare: 0.5, deliveryCalendar: {} },
    store: { orders: { listOrders: () => Promise.resolve(orders) } },
  } as unknown as Backend;
  const reserve = (changes: Partial<Reservation> = {}, work = () => Promise.resolve('placed')) =>
    withReservation(backend, { ...WANTED, ...changes }, work).catch((error: unknown) => errorCodeOf(error));
  return { counts, exempts, report, countUnproven, reserve };
}

let shop: ReturnType<typeof openBackend>;
beforeEach(() => void (shop = openBackend()));

describe('an order whose number nobody has proven', () => {
  it('is counted by network, browser and pieces of a product, and taken back if it is not placed', async () => {
    expect(await shop.reserve({ lines: [LINE, LINE] })).toBe('placed');
    const taken = [
      ['unproven orders network n', 1],
      ['unproven orders device d', 1],
      ['unproven pieces 5 ', 4],
    ];
    expect([...shop.counts]).toEqual(taken);
    const refuse = (code: ErrorCode) => shop.reserve({}, () => Promise.reject(new ShopError(code)));
    expect(await refuse('insufficient_stock')).toBe('insufficient_stock');
    expect([...shop.counts]).toEqual(taken);
  });

  it('stays counted if it may have been placed after all', async () => {
    const count = () => shop.counts.get('unproven orders network n');
    await shop.reserve({}, () => Promise.reject(new ShopError('outcome_unknown')));
    expect(count()).toBe(1);
    await shop.reserve({}, () => Promise.reject(new Error('a mistake')));
    expect(count()).toBe(2);
  });

  it('fails for its own reason if it cannot be taken back, which is reported', async () => {
    const failure = new Error('no answer');
    const refused = await shop.reserve({}, () => {
      shop.countUnproven.mockRejectedValueOnce(failure);
      return Promise.reject(new ShopError('insufficient_stock'));
    });
    expect(refused).toBe('insufficient_stock');
    expect(shop.report).toHaveBeenCalledWith('reservation-not-uncounted', failure);
  });

  it('takes no more than a share of the stock together with others, the first of a day even all of it', async () => {
    expect(await shop.reserve({ lines: [{ ...LINE, quantity: 10 }] })).toBe('placed');
    const left = { ...LINE, stock: 8 };
    shop = openBackend();
    expect(await shop.reserve()).toBe('placed');
    expect(await shop.reserve({ lines: [{ ...left, quantity: 3 }] })).toBe('placed');
    expect(await shop.reserve({ lines: [{ ...left, stock: 5, quantity: 1 }] })).toBe('number_unproven');
  });

  it('takes no share of goods that are never out of stock', async () => {
    const endless = { ...LINE, stock: true } as unknown as PricedChoice;
    await shop.reserve({ lines: [endless] });
    expect([...shop.counts.keys()]).not.toContain('unproven pieces 5 ');
  });

  it('is refused above the limit of its network, unless the customer has bought before', async () => {
    const others = { lines: [] };
    for (let times = 0; times < 3; times += 1) expect(await shop.reserve(others)).toBe('placed');
    expect(await shop.reserve(others)).toBe('number_unproven');
    for (const [status, more, expected] of [
      ['completed', {}, 'placed'],
      ['processing', {}, 'number_unproven'],
      ['processing', { paymentMethod: 'card', transactionId: 't' }, 'placed'],
    ] as const) {
      shop = openBackend({ orders: [{ ...ORDERED, ...more, status }] });
      shop.counts.set('unproven orders network n', 3);
      expect([status, await shop.reserve(others)]).toEqual([status, expected]);
    }
  });

  it('is refused where no code can be sent, and counted there by network and browser only', async () => {
    shop = openBackend({ messages: null });
    await shop.reserve();
    expect([...shop.counts.keys()]).toEqual(['unproven orders network n', 'unproven orders device d']);
    shop.counts.set('unproven orders network n', 3);
    expect(await shop.reserve()).toBe('too_many_orders');
  });

  it('cannot have a coupon that is for each customer', async () => {
    expect(await shop.reserve({ hasPersonalCoupon: true })).toBe('number_unproven');
    expect(shop.counts.get('unproven orders network n')).toBe(0);
  });

  it('is counted by network only in a browser without cookies', async () => {
    await shop.reserve({ lines: [], source: { network: 'n', device: () => Promise.resolve(null) } });
    expect([...shop.counts.keys()]).toEqual(['unproven orders network n']);
  });
});

it('an order of a proven number is not counted', async () => {
  shop = openBackend({ isProven: true });
  expect(await shop.reserve({ hasPersonalCoupon: true })).toBe('placed');
  expect(shop.counts.size).toBe(0);
});

it('an order that is being paid counts again for another day of its appointment only', async () => {
  await shop.reserve({ isBeingPaid: true, lines: [] });
  await shop.reserve({ lines: [] });
  expect(shop.exempts).toEqual(['being paid 7 ', null]);
  expect([...shop.counts]).toEqual([
    ['unproven orders network n', 2],
    ['unproven orders device d', 2],
    ['being paid 7 ', 1],
  ]);
});
