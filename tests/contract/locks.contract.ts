import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { IDEMPOTENCY_ANSWERS_MAX } from '../../domain/core/limits.js';
import type { KeyOutcome } from '../../server/ports/records/state.js';
import { type OpenState, twoInstances } from './twoInstances.js';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const LEASE_S = 10;

/** The contract of locks and idempotency keys. `open` opens the same storage each time, with the given clock. */
export function describeLocksContract(name: string, open: OpenState): void {
  describe(`${name}: locks and idempotency keys`, () => {
    const { state, neighbour, turnClock } = twoInstances(open);

    describe('idempotency keys', () => {
      const OK = { status: 200, body: '{}' };
      /** Takes the key and completes at once. */
      const use = (name: string, outcome: KeyOutcome, fingerprint = 'body', instance = state()) =>
        instance.runExclusive({ key: { name, fingerprint, leaseSeconds: LEASE_S } }, (complete) =>
          Promise.resolve(complete(outcome)),
        );
      /** Takes the key and works until told to finish. */
      async function begin(name: string, outcome: KeyOutcome = 'released') {
        let finish: () => void = () => undefined;
        const finished = new Promise<void>((resolve) => (finish = resolve));
        let ended: Promise<unknown> = Promise.resolve();
        await new Promise<void>((begun) => {
          ended = state().runExclusive(
            { key: { name, fingerprint: 'body', leaseSeconds: LEASE_S } },
            async (complete) => {
              complete(outcome);
              begun();
              await finished;
            },
          );
        });
        return () => {
          finish();
          return ended;
        };
      }

      test('takes an idempotency key once, and replays its stored response', async () => {
        const end = await begin('k1', { status: 201, body: '{"id":1}' });
        expect(await use('k1', OK, 'body', neighbour())).toEqual({
          state: 'running',
          leaseEndsInSeconds: LEASE_S,
        });
        expect(await use('k1', OK, 'another body')).toEqual({ state: 'mismatch' });
        await end();
        expect(await use('k1', OK, 'body', neighbour())).toEqual({
          state: 'answered',
          answer: { status: 201, body: '{"id":1}' },
        });
        expect(await use('k1', OK, 'another body')).toEqual({ state: 'mismatch' });
      });

      test('gives an idempotency key to one of many parallel requests', async () => {
        const results = await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            use('k2', OK, 'body', index % 2 === 0 ? state() : neighbour()),
          ),
        );
        expect(results.filter((result) => result.state === 'done')).toHaveLength(1);
      });

      test('releases the idempotency key of work that is to be retried', async () => {
        expect((await use('k3', 'released')).state).toBe('done');
        const key = { name: 'k3', fingerprint: 'other', leaseSeconds: LEASE_S };
        await expect(
          state().runExclusive({ key }, () => Promise.reject(new Error('slammed'))),
        ).rejects.toThrow('slammed');
        expect((await use('k3', OK, 'other')).state).toBe('done');
        expect((await use('k3', 'released', 'other')).state).toBe('answered');
      });

      test('keeps the idempotency key of work with unknown outcome until its lease expires', async () => {
        await use('k4', 'unknown');
        turnClock(LEASE_S - 1);
        expect(await use('k4', OK, 'body', neighbour())).toEqual({
          state: 'running',
          leaseEndsInSeconds: 1,
        });
        turnClock(1);
        expect((await use('k4', OK, 'body', neighbour())).state).toBe('done');
      });

      test('keeps the first response of work that outlived its lease', async () => {
        const end = await begin('k6', { status: 200, body: '"late"' });
        turnClock(LEASE_S);
        expect((await use('k6', { status: 200, body: '"first"' }, 'body', neighbour())).state).toBe('done');
        await end();
        expect(await use('k6', OK)).toEqual({ state: 'answered', answer: { status: 200, body: '"first"' } });
      });

      test('evicts an owner’s oldest stored responses, but nobody else’s', async () => {
        await use('8 other', OK);
        for (let number = 0; number <= IDEMPOTENCY_ANSWERS_MAX; number += 1) {
          await use(`7 k${number}`, OK);
          turnClock(1);
        }
        expect((await use('7 k1', OK)).state).toBe('answered');
        expect((await use(`7 k${IDEMPOTENCY_ANSWERS_MAX}`, OK)).state).toBe('answered');
        expect((await use('8 other', OK)).state).toBe('answered');
        expect((await use('7 k0', 'released')).state).toBe('done');
      });

      test('keeps a stored response for a day, whatever the lease', async () => {
        await use('k5', OK);
        turnClock((24 * HOUR_MS) / SECOND_MS - 1);
        expect((await use('k5', OK)).state).toBe('answered');
        turnClock(1);
        expect((await use('k5', OK)).state).toBe('done');
      });
    });

    describe('locks', () => {
      const TURNS_INSIDE = 20;

      /** Work that detects when it runs in parallel with another instance of itself. */
      function crossing() {
        let inside = 0;
        let most = 0;
        const work = async () => {
          inside += 1;
          most = Math.max(most, inside);
          for (let turn = 0; turn < TURNS_INSIDE; turn += 1) await setImmediate();
          inside -= 1;
        };
        return { work, most: () => most };
      }

      test('lets one holder at a time into a lock, across instances', async () => {
        const { work, most } = crossing();
        const instance = (index: number) => (index % 2 === 0 ? state() : neighbour());
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => instance(index).withLocks(['bridge'], work)),
        );
        expect(most()).toBe(1);
      });

      test('does not block locks of different names', async () => {
        let inside = 0;
        let meet = (): void => undefined;
        const met = new Promise<void>((resolve) => (meet = resolve));
        const work = async (): Promise<void> => {
          inside += 1;
          if (inside === 2) meet();
          await met;
        };
        await Promise.all([state().withLocks(['north'], work), state().withLocks(['south'], work)]);
        expect(inside).toBe(2);
      });

      test('takes several locks together or not at all, in any order', async () => {
        const { work, most } = crossing();
        const names = [
          ['a', 'b', 'b'],
          ['b', 'c'],
          ['c', 'a'],
        ];
        const instance = (index: number) => (index % 2 === 0 ? state() : neighbour());
        await Promise.all(
          Array.from({ length: 12 }, (_, index) => instance(index).withLocks(names[index % 3] ?? [], work)),
        );
        expect(most()).toBe(1);
      });

      test('waits for locks with a new idempotency key, but not with a taken one', async () => {
        const key = (name: string) => ({ name, fingerprint: 'body', leaseSeconds: LEASE_S });
        const { work, most } = crossing();
        const take = (index: number) =>
          (index % 2 === 0 ? state() : neighbour()).runExclusive(
            { key: key(`l${index % 5}`), locks: ['gate'] },
            async (complete) => {
              await work();
              complete({ status: 200, body: '{}' });
            },
          );
        const results = await Promise.all(Array.from({ length: 10 }, (_, index) => take(index)));
        expect(most()).toBe(1);
        expect(results.filter((result) => result.state === 'done')).toHaveLength(5);
      });

      test('releases a lock when the work fails, and returns the work’s result', async () => {
        await expect(state().withLocks(['door'], () => Promise.reject(new Error('slammed')))).rejects.toThrow(
          'slammed',
        );
        expect(await neighbour().withLocks(['door'], () => Promise.resolve('open'))).toBe('open');
      });

      test('passes a lock on when its holder has not been heard of for a while', async () => {
        let finish: () => void = () => undefined;
        const entered = new Promise<void>((inside) => {
          void state().withLocks(['crypt'], () => {
            inside();
            return new Promise<void>((resolve) => (finish = resolve));
          });
        });
        await entered;
        const heir = neighbour().withLocks(['crypt'], () => Promise.resolve('mine'));
        turnClock(LEASE_S);
        expect(await heir).toBe('mine');
        finish();
      });
    });
  });
}
