import { describe, expect, it } from 'vitest';
import type { ProductPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { amountIn } from './markdownPage.js';
import { productMarkdown } from './productMarkdown.js';

const ORIGIN = 'https://shop.example';
const PRODUCT = {
  ...{ id: 7, type: 'simple', name: 'Driveways', excerpt: 'For every day', description: '<p>Quiet</p>' },
  ...{ brand: 'Lassa', sku: 'LAS-7', size: '205/55 R16', price: 415_000, formerPrice: 460_000 },
  ...{ isLowestPrice: false, stock: 8, variations: [] },
  specNames: [
    ['season', 'Season'],
    ['load', 'Load'],
    ['noise', 'Noise'],
  ],
  specs: { season: { value: 'Summer' }, load: { value: '91', words: '615 kg' } },
};
const VARIATION = { label: '205/55 R16 91V', price: 415_000, stock: 8 };
const DELIVERY = { place: 'To Cairo', from: 1, to: 3, fee: 6_000 };

describe.each(LOCALES)('the Markdown of a product in %s', (locale) => {
  const word = translateTo(locale);
  const page = { locale, word, origin: ORIGIN, addressOf: (path: string) => `${ORIGIN}/x${path}` };
  const write = (product: object = {}, delivery: object | null = DELIVERY, parts: object = {}) =>
    productMarkdown(
      {
        ...{ product: { ...PRODUCT, ...product }, parts, delivery, sameSize: [] },
        related: { title: 'Related', products: [] },
      } as unknown as ProductPageProps,
      page,
    ).split('\n');
  const price = amountIn(page, 415_000);

  it('says what it is, costs and where it is', () => {
    const lines = write();
    expect(lines[0]).toBe('# Driveways');
    expect(lines).toEqual(
      expect.arrayContaining([
        'For every day',
        `- ${word('product.price')}: ${price} (${word('price.before')} ${amountIn(page, 460_000)})`,
        `<${ORIGIN}/x/product/simple/7>`,
      ]),
    );
    expect(lines.join('\n')).toContain(`${word('facet.brand')}: Lassa`);
  });

  it('says no former price where there is none, and from which price a model begins', () => {
    const text = write({ formerPrice: null, isLowestPrice: true }).join('\n');
    expect(text).not.toContain(word('price.before'));
    expect(text).toContain(`${word('product.price')}: ${word('product.from')} ${price}`);
  });

  it('leaves out what is unknown', () => {
    const text = write({ brand: null, sku: null, size: null }).join('\n');
    for (const key of ['facet.brand', 'product.sku'] as const) expect(text).not.toContain(`${word(key)}:`);
    expect(text).not.toContain('null');
  });

  it('lists facts with what they mean, without those that it lacks', () => {
    const text = write().join('\n');
    expect(text).toContain('Season: Summer\n');
    expect(text).toContain('Load: 91 – 615 kg');
    expect(text).not.toContain('Noise');
  });

  it('has a row for each size, with price and stock', () => {
    const rows = write({ variations: [VARIATION] }).filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain(`| ${word('product.size')} | ${word('product.price')} |`);
    expect(rows[2]).toContain(`205/55 R16 91V | ${price} |`);
  });

  it('says when and for what it is delivered, if that is known', () => {
    const lines = write();
    expect(lines).toContain(`- To Cairo: ${word('arrival.days', { count: 3 })}`);
    expect(lines.join('\n')).toContain(word('arrival.fee', { kind: 'one', fee: '60' }));
    const free = write({}, { ...DELIVERY, fee: 0 }).join('\n');
    expect(free).toContain(word('arrival.fee', { kind: 'free', fee: '0' }));
    expect(write({}, null).join('\n')).not.toContain(word('product.delivery'));
  });

  it('says what features say of it', () => {
    const lines = write({}, null, { reviews: { title: 'Reviews', summary: '4 of 5' } });
    expect(lines).toContain('## Reviews');
    expect(lines).toContain('4 of 5');
  });
});
