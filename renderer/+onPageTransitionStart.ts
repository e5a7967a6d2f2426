import { hasNewBuild } from './freshBuild.js';

/** Shows that a page is on its way, or leaves by a full load where a newer deployment is known. */
export default function onPageTransitionStart(target: { urlOriginal: string }): void {
  if (hasNewBuild()) location.assign(target.urlOriginal);
  document.documentElement.dataset['navigating'] = '';
}
