import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BUILD_POLL_MS } from '../../domain/core/limits.js';

let served: Record<string, unknown>;
let stops: number;

/** Simulates an open page of the build `ours`; imports a fresh module, because it caches what it has detected. */
async function openPage() {
  vi.resetModules();
  const { hasNewBuild, watchBuilds } = await import('./freshBuild.js');
  watchBuilds();
  return { hasNewBuild, poll: () => vi.advanceTimersByTimeAsync(BUILD_POLL_MS) };
}

beforeEach(() => {
  vi.useFakeTimers();
  stops = 0;
  served = { '/builds/latest.json': { id: 'ours', timestamp: 1 } };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(path in served ? Response.json(served[path]) : new Response('', { status: 404 })),
  );
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    querySelector: () => ({ content: 'ours' }),
    body: { addEventListener: () => (stops += 1) },
  });
});

afterEach(() => vi.useRealTimers());

it('reports no new build while the manifest is unchanged', async () => {
  const { hasNewBuild, poll } = await openPage();
  await poll();
  expect([hasNewBuild(), stops]).toEqual([false, 0]);
});

it('reports a new build only once its own manifest is served', async () => {
  const { hasNewBuild, poll } = await openPage();
  served['/builds/latest.json'] = { id: 'newer', timestamp: 2 };
  await poll();
  expect(hasNewBuild()).toBe(false);
  served['/builds/meta/newer.json'] = { id: 'newer', timestamp: 2 };
  await poll();
  expect([hasNewBuild(), stops]).toEqual([true, 1]);
  await poll();
  expect(stops).toBe(1);
});
