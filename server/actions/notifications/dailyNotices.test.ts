import { describe, expect, it, vi } from 'vitest';
import type { Slot } from '../../../domain/branches/branch.js';
import type { Order } from '../../../domain/order/order.js';
import { plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { queueDaily } from './dailyNotices.js';

/** In the winter of Egypt, two hours ahead. */
const at = (clock: string, day = '2026-11-24') => Date.parse(`${day}T${clock}:00+02:00`);
const NOON = at('12:00');
const slotOn = (date: string): Slot => ({ date, from: '16:00', to: '17:00' });

function visited(slot: Slot | null, changes: Partial<Order> = {}): Order {
  const visit = { service: 'pickup', branch: 'dokki', slot } as const;
  const delivery = { id: 'pickup:dokki', title: { en: 'Dokki' }, isPickup: true, arrives: null, visit };
  return plainOrder({ delivery, createdAt: '2026-11-20T10:00:00.000Z', ...changes });
}

interface Given {
  branches?: object[];
  email?: string | null;
  hasDigest?: boolean;
}

/** The kinds of what is queued at a time, by order. */
async function queued(orders: Order[], nowMs = NOON, given: Given = {}) {
  const { branches = [{}], email = null, hasDigest = true } = given;
  const queue = vi.fn((_notices: readonly { kind: string; orderId?: number; follows?: string }[]) =>
    Promise.resolve(),
  );
  const listOrders = vi.fn(() => Promise.resolve(orders));
  const backend = {
    settings: { orders: { email, hasDigest } },
    notices: { queue },
    content: { listBranches: () => Promise.resolve(branches) },
    store: { orders: { listOrders } },
  } as unknown as Backend;
  await queueDaily(backend, nowMs);
  const notices = queue.mock.calls.flatMap(([each]) => each);
  return { notices, ids: [...new Set(notices.map(({ orderId }) => orderId))], listOrders };
}

describe('the reminder of an appointment', () => {
  it('is queued the day before, after the news that the order was placed', async () => {
    const { notices } = await queued([visited(slotOn('2026-11-25'), { id: 3 })]);
    expect(notices).not.toEqual([]);
    for (const notice of notices)
      expect(notice).toMatchObject({ orderId: 3, kind: 'visit_soon', follows: 'placed' });
  });

  it.each<[string, Order]>([
    ['the appointment is today', visited(slotOn('2026-11-24'))],
    ['it is the day after tomorrow', visited(slotOn('2026-11-26'))],
    ['it was given up', visited(null)],
    ['nothing is collected', plainOrder()],
    [
      'it was ordered today',
      visited(slotOn('2026-11-25'), { createdAt: new Date(at('00:30')).toISOString() }),
    ],
    ['it was handed over', visited(slotOn('2026-11-25'), { status: 'completed' })],
  ])('is not queued if %s', async (_, order) => {
    expect((await queued([order])).notices).toEqual([]);
  });

  it('is queued of what was ordered yesterday, although that is the same day elsewhere', async () => {
    const createdAt = new Date(at('23:30', '2026-11-23')).toISOString();
    expect((await queued([visited(slotOn('2026-11-25'), { id: 4, createdAt })])).ids).toEqual([4]);
  });

  it.each([
    ['too early', at('07:00'), {}],
    ['too late to change it', at('23:00'), {}],
    ['in a shop without branches', NOON, { branches: [] }],
  ])('reads no orders %s', async (_, nowMs, given) => {
    const { notices, listOrders } = await queued([visited(slotOn('2026-11-25'))], nowMs, given);
    expect(notices).toEqual([]);
    expect(listOrders).not.toHaveBeenCalled();
  });
});

describe('the letter of the morning', () => {
  const email = 'orders@shop.example';

  it('is queued for the operator, by its day in Egypt', async () => {
    const { notices } = await queued([], NOON, { email });
    expect(notices).toEqual([{ digestDay: 20_261_124, kind: 'digest', channel: 'operator' }]);
  });

  it.each([
    ['at night', at('01:00'), { email }],
    ['where nobody gets it', NOON, { email: null }],
    ['where it is off', NOON, { email, hasDigest: false }],
  ])('is not queued %s', async (_, nowMs, given) => {
    expect((await queued([], nowMs, given)).notices).toEqual([]);
  });
});
