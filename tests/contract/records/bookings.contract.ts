import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookedSlot, BookingsPort } from '../../../server/ports/records/bookings.js';
import type { Opened } from '../support.js';

const MINUTE_MS = 60_000;

type OpenBookings = (now: () => number) => Promise<Opened<{ bookings: BookingsPort }>>;

/** The contract of the record of appointments. */
export function describeBookingsContract(name: string, open: OpenBookings): void {
  describe(`${name}: appointments`, () => {
    let nowMs = Date.parse('2026-11-23T10:00:00Z');
    let opened: Opened<{ bookings: BookingsPort }>;
    let branches = 0;
    const bookings = () => opened.bookings;
    const later = (minutes: number) => new Date(nowMs + minutes * MINUTE_MS);
    const places = (capacity: number) => ({ capacity, checkAt: later(15) });
    /** A slot at a branch of its own. */
    const newSlot = (): BookedSlot => ({ branch: `branch-${++branches}`, date: '2026-11-25', from: '10:00' });
    const taken = async ({ branch, date, from }: BookedSlot) =>
      (await bookings().listTaken(branch, date)).find((slot) => slot.from === from)?.taken ?? 0;

    beforeAll(async () => {
      opened = await open(() => nowMs);
    });
    afterAll(() => opened.close());

    test('never gives more places than there are, whoever asks at the same time', async () => {
      const slot = newSlot();
      const orders = Array.from({ length: 12 }, (_, index) => 100 + index);
      const held = await Promise.all(orders.map((order) => bookings().hold(order, slot, places(3))));
      expect(held.filter(Boolean)).toHaveLength(3);
      expect(await taken(slot)).toBe(3);
    });

    test('gives an order one place in a slot, however often it asks', async () => {
      const slot = newSlot();
      const held = await Promise.all([1, 2, 3].map(() => bookings().hold(200, slot, places(2))));
      expect(held).toEqual([true, true, true]);
      expect(await taken(slot)).toBe(1);
      expect(await bookings().hold(201, slot, places(2))).toBe(true);
      expect(await bookings().hold(200, slot, places(2)), 'although it is full').toBe(true);
    });

    test('counts every slot of every branch and day on its own', async () => {
      const slot = newSlot();
      await bookings().hold(300, slot, places(1));
      const others = [newSlot(), { ...slot, from: '11:00' }, { ...slot, date: '2026-11-26' }];
      for (const [index, other] of others.entries()) {
        expect(await bookings().hold(301 + index, other, places(1))).toBe(true);
      }
      expect(await bookings().hold(310, slot, places(1))).toBe(false);
      const after = await bookings().listTaken(slot.branch, '2026-11-26');
      expect(after).toEqual([{ date: '2026-11-26', from: '10:00', taken: 1 }]);
    });

    test('moves an order once the order says so, and until then keeps both places', async () => {
      const slot = newSlot();
      const other = { ...slot, from: '12:00' };
      await bookings().hold(400, slot, places(1));
      await bookings().hold(400, other, places(1));
      expect(await bookings().hold(401, slot, places(1))).toBe(false);
      await bookings().keep(400, other, later(60));
      expect([await taken(slot), await taken(other)]).toEqual([0, 1]);
      expect(await bookings().hold(401, slot, places(1))).toBe(true);
    });

    test('frees the place of an order that has no appointment any more', async () => {
      const slot = newSlot();
      await bookings().hold(500, slot, places(1));
      await bookings().keep(500, null, later(60));
      await bookings().keep(500, null, later(60));
      expect(await bookings().hold(501, slot, places(1))).toBe(true);
    });

    test('records an appointment that the operator gave beyond the capacity', async () => {
      const slot = newSlot();
      await bookings().hold(600, slot, places(1));
      await bookings().keep(601, slot, later(60));
      await bookings().keep(601, slot, later(60));
      expect(await taken(slot)).toBe(2);
      await bookings().keep(600, null, later(60));
      expect(await bookings().hold(602, slot, places(1)), 'one is left').toBe(false);
    });

    test('names the orders of full slots that are due to be asked', async () => {
      const slot = newSlot();
      const half = { ...slot, from: '11:00' };
      await bookings().hold(700, slot, { capacity: 1, checkAt: later(5) });
      await bookings().hold(701, half, { capacity: 2, checkAt: later(5) });
      const due = (capacity = 1) =>
        bookings().listDue(slot.branch, { fromDate: slot.date, capacity, limit: 10 });
      expect(await due()).toEqual([]);
      nowMs += 6 * MINUTE_MS;
      expect(await due()).toEqual([700, 701]);
      expect(await due(2), 'both slots have a place left').toEqual([]);
      await bookings().keep(700, slot, later(60));
      expect(await due()).toEqual([701]);
    });

    test('forgets appointments of long ago', async () => {
      const slot = newSlot();
      await bookings().hold(800, slot, places(1));
      await bookings().forget('2026-11-25');
      expect(await taken(slot)).toBe(1);
      await bookings().forget('2026-11-26');
      expect(await taken(slot)).toBe(0);
    });
  });
}
