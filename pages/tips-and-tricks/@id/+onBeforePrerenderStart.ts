import { tipPath } from '../../../domain/core/paths.js';
import { getBackend } from '../../../server/backend.js';

/** URLs of all articles. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { content } = await getBackend();
  const tips = await content.listTips();
  return tips.map(({ id }) => tipPath(id));
}
