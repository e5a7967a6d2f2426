import { expect, it } from 'vitest';
import { createFairQueue, STARTS_MS } from './fairQueue.js';

const wanted = () => true;

/** Turns whose clock runs only while work is done. */
function turnsWithClock() {
  let ms = 0;
  const turns = createFairQueue(() => ms);
  const done: string[] = [];
  const work = async (network: string, takesMs: number, isWanted = wanted) => {
    if (!(await turns.take(network, isWanted))) return;
    ms += takesMs;
    done.push(network);
  };
  return { turns, done, work };
}

it('lets networks take turns, so that one that asks for much waits for itself', async () => {
  const { done, work } = turnsWithClock();
  const greedy = Array.from({ length: 5 }, () => work('greedy', 10));
  await Promise.all([...greedy, work('one', 10), work('other', 10)]);
  expect(done.slice(0, 4)).toEqual(['greedy', 'one', 'other', 'greedy']);
  expect(done).toHaveLength(7);
});

it('lets what arrives meanwhile have its turn in between', async () => {
  const { done, work } = turnsWithClock();
  const all = [work('a', 1), work('a', 1), work('a', 1)];
  setImmediate(() => setImmediate(() => done.push('arrived')));
  await Promise.all(all);
  expect(done.indexOf('arrived')).toBeLessThan(3);
  expect(done).toHaveLength(4);
});

it('gives no turn to what nobody wants any more', async () => {
  const { turns, done, work } = turnsWithClock();
  const left = Array.from({ length: 50 }, () => work('left', 10, () => false));
  const turned = new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
  await Promise.all([...left, work('here', 10), turned]);
  expect(done).toEqual(['here']);
  expect(await turns.take('left', () => false)).toBe(false);
});

it('tells how long the work of a network would wait, as turns have taken lately', async () => {
  const { turns, work } = turnsWithClock();
  await Promise.all(Array.from({ length: 100 }, () => work('a', 30)));
  expect(turns.delayMs('a')).toBe(0);
  const waiting = Array.from({ length: 10 }, () => work('a', 30));
  expect(turns.delayMs('a')).toBeGreaterThan(290);
  expect(turns.delayMs('a')).toBeLessThan(301);
  expect(turns.delayMs('b')).toBeLessThan(31);
  await Promise.all(waiting);
});

it('forgets a time of long turns once turns are short again', async () => {
  const { turns, work } = turnsWithClock();
  await Promise.all(Array.from({ length: 20 }, () => work('a', 1000)));
  await Promise.all(Array.from({ length: 100 }, () => work('a', 1)));
  const waiting = work('a', 1);
  expect(turns.delayMs('a')).toBeLessThan(2);
  await waiting;
});

it('starts requests one by one, before work that waits, but not without end', async () => {
  let ms = 0;
  const timed = createFairQueue(() => ms);
  const order: string[] = [];
  const starting = Array.from({ length: 5 }, async () => {
    await timed.start();
    ms += STARTS_MS / 2;
    order.push('start');
  });
  const waiting = Array.from({ length: 2 }, async () => {
    await timed.take('page', wanted);
    ms += 30;
    order.push('page');
  });
  await Promise.all([...starting, ...waiting]);
  expect(order).toEqual(['start', 'start', 'page', 'start', 'start', 'page', 'start']);
});
