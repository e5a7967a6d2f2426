import { beforeEach, expect, it, vi } from 'vitest';
import { CACHE_CONTENT_MS } from '../../domain/core/limits.js';
import { fakeStorage } from '../../tests/support/fakeStorage.js';
import type { LiveContent } from './refreshContent.js';
import { refreshContent } from './refreshContent.js';
import type { Locale } from '../../domain/core/locale.js';

const WRITTEN_AT = 1_000_000_000;
const words = { egp: { en: 'LE', ar: 'جنيه' }, 'cart.link': { en: 'x', ar: 'س' } };

let answer: (path: string) => Promise<Response>;

/** Mocks the API: only the text overrides answer, with one changed message. */
const online = (path: string) =>
  Promise.resolve(
    path.endsWith('/translations') ? Response.json(words) : new Response('{}', { status: 400 }),
  );
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** The currency label of each content shown, in order. */
async function labels(locale: Locale = 'en'): Promise<(string | undefined)[]> {
  const shown: LiveContent[] = [];
  const refreshing = refreshContent(WRITTEN_AT, (content) => shown.push(content));
  await vi.runAllTimersAsync();
  await refreshing;
  return shown.map((content) => content(locale).words?.['egp']);
}

beforeEach(() => {
  answer = online;
  vi.useFakeTimers({ now: WRITTEN_AT + 1 });
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', (path: string) => answer(path));
  vi.stubGlobal('localStorage', fakeStorage());
});

it('shows an editor’s text override as soon as it has loaded, in the page’s language', async () => {
  expect(await labels()).toEqual(['LE']);
  expect(await labels('ar')).toEqual(['جنيه', 'جنيه']);
});

it('shows cached content at once and revalidates it', async () => {
  await labels();
  words.egp.en = 'Pounds';
  expect(await labels()).toEqual(['LE', 'Pounds']);
  words.egp.en = 'LE';
});

it('uses cached content for at most seven days while the API is down', async () => {
  await labels();
  const at = JSON.parse(localStorage.getItem('cache:/wpFetch/translations') ?? '{}') as { storedAt: number };
  answer = offline;
  vi.setSystemTime(at.storedAt + CACHE_CONTENT_MS);
  expect(await labels()).toEqual(['LE']);
  vi.setSystemTime(at.storedAt + CACHE_CONTENT_MS + 1);
  expect(await labels()).toEqual([]);
});
