import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.js';

test('loads a module once for concurrent and later callers', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  await expect(Promise.all([loadOnce(load), loadOnce(load)])).resolves.toEqual(['code', 'code']);
  await expect(loadOnce(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a module that failed to load', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  await expect(loadOnce(load)).rejects.toThrow('offline');
  await expect(loadOnce(load)).resolves.toBe('code');
});
