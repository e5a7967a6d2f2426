import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatePort } from '../../server/ports/state.js';
import { type Open, type Opened } from './support.js';

const HOUR_MS = 60 * 60 * 1000;

/** What the shop's own memory promises. `open` opens the same memory every time it is called. */
export function describeStateContract(name: string, open: Open<{ state: StatePort }>): void {
  describe(`${name}: state`, () => {
    let opened: Opened<{ state: StatePort }>;
    let neighbour: Opened<{ state: StatePort }>;
    const state = () => opened.state;

    beforeAll(async () => {
      opened = await open();
      neighbour = await open();
    });
    afterAll(async () => {
      await opened.close();
      await neighbour.close();
    });

    describe('sessions', () => {
      const session = (id: string, customerId: number, issuedAt = new Date()) => ({
        id,
        customerId,
        issuedAt,
      });

      test('are good until revoked, for every instance', async () => {
        expect(await state().isRevoked(session('a', 1))).toBe(false);
        await state().revokeSession('a', new Date(Date.now() + HOUR_MS));
        expect(await neighbour.state.isRevoked(session('a', 1))).toBe(true);
        expect(await state().isRevoked(session('b', 1))).toBe(false);
      });

      test('of one customer can be revoked all at once; later ones are good', async () => {
        const before = session('c', 2, new Date(Date.now() - 1));
        await state().revokeAllSessions(2);
        await sleep(2);
        expect(await neighbour.state.isRevoked(before)).toBe(true);
        expect(await state().isRevoked(session('d', 2))).toBe(false);
        expect(await state().isRevoked(session('e', 3, before.issuedAt))).toBe(false);
      });
    });

    describe('counting', () => {
      test('counts events of a key within its window, over all instances', async () => {
        expect(await state().countEvent('login:mona', 60)).toEqual({ count: 1, resetsInSeconds: 60 });
        expect((await neighbour.state.countEvent('login:mona', 60)).count).toBe(2);
        expect((await state().countEvent('login:omar', 60)).count).toBe(1);
      });

      test('counts every one of many at once', async () => {
        const counts = await Promise.all(Array.from({ length: 30 }, () => state().countEvent('burst', 60)));
        expect(
          counts
            .map(({ count }) => count)
            .sort((a, b) => a - b)
            .at(-1),
        ).toBe(30);
      });

      test('begins anew when the window is over, or when told to', async () => {
        await state().countEvent('short', 0.05);
        await sleep(60);
        expect((await state().countEvent('short', 60)).count).toBe(1);
        await state().clearEvents('short');
        expect((await state().countEvent('short', 60)).count).toBe(1);
      });
    });

    describe('idempotency keys', () => {
      test('are claimed once, and answer the stored answer from then on', async () => {
        expect(await state().claimKey('k1', 'body')).toEqual({ state: 'new' });
        expect(await neighbour.state.claimKey('k1', 'body')).toEqual({ state: 'running' });
        await state().storeAnswer('k1', { status: 201, body: '{"id":1}' });
        expect(await neighbour.state.claimKey('k1', 'body')).toEqual({
          state: 'answered',
          answer: { status: 201, body: '{"id":1}' },
        });
        expect(await state().claimKey('k1', 'another body')).toEqual({ state: 'mismatch' });
      });

      test('go to one of many who claim at once', async () => {
        const claims = await Promise.all(Array.from({ length: 10 }, () => state().claimKey('k2', 'body')));
        expect(claims.filter((claim) => claim.state === 'new')).toHaveLength(1);
      });

      test('can be given back as long as there is no answer', async () => {
        await state().claimKey('k3', 'body');
        await state().releaseKey('k3');
        expect(await state().claimKey('k3', 'other')).toEqual({ state: 'new' });
        await state().storeAnswer('k3', { status: 200, body: '{}' });
        await state().releaseKey('k3');
        expect((await state().claimKey('k3', 'other')).state).toBe('answered');
      });
    });

    describe('one-time codes', () => {
      test('are used up by the right one', async () => {
        const code = 'c1';
        await state().keepCode(code, 'right', 60);
        expect(await state().useCode(code, 'wrong')).toBe(false);
        expect(await neighbour.state.useCode(code, 'right')).toBe(true);
        expect(await state().useCode(code, 'right')).toBe(false);
      });

      test('are gone after five wrong tries', async () => {
        const code = 'c2';
        await state().keepCode(code, 'right', 60);
        for (let tries = 0; tries < 5; tries += 1) expect(await state().useCode(code, 'wrong')).toBe(false);
        expect(await state().useCode(code, 'right')).toBe(false);
      });

      test('replace each other under one name, and run out', async () => {
        const code = 'c3';
        await state().keepCode(code, 'first', 60);
        await state().keepCode(code, 'second', 60);
        expect(await state().useCode(code, 'first')).toBe(false);
        expect(await state().useCode(code, 'second')).toBe(true);
        await state().keepCode(code, 'old', -1);
        expect(await state().useCode(code, 'old')).toBe(false);
      });
    });

    describe('locks', () => {
      /** Work that would be noticed if it ran beside another of its kind. */
      function crossing() {
        let inside = 0;
        let most = 0;
        const work = async () => {
          inside += 1;
          most = Math.max(most, inside);
          await sleep(5);
          inside -= 1;
        };
        return { work, most: () => most };
      }

      test('let one in at a time, over all instances', async () => {
        const { work, most } = crossing();
        const instance = (index: number) => (index % 2 === 0 ? state() : neighbour.state);
        await Promise.all(Array.from({ length: 20 }, (_, index) => instance(index).withLock('bridge', work)));
        expect(most()).toBe(1);
      });

      test('of different names do not wait for each other', async () => {
        const { work, most } = crossing();
        await Promise.all([state().withLock('north', work), state().withLock('south', work)]);
        expect(most()).toBe(2);
      });

      test('are given back when the work fails, and answer what the work answers', async () => {
        await expect(state().withLock('door', () => Promise.reject(new Error('slammed')))).rejects.toThrow(
          'slammed',
        );
        expect(await neighbour.state.withLock('door', () => Promise.resolve('open'))).toBe('open');
      });
    });
  });
}
