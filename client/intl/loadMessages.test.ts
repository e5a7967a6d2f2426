import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALE_MESSAGES_CACHE_MS } from '../../domain/core/limits.js';

const files = { en: '/i18n/en.0123456789.json', ar: '/i18n/ar.json' };

const asked: { url: string; headers: HeadersInit | undefined }[] = [];
let answer: () => Promise<Response>;

/** A fresh module each time: messages are kept as long as the page lives. */
async function load() {
  vi.resetModules();
  return (await import('./loadMessages.js')).loadMessages;
}

beforeEach(() => {
  vi.restoreAllMocks();
  const textContent = JSON.stringify({ locale: 'en', messages: { from: 'the page', own: '1' }, files });
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'messages' ? { textContent } : null) });
  asked.length = 0;
  answer = () => Promise.resolve(Response.json({ from: 'the file' }));
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    asked.push({ url, headers });
    return answer();
  });
});

it('reads the messages of the page from its document', async () => {
  vi.resetModules();
  const { readPageMessages } = await import('./loadMessages.js');
  expect(readPageMessages().messages).toEqual({ from: 'the page', own: '1' });
  expect(asked).toEqual([]);
});

describe('loading messages', () => {
  it('loads messages from the HTTP cache where the URL has a hash, and revalidates them otherwise', async () => {
    const loadMessages = await load();
    await loadMessages('en');
    await loadMessages('ar');
    expect(asked).toEqual([
      { url: files.en, headers: undefined },
      { url: files.ar, headers: { 'cache-control': 'no-cache' } },
    ]);
  });

  it('adds the messages of the page’s language to those that the page has rendered with', async () => {
    vi.resetModules();
    const { loadMessages, readPageMessages } = await import('./loadMessages.js');
    const { messages } = readPageMessages();
    expect(await loadMessages('en')).toBe(messages);
    expect(messages).toEqual({ from: 'the file', own: '1' });
    expect(await loadMessages('ar')).toEqual({ from: 'the file' });
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
  ])('warns and rejects when the messages %s', async (_, failing) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const loadMessages = await load();
    answer = failing;
    await expect(loadMessages('ar')).rejects.toThrow();
    expect(warn.mock.calls[0]?.[0]).toBe('The words of "ar" could not be loaded.');
  });

  it('keeps the current messages when refreshing them fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const loadMessages = await load();
    await loadMessages('en');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LOCALE_MESSAGES_CACHE_MS);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await loadMessages('en')).toMatchObject({ from: 'the file' });
  });
});
