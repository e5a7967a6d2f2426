import { serveFamily } from '../server/http/routing/family.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { openWithoutDatabase } from '../server/backendWithoutDatabase.js';

/** Responds with a JSON 404 to every path under `/api` without a function. */
export default vercelFunction(serveFamily('/api', [], openWithoutDatabase));
