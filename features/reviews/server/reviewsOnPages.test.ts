import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../domain/core/errors.js';
import { REVIEWS_PER_PAGE } from '../../../domain/core/limits.js';
import { LOCALES, type Locale } from '../../../domain/core/locale.js';
import type { Product } from '../../../domain/catalogue/product.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { productLoader } from '../../../server/actions/pages/product.js';
import { required } from '../../../tests/contract/support.js';
import { schemaComplaints } from '../../../tests/site/schemaOrg.js';
import { vocabularyComplaints } from '../../../tests/site/vocabulary.js';
import { findGoods } from '../../../tests/api/goods.js';
import { openShop } from '../../../tests/api/shop.js';

const shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
const { reviews } = shop.backend.store;
const { plenty, variable, other } = await findGoods(shop);

beforeEach(() => shop.reviews.clear());

async function pageOf({ type, id }: Product, locale: Locale = 'en') {
  const request = { locale, path: '', query: new URLSearchParams(), word: translateTo(locale) };
  const page = await productLoader(type)(shop.backend, { ...request, params: { id: String(id) } });
  const { pageProps, head } = required(page);
  const { isPartial } = required(page);
  const data = head.jsonLd[0] as Record<string, unknown>;
  return { reviews: pageProps.parts['reviews'] ?? null, data, jsonLd: head.jsonLd, isPartial };
}

const summaryOf = (average: string, count: number, locale: Locale = 'en') =>
  translateTo(locale)('reviews.summary', { average, count });

let orders = 0;

async function review({ id: productId }: Product, rating: number, text = 'Good') {
  orders += 1;
  await reviews.submit({ orderId: orders, productId, author: 'Mona', rating, text, car: null, km: null });
}

describe('a product page', () => {
  it('says nothing of reviews without any, as in the demonstration shop', async () => {
    const page = await pageOf(plenty);
    expect(page.reviews).toBeNull();
    expect(page.data).not.toHaveProperty('aggregateRating');
    expect(page.data).not.toHaveProperty('review');
  });

  it('says nothing of reviews that wait for the operator, nor of those of other products', async () => {
    await review(other, 5);
    await shop.reviews.approveAll();
    await review(plenty, 5);
    const page = await pageOf(plenty);
    expect(page.reviews).toBeNull();
    expect(page.data).not.toHaveProperty('aggregateRating');
  });

  it('shows approved reviews, and states the same in its structured data, in every language', async () => {
    for (const product of [plenty, variable]) {
      await review(product, 5, 'ممتاز');
      await review(product, 4, 'Quiet & steady');
    }
    await shop.reviews.approveAll();
    const stated: object[] = [];
    for (const locale of LOCALES) {
      for (const product of [plenty, variable]) {
        const { reviews: shown, data, jsonLd } = await pageOf(product, locale);
        expect(shown).toMatchObject({ summary: summaryOf('4.5', 2, locale), hasMore: false });
        expect(required(shown).html).toContain('Quiet &amp; steady');
        expect(data['aggregateRating']).toMatchObject({ ratingValue: '4.5', ratingCount: 2, bestRating: 5 });
        expect(data['review']).toMatchObject([
          { reviewBody: 'Quiet & steady', reviewRating: { ratingValue: 4 }, author: { name: 'Mona' } },
          { reviewBody: 'ممتاز', reviewRating: { ratingValue: 5 } },
        ]);
        stated.push(...jsonLd);
      }
    }
    expect(vocabularyComplaints(stated)).toEqual([]);
    expect(stated.flatMap((block) => schemaComplaints(JSON.stringify(block)))).toEqual([]);
  });

  it('marks up only the reviews that it shows, and counts all of them', async () => {
    for (let count = 0; count < REVIEWS_PER_PAGE + 1; count += 1) await review(plenty, 3);
    await shop.reviews.approveAll();
    const { reviews: shown, data } = await pageOf(plenty);
    expect(shown).toMatchObject({ summary: summaryOf('3', REVIEWS_PER_PAGE + 1), hasMore: true });
    expect(data['review']).toHaveLength(REVIEWS_PER_PAGE);
    expect(data['aggregateRating']).toMatchObject({ ratingCount: REVIEWS_PER_PAGE + 1 });
  });

  it('is shown without reviews while they cannot be read, as a page that nobody may keep', async () => {
    await review(plenty, 5);
    await shop.reviews.approveAll();
    vi.spyOn(reviews, 'findNewest').mockRejectedValueOnce(new ShopError('store_unavailable'));
    expect(await pageOf(plenty)).toMatchObject({ reviews: null, isPartial: true });
    expect(shop.log.join('\n')).toContain('reviews-not-shown');
    expect(await pageOf(plenty)).toMatchObject({ reviews: { summary: summaryOf('5', 1) }, isPartial: false });
  });
});
