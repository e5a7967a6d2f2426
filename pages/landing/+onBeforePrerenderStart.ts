import { getBackend } from '../../server/backend.js';
import { listPrerenderedLandings } from '../../server/actions/landing/listLandings.js';

/** The indexes, and the landing pages of what sells. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  return listPrerenderedLandings(await getBackend());
}
