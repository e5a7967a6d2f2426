import { expect, it } from 'vitest';
import type { ShopError } from '../../../domain/core/errors.js';
import { SHED_RETRY_AFTER_S } from '../../../domain/core/limits.js';
import { limitConcurrency } from './limitConcurrency.js';

/** Work that runs until it is told to end. */
function pieces(run: ReturnType<typeof limitConcurrency>, count: number, source?: string) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const results = Array.from({ length: count }, (_, index) =>
    run(() => {
      started.push(index);
      return new Promise<number>((resolve) => {
        ends[index] = () => resolve(index);
      });
    }, source).catch((error: unknown) => error),
  );
  return { started, ends, results };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs few tasks at once, queues some in order, and rejects the rest', async () => {
  const { started, ends, results } = pieces(limitConcurrency({ atOnce: 2, waiting: 2 }), 5);
  expect(await results[4]).toMatchObject({ code: 'busy', status: 503 });
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await settled();
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await settled();
  ends[3]?.();
  expect(await Promise.all(results.slice(0, 4))).toEqual([0, 1, 2, 3]);
});

it('continues after a failed task', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 1 });
  const failing = run(() => Promise.reject(new Error('broken')));
  const next = run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect([await next, await run(() => Promise.resolve('again'))]).toEqual(['done', 'again']);
});

it('reserves capacity for other sources when one source asks for all of it', async () => {
  const run = limitConcurrency({ atOnce: 2, waiting: 2, perSource: 3 });
  const greedy = pieces(run, 4, 'greedy');
  expect(await greedy.results[3]).toMatchObject({ code: 'busy' });
  const other = run(() => Promise.resolve('served'), 'other');
  await expect(run(() => Promise.resolve('served'), 'third')).rejects.toMatchObject({ code: 'busy' });
  greedy.ends[0]?.();
  await settled();
  greedy.ends[1]?.();
  expect(await other).toBe('served');
  expect(await run(() => Promise.resolve('again'), 'greedy')).toBe('again');
  greedy.ends[2]?.();
  expect(await Promise.all(greedy.results.slice(0, 3))).toEqual([0, 1, 2]);
});

it('asks rejected clients back at different times', async () => {
  const run = limitConcurrency({ atOnce: 0, waiting: 0 });
  const errors = await Promise.all(
    Array.from({ length: 100 }, () => run(() => Promise.resolve()).catch((error: unknown) => error)),
  );
  const { min, max } = SHED_RETRY_AFTER_S;
  const seconds = new Set(errors.map((error) => (error as ShopError).details.retryAfterSeconds));
  expect([...seconds].sort()).toEqual(Array.from({ length: max - min + 1 }, (_, more) => min + more));
});
