import { pagePath } from '../../domain/core/paths.js';
import { getBackend } from '../../server/backend.js';

/** Pages with a screen of their own. */
const ELSEWHERE = ['home', 'faq', 'contact'];

/** Every editorial page's address. */
export default async function onBeforePrerenderStart(): Promise<string[]> {
  const { content } = await getBackend();
  const pages = await content.listPages();
  return pages.filter(({ slug }) => !ELSEWHERE.includes(slug)).map(({ slug }) => pagePath(slug));
}
