import { navigate } from 'vite-plugin-ssr/client/router';
import { hasNewBuild } from './freshBuild.js';

interface GoOptions {
  /** Takes the place of the present page in the browser's history. */
  overwriteLastHistoryEntry?: boolean;
}

/** The framework's own types know it only where its client has been configured. */
const navigateTo = navigate as (url: string, options?: GoOptions) => Promise<void>;

/** Goes to an address of the shop; where a newer deployment is known, by a full load. */
export async function go(url: string, options?: GoOptions): Promise<void> {
  if (hasNewBuild()) location.assign(url);
  else await navigateTo(url, options);
}
