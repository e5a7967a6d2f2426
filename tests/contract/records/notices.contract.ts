import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTICE_LEASE_MS } from '../../../domain/core/limits.js';
import type { NewNotice, NoticesPort, TakenNotice } from '../../../server/ports/records/notices.js';
import { type Opened, required } from '../support.js';

const MINUTE_MS = 60_000;

type OrderNotice = Extract<NewNotice, { orderId: number }>;

type OpenNotices = (now: () => number) => Promise<Opened<{ notices: NoticesPort }>>;

/** The contract of the outbox. `open` opens the same storage each time, with the given clock. */
export function describeNoticesContract(name: string, open: OpenNotices): void {
  describe(`${name}: outbox`, () => {
    let here: Opened<{ notices: NoticesPort }>;
    let there: Opened<{ notices: NoticesPort }>;
    let timeMs = Date.parse('2026-03-01T12:00:00Z');
    let orders = 0;
    beforeAll(async () => {
      here = await open(() => timeMs);
      there = await open(() => timeMs);
    });
    afterAll(async () => {
      await here.close();
      await there.close();
    });

    const newNotice = (changes: Partial<OrderNotice> = {}): OrderNotice => ({
      ...{ orderId: (orders += 1), kind: 'placed', channel: 'mail' },
      ...changes,
    });
    const taken = async (port: NoticesPort): Promise<TakenNotice> =>
      required((await port.take()) ?? undefined);

    test('hands out a queued notice once, however often it was queued', async () => {
      const notice = newNotice();
      await here.notices.queue([notice, newNotice({ orderId: notice.orderId, channel: 'phone' })]);
      await there.notices.queue([notice]);
      const both = [await taken(here.notices), await taken(there.notices)];
      expect(both.map(({ channel }) => channel).sort()).toEqual(['mail', 'phone']);
      expect(both[0]).toMatchObject({ orderId: notice.orderId, kind: 'placed', tries: 1, mayBeSent: false });
      expect(await here.notices.take()).toBeNull();
      for (const each of both) await here.notices.end(each, 'sent');
      await here.notices.queue([notice]);
      timeMs += NOTICE_LEASE_MS;
      expect(await there.notices.take()).toBeNull();
    });

    test('hands every notice to one of many concurrent callers', async () => {
      await here.notices.queue(Array.from({ length: 20 }, () => newNotice()));
      const callers = Array.from({ length: 30 }, (_, index) =>
        (index % 2 === 0 ? here : there).notices.take(),
      );
      const all = (await Promise.all(callers)).filter((notice) => notice !== null);
      expect(new Set(all.map(({ key }) => key)).size).toBe(20);
      expect(all).toHaveLength(20);
      for (const each of all) await here.notices.end(each, 'sent');
    });

    test('holds a notice back until it is due', async () => {
      await here.notices.queue([newNotice({ dueAt: new Date(timeMs + 2 * MINUTE_MS) })]);
      expect(await here.notices.take()).toBeNull();
      timeMs += 2 * MINUTE_MS;
      const notice = await taken(here.notices);
      await here.notices.retry(notice, new Date(timeMs + MINUTE_MS));
      expect(await here.notices.take()).toBeNull();
      timeMs += MINUTE_MS;
      const again = await taken(here.notices);
      expect(again).toMatchObject({ key: notice.key, tries: 2, mayBeSent: false });
      await here.notices.end(again, 'skipped');
    });

    test('gives the notice of a crashed process to another one, and tells whether it was begun', async () => {
      await here.notices.queue([newNotice()]);
      const first = await taken(here.notices);
      timeMs += NOTICE_LEASE_MS;
      const second = await taken(there.notices);
      expect(second).toMatchObject({ key: first.key, mayBeSent: false });
      expect(await there.notices.begin(second)).toBe(true);
      timeMs += NOTICE_LEASE_MS;
      const third = await taken(here.notices);
      expect(third).toMatchObject({ key: first.key, tries: 3, mayBeSent: true });
      await here.notices.end(third, 'sent');
    });

    test('accepts nothing from a process whose lease was lost', async () => {
      await here.notices.queue([newNotice()]);
      const late = await taken(here.notices);
      timeMs += NOTICE_LEASE_MS;
      const current = await taken(there.notices);
      expect(await here.notices.begin(late)).toBe(false);
      await here.notices.end(late, 'sent');
      await here.notices.retry(late, new Date(timeMs));
      expect(await here.notices.take()).toBeNull();
      expect(await there.notices.begin(current)).toBe(true);
      await there.notices.end(current, 'sent');
    });

    test('keeps the latest of several versions that nobody has begun to send, and refuses earlier ones', async () => {
      const { orderId } = newNotice();
      const versions = (kind: 'moved' | 'given_up', version: string) =>
        [{ orderId, kind, channel: 'mail', version }] as const;
      await here.notices.queue(versions('moved', '2026-11-24T12:00:01.000Z'));
      const begun = await taken(here.notices);
      await here.notices.queue(versions('given_up', '2026-11-24T12:00:02.000Z'));
      expect(await here.notices.begin(begun), 'taken, and replaced before it began').toBe(false);
      await here.notices.queue(versions('moved', '2026-11-24T12:00:03.000Z'));
      await there.notices.queue(versions('given_up', '2026-11-24T12:00:02.000Z'));
      const last = await taken(here.notices);
      expect(last.key).toBe(`order:${orderId}:moved:mail:2026-11-24T12:00:03.000Z`);
      expect(await here.notices.begin(last)).toBe(true);
      await here.notices.queue(versions('given_up', '2026-11-24T12:00:04.000Z'));
      await here.notices.end(last, 'sent');
      const next = await taken(there.notices);
      expect(next).toMatchObject({ orderId, kind: 'given_up' });
      await there.notices.end(next, 'sent');
      expect(await here.notices.take()).toBeNull();
    });

    test('queues news of an appointment only if the one that was told last is known, and another one', async () => {
      const { orderId } = newNotice();
      const [A, B] = ['2026-11-25T10:00 dokki', '2026-11-25T11:00 dokki'];
      const news = (visit: string, second: number): OrderNotice => ({
        ...{ orderId, kind: 'moved', channel: 'mail', visit, follows: 'placed' },
        version: `2026-11-24T12:00:0${second}.000Z`,
      });
      const told = async () => {
        const notice = await here.notices.take();
        if (notice !== null) await here.notices.end(notice, 'sent');
        return notice?.key.split('mail')[1];
      };
      await here.notices.queue([news(A, 1)]);
      expect(await told(), 'of an order that nobody was told of').toBeUndefined();
      await here.notices.queue([newNotice({ orderId, visit: A })]);
      expect(await told()).toBe('');
      await Promise.all([here, there].map(({ notices }) => notices.queue([news(A, 2)])));
      expect(await told(), 'the same').toBeUndefined();
      await Promise.all([3, 4].map((second) => here.notices.queue([news(B, second)])));
      expect(await told(), 'once').toBeDefined();
      await here.notices.queue([news(B, 4)]);
      expect(await told()).toBeUndefined();
      await there.notices.queue([news(A, 5)]);
      expect(await told(), 'back again').toBe(':2026-11-24T12:00:05.000Z');
    });

    test('queues a notice for each refund', async () => {
      const { orderId } = newNotice();
      const refund = (refundId: number) => newNotice({ orderId, kind: 'refunded_part', refundId });
      await here.notices.queue([refund(7)]);
      await there.notices.queue([refund(7), refund(9)]);
      const both = [await taken(here.notices), await taken(here.notices)];
      expect(both.map((notice) => 'refundId' in notice && notice.refundId).sort()).toEqual([7, 9]);
      expect(await here.notices.take()).toBeNull();
      for (const each of both) await here.notices.end(each, 'sent');
    });

    test('deletes what ended before a time, and nothing that is waiting', async () => {
      const [old, waiting] = [newNotice(), newNotice({ dueAt: new Date(timeMs + MINUTE_MS) })];
      await here.notices.queue([old, waiting]);
      await here.notices.end(await taken(here.notices), 'sent');
      await here.notices.forget(new Date(timeMs));
      await here.notices.queue([old]);
      expect(await here.notices.take(), 'still known').toBeNull();
      await here.notices.forget(new Date(timeMs + 1));
      await here.notices.queue([old]);
      await here.notices.end(await taken(here.notices), 'sent');
      timeMs += MINUTE_MS;
      expect(await taken(here.notices)).toMatchObject({ orderId: waiting.orderId });
    });
  });
}
