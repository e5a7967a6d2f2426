import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../domain/catalogue/product.js';
import type { NewReview } from '../../server/ports/reviews.js';
import {
  expectShopError,
  inStock,
  type Open,
  type Opened,
  type OperatedStore,
  required,
  someProduct,
} from './support.js';

type ModeratedStore = Pick<OperatedStore, 'store' | 'moderate'>;

/** The contract of reviews. */
export function describeReviewsContract(name: string, open: Open<ModeratedStore>): void {
  describe(`${name}: reviews`, () => {
    let opened: Opened<ModeratedStore>;
    let productId: number;
    let orders = 70_000 + (Date.now() % 1_000_000);
    const reviews = () => opened.store.reviews;

    beforeAll(async () => {
      opened = await open();
      // A store of an operator may have reviews already.
      const rated = await reviews().listRatings();
      const isNew = ({ id }: Product) => !rated.has(id);
      productId = (
        await someProduct(opened.store.catalogue, (product) => inStock(1)(product) && isNew(product))
      ).id;
    });
    afterAll(() => opened.close());

    const review = (changes: Partial<NewReview> = {}): NewReview => ({
      orderId: (orders += 1),
      productId,
      author: 'منى',
      rating: 4,
      text: 'ثابت في المطر & هادئ.\nIt is "fine"; DROP TABLE',
      car: 'toyota-corolla_2018',
      km: 12_000,
      ...changes,
    });
    const firstPage = (perPage = 10) => reviews().listApproved(productId, { page: 1, perPage });
    const ratingOf = async () => (await reviews().listRatings()).get(productId);

    test('lists no review, and counts no stars, before the operator has approved it', async () => {
      const waiting = review();
      await reviews().submit(waiting);
      expect(await firstPage()).toEqual({ reviews: [], pages: 0 });
      expect(await ratingOf()).toBeUndefined();
      expect(await reviews().findNewest(productId, 10)).toBeNull();
      expect(await reviews().listReviewed(waiting.orderId)).toEqual([productId]);
    });

    test('lists an approved review as it was written, with car and kilometres', async () => {
      await opened.moderate(productId, 'approved');
      const { reviews: listed, pages } = await firstPage();
      const { author, rating, text, car, km } = review();
      expect(listed).toEqual([
        { author, rating, text, car, km, writtenAt: expect.stringMatching(/^20\d\d-.*Z$/) as string },
      ]);
      expect(pages).toBe(1);
      const writtenAgoMs = Date.now() - Date.parse(required(listed[0]).writtenAt);
      expect(Math.abs(writtenAgoMs)).toBeLessThan(60_000);
    });

    test('lists the newest first, page by page, and their mean', async () => {
      await reviews().submit(review({ rating: 5, text: 'Quiet', car: null, km: null }));
      await reviews().submit(review({ rating: 1, text: 'Loud', car: null, km: 5 }));
      await opened.moderate(productId, 'approved');
      const { reviews: newest, pages } = await firstPage(2);
      expect(newest.map(({ text, car, km }) => [text, car, km])).toEqual([
        ['Loud', null, 5],
        ['Quiet', null, null],
      ]);
      expect(pages).toBe(2);
      const rest = await reviews().listApproved(productId, { page: 2, perPage: 2 });
      expect(rest.reviews.map(({ rating }) => rating)).toEqual([4]);
      const rating = required(await ratingOf());
      expect([rating.average.toFixed(1), rating.count]).toEqual(['3.3', 3]);
      expect(await reviews().findNewest(productId, 2)).toEqual({ rating, reviews: newest, pages: 2 });
    });

    test('remembers a rejected review, so that it is not written again, and lists it nowhere', async () => {
      const rejected = review({ text: 'Rude' });
      await reviews().submit(rejected);
      await opened.moderate(productId, 'trash');
      expect(await reviews().listReviewed(rejected.orderId)).toEqual([productId]);
      expect((await firstPage()).reviews.map(({ text }) => text)).not.toContain('Rude');
      expect(required(await ratingOf()).count).toBe(3);
    });

    test('refuses the same review twice', async () => {
      const twice = review({ text: 'Twice' });
      await reviews().submit(twice);
      await expectShopError(reviews().submit(twice), 'already_reviewed');
      expect(await reviews().listReviewed(twice.orderId)).toEqual([productId]);
    });

    test('tells the operator which have waited longest, and how many wait', async () => {
      const { count: before } = await reviews().listWaiting(1);
      await reviews().submit(review({ rating: 2, text: 'First' }));
      await reviews().submit(review({ rating: 5, text: 'Later', km: null }));
      const { reviews: all, count } = await reviews().listWaiting(before + 2);
      expect(count).toBe(before + 2);
      expect(all.slice(-2)).toEqual([
        { productId, rating: 2, text: 'First' },
        { productId, rating: 5, text: 'Later' },
      ]);
      expect((await reviews().listWaiting(before + 1)).reviews).toEqual(all.slice(0, -1));
      await opened.moderate(productId, 'trash');
      const { reviews: left } = await reviews().listWaiting(before + 2);
      expect(left.map(({ text }) => text)).not.toContain('First');
    });

    test('refuses a review of a product that is no longer sold', async () => {
      await expectShopError(reviews().submit(review({ productId: 987_654_321 })), 'product_not_found');
    });

    test('knows no reviews of an order without any', async () => {
      expect(await reviews().listReviewed(1)).toEqual([]);
    });
  });
}
