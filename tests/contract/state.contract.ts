import { describe, expect, test } from 'vitest';
import type { StatePort } from '../../server/ports/records/state.js';
import { type OpenState, twoInstances } from './twoInstances.js';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;

/** The contract of the shop's own state. `open` opens the same storage each time, with the given clock. */
export function describeStateContract(name: string, open: OpenState): void {
  describe(`${name}: state`, () => {
    const { state, neighbour, now, turnClock } = twoInstances(open);

    describe('sessions', () => {
      const session = (id: string, customerId: number, epoch = 0) => ({
        ...{ id, customerId, epoch },
        issuedAtS: Math.floor(now() / 1000),
      });

      test('keeps a session valid for every instance until it is revoked', async () => {
        expect(await state().isRevoked(session('a', 1))).toBe(false);
        await state().revokeSession('a', new Date(now() + HOUR_MS));
        expect(await neighbour().isRevoked(session('a', 1))).toBe(true);
        expect(await state().isRevoked(session('b', 1))).toBe(false);
      });

      test('revokes all sessions of a customer, but not later ones', async () => {
        const before = session('c', 2, await state().sessionEpoch(2));
        const epoch = await state().revokeAllSessions(2);
        expect(await neighbour().isRevoked(before)).toBe(true);
        expect(await neighbour().sessionEpoch(2)).toBe(epoch);
        expect(await neighbour().isRevoked(session('d', 2, epoch))).toBe(false);
        expect(await state().isRevoked(session('e', 3, await state().sessionEpoch(3)))).toBe(false);
      });

      test.each([
        ['does not tick', 0],
        ['steps back by 4 ms', -0.004],
        ['is a minute behind on another instance', -60],
        ['is a day behind after a restart', -86_400],
      ])('revokes every session so far if the clock %s', async (_, seconds) => {
        const epoch = await state().revokeAllSessions(4);
        turnClock(seconds);
        const next = await neighbour().revokeAllSessions(4);
        expect(await state().isRevoked(session('f', 4, epoch))).toBe(true);
        expect(await state().isRevoked(session('g', 4, next))).toBe(false);
      });

      test('gives concurrent revocations different epochs', async () => {
        const epochs = await Promise.all(
          Array.from({ length: 8 }, (__, index) =>
            (index % 2 === 0 ? state() : neighbour()).revokeAllSessions(5),
          ),
        );
        expect(new Set(epochs).size).toBe(8);
        expect(await state().sessionEpoch(5)).toBe(Math.max(...epochs));
      });
    });

    describe('counting', () => {
      test('counts events of a key within its window, across instances', async () => {
        expect(await state().countEvent('login:mona', 60)).toEqual({ count: 1, resetsInSeconds: 60 });
        expect((await neighbour().countEvent('login:mona', 60)).count).toBe(2);
        expect((await state().countEvent('login:omar', 60)).count).toBe(1);
      });

      test('counts every one of many parallel events', async () => {
        const counts = await Promise.all(Array.from({ length: 30 }, () => state().countEvent('burst', 60)));
        expect(
          counts
            .map(({ count }) => count)
            .sort((a, b) => a - b)
            .at(-1),
        ).toBe(30);
      });

      test('starts a new count when the window ends, or on request', async () => {
        await state().countEvent('short', 60);
        turnClock(59);
        expect(await state().countEvent('short', 60)).toEqual({ count: 2, resetsInSeconds: 1 });
        turnClock(1);
        expect(await state().countEvent('short', 60)).toEqual({ count: 1, resetsInSeconds: 60 });
        expect(await neighbour().countOf('short')).toBe(1);
        await state().clearEvents('short');
        expect(await state().countOf('short')).toBe(0);
        expect((await state().countEvent('short', 60)).count).toBe(1);
        turnClock(60);
        expect(await state().countOf('short')).toBe(0);
      });
    });

    describe('counting what nobody has proven', () => {
      const exempt = { customerId: 70, contact: '+201000000070', unless: null as string | null };
      const count = (instance: StatePort, by: number, key = 'pieces', of = exempt) =>
        instance.countUnproven(
          [
            { key, windowSeconds: 60, by },
            { key: `${key} 2`, windowSeconds: 120, by: 1 },
          ],
          of,
        );

      test('adds several at once, and takes them back, but never below none', async () => {
        expect(await count(state(), 4)).toEqual([4, 1]);
        expect(await count(neighbour(), 2)).toEqual([6, 2]);
        expect(await count(state(), -4)).toEqual([2, 3]);
        expect(await count(state(), -4)).toEqual([0, 4]);
        turnClock(60);
        expect(await count(state(), 3)).toEqual([3, 5]);
      });

      test('counts every one of many at the same moment', async () => {
        const counts = await Promise.all(Array.from({ length: 12 }, () => count(state(), 1, 'crowd')));
        expect(Math.max(...counts.map((each) => each?.[0] ?? 0))).toBe(12);
      });

      test('counts nothing for a proven contact, or while another key has a count', async () => {
        await state().saveProof(71, '+201000000071');
        const proven = { ...exempt, customerId: 71, contact: '+201000000071' };
        expect(await count(neighbour(), 1, 'proven', proven)).toBeNull();
        expect(await count(state(), 1, 'proven', { ...proven, contact: '+201000000072' })).toEqual([1, 1]);
        await state().countEvent('going on', 30);
        const goingOn = { ...exempt, unless: 'going on' };
        expect(await count(state(), 1, 'again', goingOn)).toBeNull();
        turnClock(30);
        expect(await count(state(), 1, 'again', goingOn)).toEqual([1, 1]);
      });
    });

    describe('notes', () => {
      test('are taken once, by what their names begin with, as long as they are good', async () => {
        expect([await state().hasNotes('n'), await state().takeNotes('n')]).toEqual([false, []]);
        await state().leaveNotes(['n1', 'n2', 'm1'], 60);
        await neighbour().leaveNotes(['n1'], 60);
        expect([await neighbour().hasNotes('n'), await state().hasNotes('o')]).toEqual([true, false]);
        const taken = await Promise.all([1, 2, 3].map(() => neighbour().takeNotes('n')));
        expect(taken.flat().sort()).toEqual(['n1', 'n2']);
        expect(await state().takeNotes('n')).toEqual([]);
        expect(await state().takeNotes('m')).toEqual(['m1']);
        await state().leaveNotes(['n3'], 60);
        turnClock(60);
        expect([await state().hasNotes('n'), await state().takeNotes('n')]).toEqual([false, []]);
      });
    });

    describe('one-time codes', () => {
      test('invalidates a one-time code when it is used', async () => {
        const code = 'c1';
        await state().saveCode(code, 'right', 60);
        expect(await state().useCode(code, 'wrong')).toBe(false);
        expect(await neighbour().useCode(code, 'right')).toBe(true);
        expect(await state().useCode(code, 'right')).toBe(false);
      });

      test('invalidates a one-time code after five wrong tries', async () => {
        const code = 'c2';
        await state().saveCode(code, 'right', 60);
        for (let tries = 0; tries < 5; tries += 1) expect(await state().useCode(code, 'wrong')).toBe(false);
        expect(await state().useCode(code, 'right')).toBe(false);
      });

      test('replaces the one-time code of the same name, and expires it', async () => {
        const code = 'c3';
        await state().saveCode(code, 'first', 60);
        await state().saveCode(code, 'second', 60);
        expect(await state().useCode(code, 'first')).toBe(false);
        expect(await state().useCode(code, 'second')).toBe(true);
        await state().saveCode(code, 'old', 60);
        turnClock(60);
        expect(await state().useCode(code, 'old')).toBe(false);
      });

      test('removes one-time codes by the prefix of their names, and no others', async () => {
        for (const name of ['of 5 a', 'of 5 b', 'of 55 a', 'OF 5 a']) await state().saveCode(name, 'x', 60);
        await state().forgetCodes('of 5 ');
        expect(await state().useCode('of 5 a', 'x')).toBe(false);
        expect(await state().useCode('of 5 b', 'x')).toBe(false);
        expect(await state().useCode('of 55 a', 'x')).toBe(true);
        expect(await state().useCode('OF 5 a', 'x')).toBe(true);
      });
    });

    describe('proven contacts', () => {
      test('belong to one customer and one contact, for every instance, until they are forgotten', async () => {
        await state().saveProof(7, '+201000000001');
        await neighbour().saveProof(7, '+201000000001');
        await state().saveProof(7, 'mona@example.com');
        expect(await neighbour().isProven(7, '+201000000001')).toBe(true);
        expect(await state().isProven(7, 'mona@example.com')).toBe(true);
        expect(await state().isProven(7, '+201000000002')).toBe(false);
        expect(await state().isProven(8, '+201000000001')).toBe(false);
        await state().saveProof(8, '+201000000001');
        expect(await neighbour().listProofs(8)).toEqual([
          { contact: '+201000000001', provenAt: new Date(now()) },
        ]);
        await state().forgetProofs(7);
        expect(await state().listProofs(7)).toEqual([]);
        expect(await neighbour().isProven(7, '+201000000001')).toBe(false);
        expect(await neighbour().isProven(7, 'mona@example.com')).toBe(false);
        expect(await state().isProven(8, '+201000000001')).toBe(true);
      });
    });

    describe('payment attempts', () => {
      const take = async (instance = state(), notSince = new Date(now())) =>
        (await instance.takeAttempt(notSince))?.reference;
      const takeAll = async () => [await take(), await take(), await take(), await take()];
      const attempts = ['30-1', '10-1', '20-2'];

      test('takes payment attempts oldest first, once per round, across instances', async () => {
        const keptAt = new Date(now());
        for (const reference of attempts) {
          await state().saveAttempt(reference);
          turnClock(1);
        }
        expect(await neighbour().takeAttempt(new Date(now()))).toEqual({ reference: '30-1', keptAt });
        expect(await take()).toBe('10-1');
        expect(await take(neighbour())).toBe('20-2');
        expect(await take()).toBeUndefined();
      });

      test('continues with the next round where the last one stopped, with new attempts in order', async () => {
        turnClock(60);
        expect(await take()).toBe('30-1');
        turnClock(1);
        await state().saveAttempt('40-1');
        turnClock(60);
        expect(await takeAll()).toEqual(['10-1', '20-2', '30-1', '40-1']);
        expect(await take()).toBeUndefined();
      });

      test('keeps a payment attempt that is stored again, and removes one that is dropped', async () => {
        await state().saveAttempt('10-1');
        expect(await take()).toBeUndefined();
        for (const reference of [...attempts, '40-1', 'unknown']) await state().forgetAttempt(reference);
        turnClock(60);
        expect(await take()).toBeUndefined();
      });

      test('keeps the first session of a payment attempt, and none for an unknown attempt', async () => {
        const first = { id: 'session-1', url: 'https://pay.example/session-1' };
        const terms = { way: 'card', fee: 0 };
        await state().saveAttempt('70-1');
        expect(await neighbour().findAttempt('70-1')).toEqual({ provider: null, session: null, terms: null });
        await state().saveAttempt('70-1', { provider: 'geidea', session: first, terms });
        await state().saveAttempt('70-1', {
          provider: 'paymob',
          session: { id: 'session-2', url: 'https://pay.example/session-2' },
          terms: { way: 'wallet', fee: 900 },
        });
        await state().saveAttempt('70-1', { session: { id: 'session-1', url: null } });
        await state().saveAttempt('70-1');
        expect(await neighbour().findAttempt('70-1')).toEqual({ provider: 'geidea', session: first, terms });
        await state().forgetAttempt('70-1');
        expect(await state().findAttempt('70-1')).toBeNull();
      });

      test('stores a session without a known payment page', async () => {
        await state().saveAttempt('80-1', { session: { id: 'session-8', url: null } });
        expect(await neighbour().findAttempt('80-1')).toEqual({
          provider: null,
          session: { id: 'session-8', url: null },
          terms: null,
        });
        await state().forgetAttempt('80-1');
      });

      test('gives each payment attempt to one of many parallel requests', async () => {
        for (let order = 50; order < 60; order += 1) await state().saveAttempt(`${order}-1`);
        const taken = await Promise.all(
          Array.from({ length: 12 }, (_, index) => take(index % 2 === 0 ? state() : neighbour())),
        );
        expect(new Set(taken.filter((reference) => reference !== undefined)).size).toBe(10);
        expect(taken.filter((reference) => reference === undefined)).toHaveLength(2);
      });
    });
  });
}
