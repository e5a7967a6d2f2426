import { expect, it } from 'vitest';
import { pageHead } from './page.js';

const FACTS = { title: 'Tyres', shopName: 'Rasfa', description: 'For every car' };

it('is hidden from search engines, and has the shop’s picture, unless a page says more', () => {
  expect(pageHead(FACTS)).toEqual({
    ...{ title: 'Tyres | Rasfa', description: 'For every car', canonicalPath: null, feedPath: null },
    ...{ image: { address: '/pictures/og.jpg', isCard: true }, openGraphType: 'website', jsonLd: [] },
  });
});

it('says what a page says of itself', () => {
  const own = {
    ...{ canonicalPath: '/tyres', feedPath: '/feed.xml', jsonLd: [{ name: 'x' }] },
    ...{ image: { address: '/card.png', isCard: false }, openGraphType: 'product' as const },
  };
  expect(pageHead({ ...FACTS, ...own })).toMatchObject(own);
});

it('names the shop once', () => {
  expect(pageHead({ ...FACTS, title: 'Rasfa' }).title).toBe('Rasfa');
});

it('describes a page in at most 160 characters without markup', () => {
  const { description } = pageHead({
    ...FACTS,
    description: `<p>Quiet &amp; calm ${'word '.repeat(60)}</p>`,
  });
  expect(description).toMatch(/^Quiet & calm word .*…$/);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description.length).toBeGreaterThan(140);
});
