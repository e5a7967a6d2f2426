import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type HTMLElement, parse as parseHtml } from 'node-html-parser';
import { NavigationProvider } from '../../client/page/navigation.js';
import { MessagesProvider } from '../../client/intl/messages.js';
import { ShellContext } from '../../client/page/shellContext.js';
import { byKey } from '../../domain/core/byKey.js';
import { type Locale, LOCALES } from '../../domain/core/locale.js';
import type { ShellView } from '../../domain/content/pageViews.js';
import { WORDS } from '../../locales/words.js';
import { compileWords } from './otherLanguages.js';

const MESSAGES = byKey(LOCALES, (locale) => compileWords(WORDS[locale]));
const NOWHERE = { isFirstFrameShort: false, path: '/', go: () => Promise.resolve() };

/** Renders a component to the server's HTML, with the shop's messages and all contexts. */
export function renderStatic(
  element: ReactElement,
  { locale = 'en', shell = {} }: { locale?: Locale; shell?: Partial<ShellView> } = {},
): HTMLElement {
  const html = renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={MESSAGES[locale]} overrides={{}}>
      <NavigationProvider navigation={NOWHERE}>
        <ShellContext value={{ whatsAppNumber: null, ...shell } as ShellView}>{element}</ShellContext>
      </NavigationProvider>
    </MessagesProvider>,
  );
  return parseHtml(html);
}
