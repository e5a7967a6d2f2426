import { PATHS } from '../../domain/core/paths.js';
import { hasBranches } from '../../server/actions/content/hasBranches.js';
import { getBackend } from '../../server/backend.js';

/** Only a shop with branches has the page. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { content } = await getBackend();
  return (await hasBranches(content)) ? [PATHS.branches] : [];
}
