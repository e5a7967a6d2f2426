import type { ContentPort } from '../../ports/content.js';

/** Slug of the page about the branches, which editors may write. */
export const BRANCHES_SLUG = 'branches';

/** Whether the shop has a page about its branches. */
export async function hasBranches(content: Pick<ContentPort, 'listBranches' | 'getPage'>): Promise<boolean> {
  const [branches, page] = await Promise.all([content.listBranches(), content.getPage(BRANCHES_SLUG)]);
  return branches.length > 0 || page !== null;
}
