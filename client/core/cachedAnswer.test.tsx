import { renderToStaticMarkup } from 'react-dom/server';
import { array, string } from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { CACHE_DEFAULT_MS } from '../../domain/core/limits.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import { fetchAndCache, useCachedAnswer } from './cachedAnswer.js';

const PATH = '/wcFetch/shipping?governorate=EGC';
const Titles = array(string());

/** What a component shows on its first render. */
function firstLook(): string {
  const View = () => useCachedAnswer(PATH, Titles).data?.join() ?? 'nothing yet';
  return renderToStaticMarkup(<View />);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(['courier'])));
});

it('shows a cached response at once for five minutes, and no longer', async () => {
  expect(firstLook()).toBe('nothing yet');
  await fetchAndCache(PATH, Titles);
  vi.advanceTimersByTime(CACHE_DEFAULT_MS);
  expect(firstLook()).toBe('courier');
  vi.advanceTimersByTime(1);
  expect(firstLook()).toBe('nothing yet');
});

it('neither caches nor shows a response that does not match its schema', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ a: 1 })));
  await expect(fetchAndCache(PATH, Titles)).rejects.toThrow();
  expect(firstLook()).toBe('nothing yet');
});
