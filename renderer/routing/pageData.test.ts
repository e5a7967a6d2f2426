import { afterEach, expect, it, vi } from 'vitest';
import { fetchPageData } from './pageData.js';

const PAGE = { directory: '/pages/faq', pageProps: { list: ['!', 1, null] } };

function answerWith(body: string, status = 200) {
  const fetched = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(body, { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['/', '/page.json'],
  ['/ar/faq?a=1&b=2#c', '/ar/faq/page.json?a=1&b=2'],
])('fetches the data of %s from %s', async (href, address) => {
  const fetched = answerWith(JSON.stringify(PAGE));
  expect(await fetchPageData(href)).toEqual(PAGE);
  expect(fetched.mock.calls[0]?.[0]).toBe(address);
});

it.each([
  ['no JSON', '<!DOCTYPE html>', 200],
  ['nothing', 'null', 200],
  ['an error', '{"error":{"code":"not_found"}}', 200],
  ['the error page', JSON.stringify(PAGE), 404],
])('takes %s for no page', async (_, body, status) => {
  answerWith(body, status);
  expect(await fetchPageData('/faq')).toBeNull();
});
