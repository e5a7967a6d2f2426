import { pagePath } from '../../domain/paths.js';
import { getBackend } from '../../server/backend.js';

/** Every editorial page's address. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { content } = await getBackend();
  const pages = await content.listPages();
  return pages.filter(({ slug }) => slug !== 'home' && slug !== 'faq').map(({ slug }) => pagePath(slug));
}
