import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT_CHANGE_MS } from '../../../domain/core/limits.js';
import type { ShopRecords } from '../../../server/ports/backend.js';
import { type Opened, required } from '../support.js';

type Records = Pick<ShopRecords, 'accountLetters' | 'notices'>;

/** The contract of letters about accounts. `open` opens the storage with the given clock. */
export function describeAccountLettersContract(
  name: string,
  open: (now: () => number) => Promise<Opened<Records>>,
): void {
  describe(`${name}: letters about accounts`, () => {
    let shop: Opened<Records>;
    let timeMs = Date.parse('2026-03-01T12:00:00Z');
    let people = 0;
    beforeAll(async () => (shop = await open(() => timeMs)));
    afterAll(async () => {
      // Other contracts share the outbox.
      timeMs += ACCOUNT_CHANGE_MS;
      for (let left = await shop.notices.take(); left !== null; left = await shop.notices.take())
        await shop.notices.end(left, 'skipped');
      await shop.close();
    });

    const newLetter = () => ({
      ...{ customerId: (people += 1), to: `reader.${people}@example.com`, news: ['email'] as const },
      before: { email: `reader.${people}@example.com`, phone: null },
    });
    const end = async () => {
      const notice = required((await shop.notices.take()) ?? undefined);
      await shop.notices.end(notice, 'sent');
      return notice;
    };

    test('are due when the change has been made, with what has changed, and deleted once they are sent', async () => {
      const letter = newLetter();
      const id = await shop.accountLetters.keep(letter);
      expect(await shop.accountLetters.getLetter(id)).toEqual({ ...letter, isDone: false });
      expect(await shop.notices.take()).toBeNull();
      await shop.accountLetters.release(id, ['email', 'phone']);
      const done = { ...letter, news: ['email', 'phone'], isDone: true };
      expect(await shop.accountLetters.getLetter(id)).toEqual(done);
      expect(await end()).toMatchObject({ accountLetterId: id, channel: 'mail' });
      expect(await shop.accountLetters.getLetter(id)).toBeNull();
    });

    test('are due later if nobody says that the change has been made', async () => {
      const id = await shop.accountLetters.keep(newLetter());
      timeMs += ACCOUNT_CHANGE_MS - 1;
      expect(await shop.notices.take()).toBeNull();
      timeMs += 1;
      expect(await end()).toMatchObject({ accountLetterId: id });
    });

    test('replace the same letter of a change that was not made, and no other', async () => {
      const letter = newLetter();
      const [first, other] = [
        await shop.accountLetters.keep(letter),
        await shop.accountLetters.keep({ ...letter, news: ['phone'] }),
      ];
      const again = await shop.accountLetters.keep(letter);
      expect(new Set([first, other, again]).size).toBe(3);
      expect(await shop.accountLetters.getLetter(first)).toBeNull();
      expect(await shop.accountLetters.getLetter(other)).not.toBeNull();
      await shop.accountLetters.release(again, letter.news);
      await shop.accountLetters.keep(letter);
      expect(await shop.accountLetters.getLetter(again)).toMatchObject({ isDone: true });
    });
  });
}
