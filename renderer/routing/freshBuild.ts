import { number, object, safeParse, string } from 'valibot';
import { BUILD_POLL_MS } from '../../domain/core/limits.js';

const LATEST = '/builds/latest.json';

/** URL of one build's manifest, which exists as soon as the deployment serves that build. */
function manifestOf(id: string): string {
  return `/builds/meta/${encodeURIComponent(id)}.json`;
}

const Build = object({ id: string(), timestamp: number() });

let isOutdated = false;

/** Polls for a new deployment; the next navigation is then a full load of the new build. */
export function watchBuilds(): void {
  const ours = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || ours === undefined) return;
    void hasReplaced(ours).then((isReplaced) => {
      if (!isReplaced || isOutdated) return;
      isOutdated = true;
      clearInterval(timer);
      leaveLinksToTheBrowser();
    });
  }, BUILD_POLL_MS);
}

/**
 * Whether another build is the latest and its manifest is served. During a roll-out, one edge node may announce the new
 * build while another still serves the old one, so a full load would get the old one again.
 */
async function hasReplaced(ours: string): Promise<boolean> {
  const latest = await fetchBuildId(LATEST);
  if (latest === null || latest === ours) return false;
  return (await fetchBuildId(manifestOf(latest))) === latest;
}

async function fetchBuildId(path: string): Promise<string | null> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    const result = safeParse(Build, await response.json());
    return result.success ? result.output.id : null;
  } catch {
    return null;
  }
}

/** Listens on `body`: after the page's own click handlers, before the router's. */
function leaveLinksToTheBrowser(): void {
  document.body.addEventListener('click', (event) => event.stopPropagation());
}

/** Whether a newer deployment is known, so that the next navigation should be a full load. */
export function hasNewBuild(): boolean {
  return isOutdated;
}
