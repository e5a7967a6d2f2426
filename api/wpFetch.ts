import { maxLength, optional, pipe, regex, strictObject, string } from 'valibot';
import { serveFamily } from '../server/http/routing/family.js';
import { ShopError } from '../domain/core/errors.js';
import { type CachePolicy, FileBody, route } from '../server/http/routing/route.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
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

const PICTURE_LIFE_S = 365 * 24 * 60 * 60;
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

/** Their names are digests of their contents. */
const FOREVER: CachePolicy = { kind: 'public', edgeSeconds: PICTURE_LIFE_S, staleSeconds: PICTURE_LIFE_S };

/** Pictures of imported goods, which are in the shop's database. */
export const goodsPictureRoutes = [
  route({
    method: 'GET',
    path: '/*path',
    cache: FOREVER,
    limits: ['media-address'],
    run: async ({ backend, params }) => {
      const file = await backend.media.readPicture(`goods/${params['path'] ?? ''}`);
      if (file === null) throw new ShopError('not_found');
      return { body: new FileBody(file.bytes, file.type) };
    },
  }),
];

const serveContent = serveFamily('/api/wpFetch', wpFetchRoutes, getBackend);
const servePictures = serveFamily('/media/goods', goodsPictureRoutes, getBackend);

/** Pictures share the function: a deployment may have twelve, and both need the shop's database. */
export default vercelFunction((request, facts) =>
  (new URL(request.url).pathname.startsWith('/media/') ? servePictures : serveContent)(request, facts),
);
