import { CACHE_PREFIX, MISSED_SEARCHES_KEPT_DAYS } from '../../../../domain/core/limits.js';
import { escapeHtml } from '../../../../domain/text/escapeHtml.js';
import { DEFAULT_LOCALE, type Locale, type Localized, localized } from '../../../../domain/core/locale.js';
import { COOKIES, type Processor, PROCESSOR_KINDS, STORAGE } from '../../../../domain/content/privacy.js';
import { serverIntl, translateTo } from '../../../../locales/serverIntl.js';

/** Slug of the privacy policy, as WordPress names it, too. */
export const PRIVACY_SLUG = 'privacy-policy';

const [HOUR_S, DAY_S, YEAR_S] = [3600, 86_400, 365 * 86_400];

/**
 * The text of the privacy policy with what editors cannot know: every cookie, everything in the browser's storage, and
 * who works for the shop, with purposes.
 */
export function withPrivacySections(text: Localized, processors: readonly Processor[]): Localized {
  const whole = (locale: Locale, own: string) => `${own}\n${sectionsIn(locale, processors)}`;
  return localized(whole(DEFAULT_LOCALE, text[DEFAULT_LOCALE]), (locale) => {
    const { [locale]: own = null } = text;
    return own === null || own === '' ? null : whole(locale, own);
  });
}

function sectionsIn(locale: Locale, processors: readonly Processor[]): string {
  const t = translateTo(locale);
  const heads = [t('privacy.purpose'), t('privacy.name')];
  return [
    `<h2>${t('privacy.cookies_title')}</h2>`,
    `<p>${t('privacy.cookies_lead')}</p>`,
    table([...heads, t('privacy.kept')], cookieRows(locale)),
    `<h2>${t('privacy.storage_title')}</h2>`,
    `<p>${t('privacy.storage_lead')}</p>`,
    table(heads, storageRows(locale)),
    `<h2>${t('privacy.searches_title')}</h2>`,
    `<p>${t('privacy.searches', { days: duration(locale, MISSED_SEARCHES_KEPT_DAYS * DAY_S) })}</p>`,
    ...(processors.length === 0
      ? []
      : [
          `<h2>${t('privacy.processors_title')}</h2>`,
          `<p>${processorsLead(locale, processors)}</p>`,
          table(heads, processorRows(locale, processors)),
        ]),
  ].join('\n');
}

function cookieRows(locale: Locale): string[][] {
  const entries = Object.entries(COOKIES);
  const purposes = new Set(entries.map(([, { purpose }]) => purpose));
  return [...purposes].map((purpose) => {
    const own = entries.filter(([, cookie]) => cookie.purpose === purpose);
    return [
      translateTo(locale)(`privacy.cookie.${purpose}`),
      codes(own.map(([name]) => name)),
      duration(locale, Math.max(...own.map(([, { maxAgeS }]) => maxAgeS))),
    ];
  });
}

function storageRows(locale: Locale): string[][] {
  const entries = Object.entries(STORAGE);
  const purposes = new Set(entries.map(([, { purpose }]) => purpose));
  return [...purposes].map((purpose) => {
    const own = entries.filter(([, entry]) => entry.purpose === purpose);
    return [
      translateTo(locale)(`privacy.storage.${purpose}`),
      codes(own.map(([name]) => (name === CACHE_PREFIX ? `${name}…` : name))),
    ];
  });
}

function processorRows(locale: Locale, processors: readonly Processor[]): string[][] {
  return PROCESSOR_KINDS.flatMap((kind) => {
    const names = processors.filter((processor) => processor.kind === kind).map(({ name }) => name);
    const shown = names.map((name) => `<bdi>${escapeHtml(name)}</bdi>`).join('<br>');
    return names.length === 0 ? [] : [[translateTo(locale)(`privacy.processor.${kind}`), shown]];
  });
}

function processorsLead(locale: Locale, processors: readonly Processor[]): string {
  const t = translateTo(locale);
  const isCourierNamed = processors.some(({ kind }) => kind === 'delivery');
  return t('privacy.processors_lead') + (isCourierNamed ? '' : ` ${t('privacy.processors_courier')}`);
}

/** Like `30 days`. */
function duration(locale: Locale, seconds: number): string {
  const [unit, length] =
    seconds >= YEAR_S
      ? (['year', YEAR_S] as const)
      : seconds >= DAY_S
        ? (['day', DAY_S] as const)
        : (['hour', HOUR_S] as const);
  return serverIntl(locale).formatNumber(seconds / length, { style: 'unit', unit, unitDisplay: 'long' });
}

function codes(names: readonly string[]): string {
  return names.map((name) => `<code dir="ltr">${escapeHtml(name)}</code>`).join('<br>');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table>`;
}
