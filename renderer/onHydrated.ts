import { revalidateContent } from '../client/content/liveContent.js';
import { whenIdle } from '../client/core/whenIdle.js';
import { WORKER_WAIT_MS } from '../domain/core/limits.js';
import { watchBuilds } from './routing/freshBuild.js';
import type { PageContext } from './routing/pageContext.js';
import { workerAddress } from '../client/page/trustedTypes.js';

const LONGEST_WAIT_MS = 2000;

async function loadReports(): Promise<void> {
  const { startReports } = await import('../client/reports/startReports.js');
  startReports();
}

/** Without https, or where the browser blocks it, the shop works as well. */
function registerWorker(): void {
  const address = workerAddress();
  if (address === undefined || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(address).catch(() => undefined);
}

/** Starts the background tasks of an open page. */
export function onHydrated({ shell }: PageContext): void {
  watchBuilds();
  // The development server has none.
  if (import.meta.env.PROD) whenIdle(registerWorker, WORKER_WAIT_MS);
  if (shell?.reportsErrors === true) whenIdle(() => void loadReports(), LONGEST_WAIT_MS);
  if (shell !== undefined) revalidateContent(shell.writtenAt);
}
