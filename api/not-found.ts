import { serveFamily } from '../server/http/family.js';
import { vercelFunction } from '../server/http/vercel.js';
import { getBackend } from '../server/backend.js';

/** Every address under `/api` that no function answers: a JSON 404. */
export default vercelFunction(serveFamily('/api', [], getBackend));
