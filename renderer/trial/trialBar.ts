import type { Trial } from '../../domain/content/pageViews.js';
import { escapeHtml } from '../../domain/text/escapeHtml.js';
import { LANGUAGES, type Locale, LOCALES } from '../../domain/core/locale.js';
import { createPageIntl } from '../../client/intl/pageIntl.js';
import type { Messages } from '../../locales/intl.js';
import css from './trialBar.css?inline';

/** The bar above every page of a shop that is not real. It is outside the page's component, so no script is sent for it. */
export function trialBarHtml(trial: Trial | undefined, messages: Record<Locale, Messages>): string {
  if (trial === undefined) return '';
  const texts = LOCALES.map((locale) => {
    const { iso, dir } = LANGUAGES[locale];
    const text = createPageIntl(locale, messages[locale]).formatMessage({ id: `trial.${trial}` });
    return `<span lang="${iso}" dir="${dir}">${escapeHtml(text)}</span>`;
  });
  return `<style>${css}${hiddenLanguages()}</style><aside class="trial">${texts.join('')}</aside>`;
}

/** Navigation in the browser changes the document's language, so the bar has its text in all of them. */
function hiddenLanguages(): string {
  return LOCALES.map((locale) => {
    const { iso } = LANGUAGES[locale];
    return `:root:not([lang="${iso}"]) .trial>[lang="${iso}"]{display:none}`;
  }).join('');
}
