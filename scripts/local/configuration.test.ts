import { afterEach, expect, it, vi } from 'vitest';
import { TREE_ROOTS } from '../../features/facts.js';
import { readConfiguration } from './configuration.js';
import { readRoutes, routeRequest } from './routing.js';

afterEach(() => void vi.unstubAllEnvs());

/** Headers that the platform and the local server add to a response. */
function headersOf(path: string): Record<string, string> {
  const request = { path, query: '', header: () => undefined, cookie: () => undefined };
  return routeRequest(readRoutes(readConfiguration()), request, () => true).headers;
}

it.each(['/', '/ar/category/tyres', '/assets/a.js', '/api/wcFetch/products', '/sitemap.xml'])(
  'tells search engines to leave %s of a preview out, and nothing in a real shop',
  (path) => {
    expect(headersOf(path)).not.toHaveProperty('X-Robots-Tag');
    vi.stubEnv('VERCEL_ENV', 'preview');
    expect(headersOf(path)).toMatchObject({ 'X-Robots-Tag': 'noindex, nofollow' });
  },
);

it.each(['/drafts/abc', '/ar/drafts/abc', '/auth/reset-password', '/ar/thanks-cod/12'])(
  'keeps the address of %s, which holds a key, from caches, search engines and other sites',
  (path) => {
    expect(headersOf(path)).toMatchObject({
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
  },
);

it.each(['/', '/thanks-to-you', '/ar/auth/login', '/profile'])('leaves %s as it is', (path) => {
  expect(headersOf(path)).not.toHaveProperty('Cache-Control');
});

/** Where a request for Markdown is sent; null for nowhere else. */
function markdownOf(path: string, accept = 'text/markdown, text/html;q=0.9'): string | null {
  const header = (name: string) => (name === 'accept' ? accept : undefined);
  const request = { path, query: '', header, cookie: () => undefined };
  const outcome = routeRequest(readRoutes(readConfiguration()), request, () => true);
  return outcome.kind === 'redirect' ? outcome.location : null;
}

it.each([
  '/product/simple/7',
  '/ar/product/variable/7',
  '/category/1',
  ...TREE_ROOTS.flatMap(({ path }) => [path, `/ar${path}/one/of-these`]),
  '/about',
  '/ar/faq',
  '/ar/إطارات',
])('sends who asks for Markdown from %s to its text, and a browser nowhere', (path) => {
  expect(markdownOf(path)).toBe(`${path}.md`);
  expect(markdownOf(path, 'text/html,application/xhtml+xml,*/*;q=0.8')).toBeNull();
});

it.each(['/', '/ar', '/cart', '/ar/checkout', '/profile', '/api/health', '/sw.js', '/product/simple/7.md'])(
  'has no text for %s',
  (path) => {
    expect(markdownOf(path)).toBeNull();
  },
);
