import { serveFamily } from '../server/http/family.js';
import { vercelFunction } from '../server/http/vercel.js';
import { openWithoutDatabase } from '../server/backendWithoutDatabase.js';

/** Every address under `/api` that no function answers: a JSON 404. */
export default vercelFunction(serveFamily('/api', [], openWithoutDatabase));
