import { anchorsOf } from '../../../../domain/content/anchors.js';
import { CONTENTS_FROM_HEADINGS } from '../../../../domain/core/limits.js';
import { inLocale, type Locale, type Localized, standIn } from '../../../../domain/core/locale.js';
import type { LongTextView } from '../../../../domain/pages/contentViews.js';
import { plainText } from '../../content/plainText.js';

/** Headings as produced by the sanitiser. */
const HEADING = /<(h[23])((?:\s[^>]*)?)>(.*?)<\/\1>/gs;

/**
 * Editorial text with an anchor for each heading. If both languages have the same headings, the anchors are the same,
 * so that switching the language keeps the scroll target.
 */
export function toLongText(text: Localized, locale: Locale): LongTextView {
  const html = inLocale(text, locale);
  const own = headingsOf(html);
  const english = headingsOf(text.en);
  const anchors = anchorsOf(english.length === own.length ? english : own);
  const contents: LongTextView['contents'] = [];
  let place = -1;
  const withIds = html.replace(HEADING, (_, tag: string, attributes: string, inner: string) => {
    place += 1;
    const id = anchors[place] ?? '';
    if (tag === 'h2') contents.push({ id, title: own[place] ?? '' });
    return `<${tag}${attributes} id="${id}">${inner}</${tag}>`;
  });
  return {
    html: withIds,
    ...standIn('lang', text, locale),
    contents: contents.length >= CONTENTS_FROM_HEADINGS ? contents : [],
  };
}

function headingsOf(html: string): string[] {
  return [...html.matchAll(HEADING)].map((match) => plainText(match[3] ?? ''));
}
