import { dangerouslyDeleteByTag, invalidateByTag } from '@vercel/functions';
import { LISTINGS_TAG, pageTags, productTag } from '../../ports/shared/cacheTags.js';
import { RENEWAL_MAX_MS } from '../../../domain/core/limits.js';
import { pageDataPath } from '../../../domain/core/paths.js';
import type { PublishingPort } from '../../ports/publishing.js';

/** Documents of the Build Output API: a request with this header and the deployment's token renews a prerendered page. */
const RENEWAL_HEADER = 'x-prerender-revalidate';
/** Lets requests of the deployment itself pass its protection against strangers. */
const PROTECTION_HEADER = 'x-vercel-protection-bypass';
const AT_ONCE = 8;
const REQUEST_TIMEOUT_MS = 10_000;
/** As many tags as the platform takes in one call. */
const TAGS_AT_ONCE = 16;

export interface VercelPublishingOptions {
  /** Where this deployment answers. */
  origin: string;
  /** What the build has written; null where nothing is prerendered. */
  readRenewal: () => { token: string; pages: readonly string[] } | null;
  /** null: the deployment is open to everybody. */
  protectionBypass: string | null;
  report: (event: string, error: unknown) => void;
  now?: () => number;
}

/**
 * Vercel's edge: what was rendered on demand is invalidated by its tags, and prerendered pages are rendered anew one by
 * one: those of the products that are named, then those with lists, then the others.
 */
export function vercelPublishing(options: VercelPublishingOptions): PublishingPort {
  let waiting: string[] = [];
  return {
    async refresh(tags) {
      await invalidate(tags);
      const renewal = options.readRenewal();
      if (renewal === null) return 0;
      const { first, then } = inTurn(renewal.pages, new Set(tags));
      // What waits already precedes lists and the rest, so that no storm of changes renews the same pages for ever.
      waiting = [...new Set([...addressesOf(first), ...waiting, ...addressesOf(then)])];
      await renew(waiting, renewal.token, options);
      return waiting.length;
    },
  };
}

function addressesOf(pages: readonly string[]): string[] {
  return pages.flatMap((page) => [page, pageDataPath(page)]);
}

/** The pages with one of these tags: those whose products have changed, then those with lists and the others. */
function inTurn(pages: readonly string[], tags: ReadonlySet<string>): { first: string[]; then: string[] } {
  const turnOf = (page: string) => {
    const found = pageTags(page).filter((tag) => tags.has(tag));
    if (found.some(isOneProduct)) return 1;
    if (found.includes(LISTINGS_TAG)) return 2;
    return found.length > 0 ? 3 : null;
  };
  const turns = pages.map((page) => ({ page, turn: turnOf(page) }));
  const inThis = (turn: number) => turns.filter((one) => one.turn === turn).map(({ page }) => page);
  return { first: inThis(1), then: [...inThis(2), ...inThis(3)] };
}

function isOneProduct(tag: string): boolean {
  return tag.startsWith(productTag(''));
}

/** Pages of products are gone at once: a price that no longer holds is not shown even once more. */
async function invalidate(tags: readonly string[]): Promise<void> {
  await inBatches(tags.filter(isOneProduct), (batch) => dangerouslyDeleteByTag(batch));
  await inBatches(
    tags.filter((tag) => !isOneProduct(tag)),
    (batch) => invalidateByTag(batch),
  );
}

async function inBatches(tags: readonly string[], run: (batch: string[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_AT_ONCE) {
    await run(tags.slice(start, start + TAGS_AT_ONCE));
  }
}

/** Takes addresses off the list and renews them until the time is over. */
async function renew(
  waiting: string[],
  token: string,
  { origin, protectionBypass, report, now = Date.now }: VercelPublishingOptions,
): Promise<void> {
  const endsAtMs = now() + RENEWAL_MAX_MS;
  const headers = {
    [RENEWAL_HEADER]: token,
    ...(protectionBypass === null ? {} : { [PROTECTION_HEADER]: protectionBypass }),
  };
  let [asked, failed] = [0, 0];
  const work = async () => {
    while (now() < endsAtMs) {
      const address = waiting.shift();
      if (address === undefined) return;
      asked += 1;
      if (!(await isRenewed(new URL(address, origin), headers))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failed > 0) report('pages-not-renewed', new Error(`${failed} of ${asked} are left to their time`));
}

/** A failure of the renderer leaves the page as it was; every other status is the page's own. */
async function isRenewed(url: URL, headers: Record<string, string>): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const { status } = await fetch(url, { method: 'HEAD', headers, signal, redirect: 'manual' });
    return status < 500 && status !== 401 && status !== 429;
  } catch {
    return false;
  }
}
