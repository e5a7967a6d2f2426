import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewReturn, ReturnsPort } from '../../../server/ports/records/returns.js';
import type { NoticesPort } from '../../../server/ports/records/notices.js';
import { type Opened, required } from '../support.js';

type Records = Opened<{ returns: ReturnsPort; notices: NoticesPort }>;

/** The contract of requests to return goods. `open` opens the same storage each time, with the given clock. */
export function describeReturnsContract(name: string, open: (now: () => number) => Promise<Records>): void {
  describe(`${name}: returns`, () => {
    let here: Records;
    let there: Records;
    let timeMs = Date.parse('2026-11-24T12:00:00Z');
    let orders = 0;

    beforeAll(async () => {
      here = await open(() => timeMs);
      there = await open(() => timeMs);
    });
    afterAll(async () => {
      await here.close();
      await there.close();
    });

    const wanted = (changes: Partial<NewReturn> = {}): NewReturn => ({
      ...{ orderId: (orders += 1), lines: [{ lineItemId: 1, quantity: 2 }], reason: 'faulty' },
      ...{ text: 'It leaks.\nSlowly', photo: null },
      ...changes,
    });
    /** The notices that are due, which are ended. */
    const notices = async () => {
      const keys: string[] = [];
      for (let one = await here.notices.take(); one !== null; one = await here.notices.take()) {
        keys.push(one.key);
        await here.notices.end(one, 'sent');
      }
      return keys.sort();
    };

    test('keeps a request as it was made, and its notices with it', async () => {
      await notices();
      const request = wanted();
      const asked = required(await here.returns.ask(request));
      expect(asked).toEqual({
        ...request,
        ...{
          id: asked.id,
          state: 'asked',
          answer: null,
          answeredAs: null,
          askedAt: '2026-11-24T12:00:00.000Z',
        },
      });
      expect(await there.returns.getReturn(asked.id)).toEqual(asked);
      expect(await notices()).toEqual([`return:${asked.id}:asked:mail`, `return:${asked.id}:operator:mail`]);
    });

    test('keeps one open request per line, of many at the same time on two connections', async () => {
      const request = wanted();
      const both = Array.from({ length: 6 }, (_, index) => (index % 2 === 0 ? here : there));
      const asked = await Promise.all(both.map(({ returns }) => returns.ask(request)));
      expect(asked.filter((each) => each !== null)).toHaveLength(1);
      const other = { ...request, lines: [{ lineItemId: 2, quantity: 1 }] };
      expect(await here.returns.ask(other)).not.toBeNull();
      const overlapping = { ...request, lines: [...request.lines, { lineItemId: 3, quantity: 1 }] };
      expect(await here.returns.ask(overlapping)).toBeNull();
      expect(await here.returns.listOfOrder(request.orderId)).toHaveLength(2);
    });

    test('takes each decision once, none back, and keeps the words of an earlier one', async () => {
      const { id } = required(await here.returns.ask(wanted()));
      await notices();
      const decided = await Promise.all(
        [here, there, here].map(({ returns }) => returns.decide(id, 'accepted', 'Come by')),
      );
      expect(decided.filter((each) => each !== null)).toMatchObject([
        { state: 'accepted', answer: 'Come by', answeredAs: 'accepted' },
      ]);
      expect(required(await there.returns.decide(id, 'done', null))).toMatchObject({
        ...{ state: 'done', answer: 'Come by', answeredAs: 'accepted' },
      });
      expect(await here.returns.decide(id, 'refused', null)).toBeNull();
      expect(await here.returns.decide(987_654_321, 'done', null)).toBeNull();
      expect(await notices()).toEqual([`return:${id}:accepted:mail`, `return:${id}:done:mail`]);
    });

    test('lists the open ones oldest first, and those of an order newest first', async () => {
      for (const { id } of await here.returns.listOpen(1000)) await here.returns.decide(id, 'done', null);
      const request = wanted();
      const first = required(await here.returns.ask(request));
      timeMs += 1000;
      const second = required(
        await here.returns.ask({ ...request, lines: [{ lineItemId: 5, quantity: 1 }] }),
      );
      expect(await there.returns.listOpen(10)).toEqual([first, second]);
      expect(await there.returns.listOpen(1)).toEqual([first]);
      expect(await there.returns.listOfOrder(request.orderId)).toEqual([second, first]);
    });

    test('forgets what people wrote about an order, and nothing else', async () => {
      const request = wanted({ photo: 'https://photos.example/1' });
      const { id } = required(await here.returns.ask(request));
      const other = required(await here.returns.ask(wanted()));
      await here.returns.decide(id, 'refused', 'Fitted');
      await here.returns.forgetWords([request.orderId]);
      expect(await there.returns.getReturn(id)).toMatchObject({
        ...{ text: null, photo: null, answer: null, reason: 'faulty', state: 'refused' },
      });
      expect(await there.returns.getReturn(other.id)).toEqual(other);
    });
  });
}
