import { createElement } from 'react';
import { isBot } from '../../domain/account/bots.js';
import { useLazy } from '../../components/ui/hooks/useLazy.js';
import { prerenderedHtml } from './prerendered.js';
import { innerHtml } from '../../client/page/trustedTypes.js';

const loadPage = () => import('../../components/content/failure/FatalPage.js');

/** Replaces a page that crashed; bots keep the prerendered HTML. */
export function FatalFallback({ isWholeDocument }: { isWholeDocument: boolean }) {
  const isForRobots = isBot(navigator.userAgent);
  const loaded = useLazy(!isForRobots, loadPage);
  if (isForRobots) {
    const html = prerenderedHtml(isWholeDocument ? 'document' : 'main');
    return <div dangerouslySetInnerHTML={innerHtml(html)} />;
  }
  if (loaded === null) return null;
  const page = createElement(loaded.FatalPage);
  return isWholeDocument ? <main id="main">{page}</main> : page;
}
