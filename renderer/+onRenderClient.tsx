import '../components/ui/tokens.css';
import '../components/ui/base.css';
import { hydrateRoot, type Root } from 'react-dom/client';
import { LOCALE_FACTS } from '../domain/locale.js';
import { rememberLocale } from '../client/localeCookie.js';
import { splitLocale } from '../domain/paths.js';
import { Document } from './Document.js';
import { loadMessages } from './loadMessages.js';
import type { PageContext } from './pageContext.js';

let root: Root | undefined;

/** Hydrates the first page and draws every further one that the shopper navigates to. */
export default async function onRenderClient(pageContext: PageContext): Promise<void> {
  const locale = pageContext.locale ?? splitLocale(pageContext.urlOriginal).locale;
  rememberLocale(locale);
  const messages = await loadMessages(locale);
  const tree = <Document pageContext={pageContext} locale={locale} messages={messages} />;
  const container = document.getElementById('page');
  if (container === null) throw new Error('The page has no #page element');
  if (root === undefined) {
    root = hydrateRoot(container, tree);
    return;
  }
  root.render(tree);
  document.title = pageContext.head?.title ?? document.title;
  document.documentElement.lang = LOCALE_FACTS[locale].iso;
  document.documentElement.dir = LOCALE_FACTS[locale].dir;
}
