import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consent, SubscribersPort } from '../../../server/ports/records/newsletter.js';
import type { Open, Opened } from '../support.js';

const CONSENT: Consent = { page: '/faq', words: 'News, twice a month [Subscribe]', locale: 'en' };
const LATER: Consent = { page: '/ar', words: 'أخبار [اشترك]', locale: 'ar' };

/** The contract of the newsletter's subscribers, with the contract of the newsletter itself. */
export function describeSubscribersContract(
  name: string,
  open: Open<{ subscribers: SubscribersPort }>,
): void {
  describe(`${name}: subscribers`, () => {
    let opened: Opened<{ subscribers: SubscribersPort }>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const keep = (email: string, consent = CONSENT) => opened.subscribers.keep({ email }, consent);
    const found = async (email: string) =>
      (await opened.subscribers.list()).find((subscriber) => subscriber.email === email);

    test('records when, where and to which words somebody has agreed, once', async () => {
      const first = await keep('aya@example.com');
      const kept = await found('aya@example.com');
      expect(kept).toMatchObject({ consent: CONSENT, token: first.token });
      expect(Math.abs(Date.now() - (kept?.subscribedAt.getTime() ?? 0))).toBeLessThan(60_000);
      expect(first.token).toMatch(/^[\w-]{32,}$/);
      expect(first.wasSubscribed).toBe(false);
      expect(await keep('aya@example.com', LATER)).toEqual({ ...first, wasSubscribed: true });
      expect(await found('aya@example.com')).toEqual(kept);
    });

    test('stops the letters of the token’s owner, however often, and forgets the name', async () => {
      const { subscribers } = opened;
      const { token } = await subscribers.keep(
        { email: 'mona@example.com', firstName: 'منى', phone: '+201012345678' },
        CONSENT,
      );
      await keep('salma@example.com');
      for (let time = 0; time < 2; time += 1) expect(await subscribers.stop(token)).toBe('mona@example.com');
      expect(await found('mona@example.com')).toBeUndefined();
      expect(await found('salma@example.com')).toBeDefined();
      expect(await subscribers.stop('unknown')).toBeNull();
      expect(await subscribers.stop('')).toBeNull();
      expect(await keep('mona@example.com', LATER)).toEqual({ token, wasSubscribed: false });
      expect(await found('mona@example.com')).toMatchObject({ firstName: null, consent: LATER });
    });

    test('finds the consent of addresses in any spelling, and when they have stopped', async () => {
      const { subscribers } = opened;
      await keep('first@example.com');
      const { token } = await keep('second@example.com');
      await subscribers.stop(token);
      const both = await subscribers.find([' FIRST@example.com', 'second@example.com', 'third@example.com']);
      expect(both.map(({ email, stoppedAt }) => [email, stoppedAt === null])).toEqual([
        ['first@example.com', true],
        ['second@example.com', false],
      ]);
      expect(both[0]?.consent).toEqual(CONSENT);
      expect(await subscribers.find([])).toEqual([]);
    });

    test('forgets all of an address but its stop, of which the service has to know', async () => {
      const { subscribers } = opened;
      const person = { email: 'leaver@example.com', firstName: 'Laila', phone: '+201012345678' };
      await subscribers.keep(person, CONSENT);
      await keep('neighbour@example.com');
      for (let time = 0; time < 2; time += 1) await subscribers.forget(['Leaver@example.com']);
      await subscribers.forget([]);
      expect(await found('leaver@example.com')).toBeUndefined();
      expect(await subscribers.find(['leaver@example.com'])).toMatchObject([
        { firstName: null, consent: null, stoppedAt: expect.any(Date) as Date },
      ]);
      expect((await subscribers.listUnsynced()).map(({ email }) => email)).toContain('leaver@example.com');
      expect(await found('neighbour@example.com')).toMatchObject({ consent: CONSENT });
    });

    test('lists consents and stops until they are told, each once', async () => {
      const { subscribers } = opened;
      const person = { email: 'nour@example.com', firstName: 'Nour', phone: '+201012345678' };
      const { token } = await subscribers.keep(person, CONSENT);
      const unsynced = async () =>
        (await subscribers.listUnsynced(token)).map(({ firstName, phone, stoppedAt }) =>
          stoppedAt === null ? [firstName, phone] : 'stopped',
        );
      const tell = async () => {
        for (const each of await subscribers.listUnsynced(token)) await subscribers.markSynced(each);
      };
      expect(await unsynced()).toEqual([['Nour', '+201012345678']]);
      expect((await subscribers.listUnsynced()).map(({ email }) => email)).toContain('nour@example.com');
      await tell();
      await keep('nour@example.com');
      expect(await unsynced()).toEqual([]);
      for (const stop of [() => subscribers.stop(token), () => subscribers.forget([person.email])]) {
        await stop();
        expect(await unsynced()).toEqual(['stopped']);
        await tell();
        await stop();
        expect(await unsynced()).toEqual([]);
        await keep('nour@example.com');
        expect(await unsynced()).toEqual([[null, null]]);
        await tell();
      }
    });

    test('does not take a subscription for synced that has ended meanwhile', async () => {
      const { subscribers } = opened;
      const { token } = await keep('quick@example.com');
      const [begun] = await subscribers.listUnsynced(token);
      await subscribers.stop(token);
      if (begun !== undefined) await subscribers.markSynced(begun);
      expect(await subscribers.listUnsynced(token)).toMatchObject([{ stoppedAt: expect.any(Date) as Date }]);
    });
  });
}

/** The subscription of the shop's own list. */
export function asNewsletter({ keep }: SubscribersPort) {
  return {
    async subscribe(subscriber: Parameters<SubscribersPort['keep']>[0]): Promise<void> {
      await keep(subscriber, CONSENT);
    },
  };
}
