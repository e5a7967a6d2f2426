import { watchBuilds } from './freshBuild.js';

/** What goes on in the background of an open page. */
export default function onHydrationEnd(): void {
  watchBuilds();
}
