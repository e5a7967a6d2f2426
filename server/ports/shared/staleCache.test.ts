import { expect, test, vi } from 'vitest';
import { staleCaches } from './staleCache.js';

const FRESH_MS = 1000;
const MOST = 2;

/** Reads that answer with their key, and a clock. */
function openReads() {
  const read = vi.fn((key: string) => Promise.resolve(key));
  const clock = { ms: 0 };
  return {
    read,
    clock,
    each: staleCaches(read, { freshMs: FRESH_MS, timeoutMs: FRESH_MS, most: MOST, now: () => clock.ms }),
  };
}

test('reads each key once until it is no longer fresh', async () => {
  const { read, clock, each } = openReads();
  expect(await Promise.all([each.get('a'), each.get('a'), each.get('b')])).toEqual(['a', 'a', 'b']);
  clock.ms = FRESH_MS;
  await each.get('a');
  expect(read.mock.calls).toEqual([['a'], ['b']]);
  clock.ms += 1;
  await each.get('a');
  expect(read).toHaveBeenCalledTimes(3);
});

test('forgets the key that was read longest ago when there are too many', async () => {
  const { read, each } = openReads();
  for (const key of ['a', 'b', 'a', 'c']) await each.get(key);
  await each.get('a');
  expect(read).toHaveBeenCalledTimes(3);
  await each.get('b');
  expect(read).toHaveBeenCalledTimes(4);
});

test('reads again what it was told to forget, and what could not be read', async () => {
  const { read, each } = openReads();
  await each.get('a');
  each.clear();
  await each.get('a');
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new Error('down'));
  await expect(each.get('b')).rejects.toThrow('down');
  expect(await each.get('b')).toBe('b');
});
