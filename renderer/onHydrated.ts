import { keepContentLive } from '../client/content/liveContent.js';
import { watchBuilds } from './freshBuild.js';
import type { PageContext } from './pageContext.js';

/** Starts the background tasks of an open page. */
export function onHydrated({ shell }: PageContext): void {
  watchBuilds();
  if (shell !== undefined) keepContentLive(shell.writtenAt);
}
