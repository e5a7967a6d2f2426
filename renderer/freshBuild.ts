import { number, object, safeParse, string } from 'valibot';
import { BUILD_POLL_MS, CHUNK_RELOAD_GUARD_MS } from '../domain/limits.js';

const LATEST = '/builds/latest.json';
const RELOADED_AT = 'reloadedAt';

const Build = object({ id: string(), timestamp: number() });

let isOutdated = false;

/** Notices a new deployment by polling its build file; the next navigation then takes the new site whole. */
export function watchBuilds(): void {
  const ours = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    void fetchLatest().then((latest) => {
      isOutdated ||= latest !== null && ours !== undefined && latest !== ours;
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

/** Whether a newer deployment is known, so that the page should be left by a full load. */
export function hasNewBuild(): boolean {
  return isOutdated;
}

/**
 * A chunk that no longer exists after a deployment reloads the page, once: not again within ten seconds, so
 * that a chunk which is really broken does not reload for ever.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < CHUNK_RELOAD_GUARD_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    location.reload();
  });
}
