import { maxLength, optional, pipe, regex, strictObject, string } from 'valibot';
import { serveFamily } from '../server/http/family.js';
import { type CachePolicy, route } from '../server/http/route.js';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';
import { TOTAL_HEADER } from '../domain/catalogue/wireCard.js';
import { searchProducts } from '../server/actions/catalogue/catalogue.js';
import {
  readFooter,
  readMobileNavLinks,
  readNavLinks,
  readNotFoundPage,
  readPage,
  readPagesContent,
  readTip,
  readTips,
  readTranslations,
} from '../server/actions/content/content.js';
import { CONTENT_TAG, LISTINGS_TAG } from '../server/ports/shared/cacheTags.js';
import { SEARCH_KEYWORD_MAX_CHARS } from '../domain/core/limits.js';
import type { Backend } from '../server/ports/backend.js';

const MINUTES: CachePolicy = {
  kind: 'public',
  edgeSeconds: 300,
  staleSeconds: 86_400,
  tags: () => [CONTENT_TAG],
};

/** A route for a content document without parameters. */
function document(path: string, read: (backend: Backend) => Promise<unknown>) {
  return route({
    method: 'GET',
    path,
    cache: MINUTES,
    limits: ['lists-address'],
    run: async ({ backend }) => ({ body: await read(backend) }),
  });
}

/** Editorial content and search suggestions; all of it is public. */
export const wpFetchRoutes = [
  document('/nav_links', readNavLinks),
  document('/nav_links_mobile', readMobileNavLinks),
  document('/pages_content', readPagesContent),
  document('/translations', readTranslations),
  document('/get_footer', readFooter),
  document('/notfound_page', readNotFoundPage),
  document('/tips', readTips),
  route({
    method: 'GET',
    path: '/tip',
    query: strictObject({ id: pipe(string(), regex(/^\d{1,15}$/, 'invalid')) }),
    cache: MINUTES,
    limits: ['lists-address'],
    run: async ({ backend, query }) => ({ body: await readTip(backend, query.id) }),
  }),
  route({
    method: 'GET',
    path: '/page',
    query: strictObject({ slug: pipe(string(), regex(/^[\p{L}\p{N}_-]{1,100}$/u, 'invalid')) }),
    cache: MINUTES,
    limits: ['lists-address'],
    run: async ({ backend, query }) => ({ body: await readPage(backend, query.slug) }),
  }),
  route({
    method: 'GET',
    path: '/search_key',
    query: strictObject({
      keyword: optional(pipe(string(), maxLength(SEARCH_KEYWORD_MAX_CHARS, 'too_long')), ''),
    }),
    cache: { kind: 'public', edgeSeconds: 60, staleSeconds: 600, tags: () => [LISTINGS_TAG] },
    limits: ['searches-address'],
    run: async ({ backend, query }) => {
      const { results, total } = await searchProducts(backend, query.keyword);
      return { body: results, headers: { [TOTAL_HEADER]: String(total) } };
    },
  }),
];

export default vercelFunction(serveFamily('/api/wpFetch', wpFetchRoutes, getBackend));
