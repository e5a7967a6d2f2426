import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.js';

test('code is fetched once, whoever asks for it and whenever', async () => {
  const load = vi.fn(() => Promise.resolve('code'));
  await expect(Promise.all([loadOnce(load), loadOnce(load)])).resolves.toEqual(['code', 'code']);
  await expect(loadOnce(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that could not be had is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('offline'));
  await expect(loadOnce(load)).rejects.toThrow('offline');
  await expect(loadOnce(load)).resolves.toBe('code');
});
