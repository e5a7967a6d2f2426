import { keepContentLive } from '../client/content/liveContent.js';
import { watchBuilds } from './freshBuild.js';
import type { PageContext } from './pageContext.js';
import { keepPlaceOnLeaving } from './scrollPlace.js';

/** What goes on in the background of an open page. */
export default function onHydrationEnd({ shell }: PageContext): void {
  keepPlaceOnLeaving();
  watchBuilds();
  if (shell !== undefined) keepContentLive(shell.writtenAt);
}
