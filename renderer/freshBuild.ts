import { number, object, safeParse, string } from 'valibot';
import { BUILD_POLL_MS } from '../domain/limits.js';

const LATEST = '/builds/latest.json';

const Build = object({ id: string(), timestamp: number() });

let isOutdated = false;

/** Notices a new deployment by polling its build file; the next navigation then takes the new site whole. */
export function watchBuilds(): void {
  const ours = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    void fetchLatest().then((latest) => {
      if (latest === null || ours === undefined || latest === ours || isOutdated) return;
      isOutdated = true;
      clearInterval(timer);
      leaveLinksToTheBrowser();
    });
  }, BUILD_POLL_MS);
}

async function fetchLatest(): Promise<string | null> {
  try {
    const response = await fetch(LATEST, { cache: 'no-store' });
    const result = safeParse(Build, await response.json());
    return result.success ? result.output.id : null;
  } catch {
    return null;
  }
}

/** The page's own handlers hear of a click before `body` does, the router after it. */
function leaveLinksToTheBrowser(): void {
  document.body.addEventListener('click', (event) => event.stopPropagation());
}

/** Whether a newer deployment is known, so that the page should be left by a full load. */
export function hasNewBuild(): boolean {
  return isOutdated;
}
