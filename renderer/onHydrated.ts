import { keepContentLive } from '../client/content/liveContent.js';
import { whenIdle } from '../client/core/whenIdle.js';
import { watchBuilds } from './freshBuild.js';
import type { PageContext } from './pageContext.js';

const LONGEST_WAIT_MS = 2000;

async function loadReports(): Promise<void> {
  const { startReports } = await import('../client/reports/startReports.js');
  startReports();
}

/** Starts the background tasks of an open page. */
export function onHydrated({ shell }: PageContext): void {
  watchBuilds();
  if (shell?.reportsErrors === true) whenIdle(() => void loadReports(), LONGEST_WAIT_MS);
  if (shell !== undefined) keepContentLive(shell.writtenAt);
}
