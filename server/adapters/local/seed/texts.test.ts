import { describe, expect, it } from 'vitest';
import type { Written } from '../../../../domain/core/locale.js';
import { GOVERNORATES } from '../../../../domain/egypt/governorates.js';
import { shippingRates } from './shippingRates.js';
import { documentRows } from './documents.js';
import { brokenLinks, withLinks } from './links.js';
import { readDemo } from './readDemo.js';

const DEMO = readDemo();
const { pages: PAGES, tips: TIPS, faq: FAQ } = DEMO;

const TEXTS: [name: string, text: Written][] = [
  ...PAGES.map(({ slug, content }): [string, Written] => [slug, content]),
  ...TIPS.map(({ slug, content }): [string, Written] => [slug, content]),
  ...FAQ.questions.map(({ question, answer }): [string, Written] => [question.en, answer]),
];

const tagsOf = (html: string) => [...html.matchAll(/<(?!\/?bdi\b)(\/?\w+)/g)].map(([, tag]) => tag);
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);

describe('demonstration texts', () => {
  it.each(TEXTS)('gives %s the same structure and links in both languages', (_, { en, ar }) => {
    expect(tagsOf(ar)).toEqual(tagsOf(en));
    expect(linksOf(ar)).toEqual(linksOf(en));
  });

  it('links only to pages of the text’s own language', () => {
    const { en, ar } = withLinks({ en: '<a href="page:faq">', ar: '<a href="category:rims">' }, DEMO);
    expect([en, ar]).toEqual(['<a href="/faq">', '<a href="/ar/category/7">']);
    expect(() => withLinks({ en: '<a href="tip:no-such-tip">', ar: '' }, DEMO)).toThrow('no-such-tip');
    expect(brokenLinks({ en: '<a href="page:no-such-page">', ar: '<a href="page:faq">' }, DEMO)).toEqual([
      'page:no-such-page',
    ]);
    expect(JSON.stringify(documentRows(DEMO))).not.toMatch(/href=\\+"(?:page|tip|category):/);
  });
});

describe('an article', () => {
  it('gives each article a picture of its subject, without products', () => {
    const pictures = TIPS.map(({ picture }) => picture);
    expect(pictures.filter((picture) => !picture.startsWith('article-'))).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});

describe('the contact page', () => {
  const { content } = PAGES.find(({ slug }) => slug === 'contact') ?? { content: { en: '', ar: '' } };

  it.each(['en', 'ar'] as const)('says how to call and to write (%s)', (locale) => {
    expect(linksOf(content[locale])).toEqual(
      expect.arrayContaining([expect.stringMatching(/^tel:\+20/), expect.stringMatching(/^mailto:/)]),
    );
  });
});

describe('the delivery page', () => {
  /** A dash between numbers would be read backwards in Arabic. */
  const TO = { en: '–', ar: ' إلى ' };
  const rowsOf = (html: string) => [...html.matchAll(/<tr>.*?<\/tr>/g)].map(([row]) => row);
  const { content } = PAGES.find(({ slug }) => slug === 'delivery') ?? { content: { en: '', ar: '' } };

  it.each(['en', 'ar'] as const)(
    'lists every governorate’s fee and delivery time as the checkout has them (%s)',
    (locale) => {
      for (const { governorate, method, cost, days } of shippingRates()) {
        if (method !== 'standard') continue;
        const name = GOVERNORATES[governorate]?.[locale] ?? '';
        const cells = rowsOf(content[locale]).filter((row) => new RegExp(`[>,، ]${name}[<,،]`).test(row));
        expect(cells, name).toHaveLength(1);
        expect(cells[0]).toContain(`<td>${cost / 100}</td><td>${days.from}${TO[locale]}${days.to}</td>`);
      }
    },
  );
});
