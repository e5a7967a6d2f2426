import { BROWSER_MESSAGES, MESSAGES } from 'virtual:messages';
import { MESSAGES_ELEMENT, type PageMessages } from '../../client/intl/loadMessages.js';
import type { Locale } from '../../domain/core/locale.js';
import { safeJson } from './headHtml.js';

const written = new Map<string, string>();

/** Inlines every message that the page's code can use, so that hydration waits for no request. */
export function messagesHtml(pageId: string, locale: Locale): string {
  const name = `${locale} ${pageId}`;
  const html = written.get(name) ?? write(pageId, locale);
  written.set(name, html);
  return html;
}

function write(pageId: string, locale: Locale): string {
  const all = MESSAGES[locale];
  const ids = BROWSER_MESSAGES.pages[pageId] ?? Object.keys(all);
  const messages = Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));
  const content: PageMessages = { locale, messages, files: BROWSER_MESSAGES.files };
  return `<script type="application/json" id="${MESSAGES_ELEMENT}">${safeJson(content)}</script>`;
}
