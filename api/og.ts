import { serveFamily } from '../server/http/family.js';
import { FileBody, route } from '../server/http/route.js';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';
import { findSocialCard } from '../server/actions/site/socialCards.js';
import { drawInTurn } from '../server/pictures/drawingTurn.js';
import { drawSocialPicture, readSitePicture, type SocialPicture } from '../server/pictures/socialPicture.js';

const inTurn = drawInTurn<SocialPicture>(({ lacksPicture }) => !lacksPicture);

const BRIEFLY = 'public, max-age=0, s-maxage=60';

/** Pictures for social networks, drawn on first request and then cached at the edge for good. */
export const ogRoutes = [
  route({
    method: 'GET',
    path: '/:locale/:kind/:id/:file',
    cache: { kind: 'immutable' },
    limits: ['pictures-address'],
    run: async ({ backend, params, request }) => {
      const { locale = '', kind = '', id = '' } = params;
      const { card, path } = await findSocialCard(backend, { locale, kind, id });
      // Only the current version is drawn, so that arbitrary paths cannot trigger drawings.
      if (new URL(request.url).pathname !== path) {
        return { status: 302, body: null, headers: { location: path, 'cache-control': BRIEFLY } };
      }
      const picture = await inTurn(path, () =>
        drawSocialPicture(card, async (source) =>
          source.startsWith('/media/')
            ? ((await backend.media.readPicture(source.slice('/media/'.length)))?.bytes ?? null)
            : readSitePicture(source),
        ),
      );
      return {
        body: new FileBody(picture.bytes, 'image/jpeg'),
        ...(picture.lacksPicture ? { headers: { 'cache-control': BRIEFLY } } : {}),
      };
    },
  }),
];

export default vercelFunction(serveFamily('/api/og', ogRoutes, getBackend));
