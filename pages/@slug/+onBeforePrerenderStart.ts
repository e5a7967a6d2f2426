import { pagePath } from '../../domain/core/paths.js';
import { getBackend } from '../../server/backend.js';

/** Editorial pages that have a page component of their own. */
const ELSEWHERE = ['home', 'faq', 'contact', 'branches'];

/** URLs of all editorial pages. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { content } = await getBackend();
  const pages = await content.listPages();
  return pages.filter(({ slug }) => !ELSEWHERE.includes(slug)).map(({ slug }) => pagePath(slug));
}
