import { describe, expect, it } from 'vitest';
import type { PageHead } from '../../domain/content/pageViews.js';
import { LANGUAGES, LOCALES } from '../../domain/core/locale.js';
import { headHtml } from '../html/headHtml.js';
import { byKey } from '../../domain/core/byKey.js';
import { WORDS } from '../../locales/words.js';
import { compileWords } from '../../tests/support/otherLanguages.js';
import { trialBarHtml } from './trialBar.js';

const MESSAGES = byKey(LOCALES, (locale) => compileWords(WORDS[locale]));

const HEAD: PageHead = {
  ...{
    title: 'Tyres',
    description: 'All of them',
    canonicalPath: '/category/1',
    image: { address: '/pictures/og.jpg', isCard: true },
  },
  ...{ feedPath: null, openGraphType: 'website', jsonLd: [] },
};

describe('the bar above the pages of a preview', () => {
  it('is absent from a real shop', () => {
    expect(trialBarHtml(undefined, MESSAGES)).toBe('');
  });

  it('says in every language that orders are not real, and shows only the language of the page', () => {
    const html = trialBarHtml('preview', MESSAGES);
    expect(html).toContain('<span lang="en-US" dir="ltr">Preview: orders here are not real.</span>');
    expect(html).toContain('<span lang="ar-SA" dir="rtl">نسخة للمعاينة: الطلبات هنا ليست حقيقية.</span>');
    for (const locale of LOCALES) {
      expect(html).toContain(
        `:root:not([lang="${LANGUAGES[locale].iso}"]) .trial>[lang="${LANGUAGES[locale].iso}"]{display:none}`,
      );
    }
  });

  it('says that nothing is kept where data is lost with the instance', () => {
    expect(trialBarHtml('preview_forgets', MESSAGES)).toContain('nothing is kept');
    expect(trialBarHtml('demo_forgets', MESSAGES)).toContain('are soon deleted');
  });

  it('sends no script', () => {
    expect(trialBarHtml('preview_forgets', MESSAGES)).not.toMatch(/<script|on\w+=/);
  });
});

describe('the head of a page', () => {
  const site = { origin: 'https://shop.example', siteName: 'Rasfa' };

  it('keeps a preview out of search engines, and claims no canonical address', () => {
    const html = headHtml(HEAD, 'en', { ...site, isIndexed: false });
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toMatch(/canonical|hreflang/);
  });

  it('lets search engines index a real shop', () => {
    const html = headHtml(HEAD, 'en', { ...site, isIndexed: true });
    expect(html).not.toContain('name="robots"');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/category/1">');
  });
});
