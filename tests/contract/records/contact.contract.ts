import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContactMessage, ContactPort } from '../../../server/ports/contact.js';
import { type Open, type Opened, required } from '../support.js';

/** The contract of the contact message store. */
export function describeContactContract(name: string, open: Open<{ contact: ContactPort }>): void {
  describe(`${name}: messages`, () => {
    let opened: Opened<{ contact: ContactPort }>;
    const contact = () => opened.contact;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const question = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
      name: 'منى حسن',
      phone: '+201012345678',
      email: null,
      message: 'هل عندكم 205/55R16؟\nوكم سعر الأربعة؟',
      isSuspect: false,
      ...changes,
    });

    test('stores messages as written, newest first', async () => {
      const first = await contact().keep(question());
      const other = question({
        phone: null,
        email: 'mona@example.com',
        message: "It's <b>fine</b>; DROP TABLE",
      });
      const second = await contact().keep(other);
      expect([first.isNew, second.isNew]).toEqual([true, true]);
      const [newest, before] = await contact().list(2);
      expect(required(newest)).toMatchObject({ ...other, id: second.id, mailedAt: null });
      expect(required(before)).toMatchObject({ ...question(), id: first.id });
      expect(Math.abs(Date.now() - required(newest).receivedAt.getTime())).toBeLessThan(60_000);
      expect(await contact().list(1)).toHaveLength(1);
    });

    test('stores a repeated message once, even in parallel', async () => {
      const twice = question({ message: 'Twice' });
      const kept = await Promise.all([contact().keep(twice), contact().keep(twice), contact().keep(twice)]);
      expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
      expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect((await contact().keep({ ...twice, name: 'Somebody else' })).isNew).toBe(true);
    });

    test('records whether a message was emailed', async () => {
      const { id } = await contact().keep(question({ message: 'Mailed' }));
      await contact().markMailed(id);
      const [newest] = await contact().list(1);
      expect(newest).toMatchObject({ id, mailedAt: expect.any(Date) as Date });
    });

    test('marks messages from bots as spam', async () => {
      await contact().keep(question({ message: 'Buy links', isSuspect: true }));
      expect((await contact().list(1))[0]?.isSuspect).toBe(true);
    });
  });
}
