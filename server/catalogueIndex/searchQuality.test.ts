import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asksOf, judge, readJudged, succeeds } from '../../scripts/bench/search/judge.js';
import type { Category } from '../../domain/catalogue/category.js';
import { temporaryDatabase } from '../../tests/contract/support.js';
import { copySeededDatabase } from '../../tests/support/seededDatabase.js';
import { type LocalShop, openLocalShop } from '../adapters/local/local.js';

/*
 * The queries are stored in `scripts/bench/`; `npm run bench -- search` prints every miss. These scores must not drop.
 */

const SETS = {
  judged: { queries: 453, at1: 0.98, at5: 0.99, zero: 2 },
  heldOut: { queries: 150, at1: 0.94, at5: 0.95, zero: 8 },
};
const PAGES = ['results page', 'search box'] as const;

const place = temporaryDatabase();
let shop: LocalShop;
let asks: ReturnType<typeof asksOf>;
let categories: Category[];
beforeAll(async () => {
  await copySeededDatabase(place.path);
  shop = await openLocalShop({ url: place.url });
  asks = asksOf(shop.store.catalogue);
  categories = await shop.store.catalogue.listCategories();
});
afterAll(() => {
  shop.close();
  place.remove();
});

describe.each(['judged', 'heldOut'] as const)('of the %s queries', (set) => {
  const { queries: written, at1, at5, zero } = SETS[set];
  const queries = readJudged(set);

  test('evaluates every recorded query', () => {
    expect(queries.length).toBeGreaterThanOrEqual(written);
  });

  test.each(PAGES)('meets the recorded success rates on the %s', async (asked) => {
    const judgements = await judge(asks[asked], queries, categories);
    const share = (within: number) =>
      judgements.filter((judgement) => succeeds(judgement, within)).length / judgements.length;
    const missed = judgements.filter((judgement) => !succeeds(judgement, 5)).map(({ query }) => query.query);
    // The misses of the held-out set are not shown, so that nobody tunes for them.
    const told = set === 'heldOut' ? '' : `missed: ${missed.join(', ')}`;
    expect(share(5), told).toBeGreaterThanOrEqual(at5);
    expect(share(1)).toBeGreaterThanOrEqual(at1);
    const empty = judgements.filter(({ query, shown }) => query.expect !== 'nothing' && shown.length === 0);
    expect(empty.length).toBeLessThanOrEqual(zero);
  });
});

test('finds nothing for products that the shop does not sell', async () => {
  const nonsense = [...readJudged('judged'), ...readJudged('heldOut')].filter(
    ({ expect: meant }) => meant === 'nothing',
  );
  const judgements = await judge(asks['results page'], nonsense, categories);
  const wrong = judgements.filter(({ shown }) => shown.length > 0);
  expect(wrong.length).toBe(0);
});
