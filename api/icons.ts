import { maxLength, pipe, regex, strictObject, string } from 'valibot';
import { serveFamily } from '../server/http/routing/family.js';
import { route } from '../server/http/routing/route.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { openWithoutDatabase } from '../server/backendWithoutDatabase.js';
import { readIcons } from '../server/actions/site/icons.js';

const LONGEST_LIST_CHARS = 2000;

/** SVG icons chosen by editors, in batches; icons used on every page are in its sprite. */
export const iconRoutes = [
  route({
    method: 'GET',
    path: '/:file',
    query: strictObject({
      icons: pipe(
        string(),
        maxLength(LONGEST_LIST_CHARS, 'too_long'),
        regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 'invalid'),
      ),
    }),
    cache: { kind: 'immutable' },
    limits: ['lists-address'],
    run: ({ params, query }) => ({ body: readIcons(params['file'] ?? '', query.icons.split(',')) }),
  }),
];

export default vercelFunction(serveFamily('/api/icons', iconRoutes, openWithoutDatabase));
