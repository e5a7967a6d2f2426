import { expect, it, vi } from 'vitest';
import { enter } from './enter.js';
import type { OpenBackend } from './route.js';

it('begins a session of the customer, and remembers the device', async () => {
  const begin = vi.fn(() => Promise.resolve(['token=a', 'user_id=7']));
  const remember = vi.fn(() => Promise.resolve('device=b'));
  const backend = { sessions: { begin }, devices: { remember } } as unknown as OpenBackend;
  const request = new Request('http://x');
  const cookies = await enter(backend, request, { customer: { id: 7 }, epoch: 3 });
  expect(cookies).toEqual(['token=a', 'user_id=7', 'device=b']);
  expect(begin).toHaveBeenCalledWith(request, { kind: 'customer', id: 7, epoch: 3 });
  expect(remember).toHaveBeenCalledWith(request, { id: 7, epoch: 3 });
});
