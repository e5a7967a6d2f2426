import { ShopError } from '../domain/core/errors.js';
import { serveFamily } from '../server/http/routing/family.js';
import { FileBody, route } from '../server/http/routing/route.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { openWithoutDatabase } from '../server/backendWithoutDatabase.js';

const DAY_S = 24 * 60 * 60;

/** Pictures of the content backend, served from the shop's own origin. */
export const mediaRoutes = [
  route({
    method: 'GET',
    path: '/*path',
    cache: { kind: 'public', edgeSeconds: 30 * DAY_S, staleSeconds: 365 * DAY_S },
    limits: ['media-address'],
    run: async ({ backend, params }) => {
      const file = await backend.media.readPicture(params['path'] ?? '');
      if (file === null) throw new ShopError('not_found');
      return { body: new FileBody(file.bytes, file.type) };
    },
  }),
];

export default vercelFunction(serveFamily('/media', mediaRoutes, openWithoutDatabase));
