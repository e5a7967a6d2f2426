import { serveFamily } from '../server/http/routing/family.js';
import { route } from '../server/http/routing/route.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { getBackend } from '../server/backend.js';
import { readHealth } from '../server/actions/site/health.js';

export const healthRoutes = [
  route({
    method: 'GET',
    path: '',
    run: async ({ backend }) => {
      const health = await readHealth(backend);
      return { status: health.status === 'up' ? 200 : 503, body: health };
    },
  }),
];

export default vercelFunction(serveFamily('/api/health', healthRoutes, getBackend), { isUrgent: true });
