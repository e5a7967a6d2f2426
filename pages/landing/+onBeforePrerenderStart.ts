import { getBackend } from '../../server/backend.js';
import { listPrerenderedLandings } from '../../features/landing/server/listLandings.js';

/** The indexes, and the landing pages of what sells. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  return listPrerenderedLandings(await getBackend());
}
