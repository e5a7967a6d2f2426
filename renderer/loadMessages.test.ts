import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_MESSAGES_CACHE_MS } from '../domain/core/limits.js';

const urls = vi.hoisted(() => ({ en: '/i18n/en.0123456789.json', ar: '/i18n/ar.json' }));
vi.mock('virtual:message-urls', () => ({ MESSAGE_URLS: urls }));
vi.mock('virtual:messages', () => ({ en: { from: 'the code' }, ar: { from: 'الكود' } }));

const asked: { url: string; headers: HeadersInit | undefined }[] = [];
let answer: () => Promise<Response>;

/** A fresh module each time: words are kept as long as the page lives. */
async function load() {
  vi.resetModules();
  return (await import('./loadMessages.js')).loadMessages;
}

beforeEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
  answer = () => Promise.resolve(Response.json({ from: 'the file' }));
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    asked.push({ url, headers });
    return answer();
  });
});

describe('loading messages', () => {
  it('loads messages from the HTTP cache where the URL has a hash, and revalidates them otherwise', async () => {
    const loadMessages = await load();
    await loadMessages('en');
    await loadMessages('ar');
    expect(asked).toEqual([
      { url: urls.en, headers: undefined },
      { url: urls.ar, headers: { 'cache-control': 'no-cache' } },
    ]);
  });

  it('caches messages for a day', async () => {
    const loadMessages = await load();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    await loadMessages('en');
    clock.mockReturnValue(now + LOCALE_MESSAGES_CACHE_MS - 1);
    await loadMessages('en');
    expect(asked).toHaveLength(1);
    clock.mockReturnValue(now + LOCALE_MESSAGES_CACHE_MS);
    await loadMessages('en');
    expect(asked).toHaveLength(2);
  });

  it.each<[string, () => Promise<Response>]>([
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['are answered with an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['are not JSON', () => Promise.resolve(new Response('<html>'))],
  ])('falls back to the bundled messages with a warning when the messages %s', async (_, failing) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const loadMessages = await load();
    answer = failing;
    expect(await loadMessages('ar')).toEqual({ from: 'الكود' });
    expect(warn.mock.calls[0]?.[0]).toBe('The words of "ar" could not be loaded.');
  });

  it('keeps the current messages when refreshing them fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const loadMessages = await load();
    await loadMessages('en');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LOCALE_MESSAGES_CACHE_MS);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadMessages('en')).toEqual({ from: 'the file' });
  });
});
