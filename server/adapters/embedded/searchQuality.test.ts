import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge, readJudged, succeeds } from '../../../scripts/bench/judge.js';
import { temporaryDatabase } from '../../../tests/contract/support.js';
import { type Embedded, openEmbedded } from './embedded.js';

/*
 * The judged queries are kept in `scripts/bench/judged.json`; `npm run bench -- search` prints every miss. A change
 * that makes search worse than this is no improvement of anything else.
 */

const LEAST_SUCCESS_AT_1 = 0.98;
const LEAST_SUCCESS_AT_5 = 0.99;

const place = temporaryDatabase();
let shop: Embedded;
beforeAll(async () => {
  shop = await openEmbedded({ url: place.url });
});
afterAll(() => {
  shop.close();
  place.remove();
});

test.each(['results page', 'search box'] as const)('the %s finds what is meant', async (asked) => {
  const queries = readJudged('judged');
  expect(queries.length).toBeGreaterThanOrEqual(160);
  const judgements = await judge(shop.store.catalogue, queries, asked);
  const share = (within: number) =>
    judgements.filter((judgement) => succeeds(judgement, within)).length / judgements.length;
  const missed = judgements.filter((judgement) => !succeeds(judgement, 5)).map(({ query }) => query.query);
  expect(share(5), `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(LEAST_SUCCESS_AT_5);
  expect(share(1)).toBeGreaterThanOrEqual(LEAST_SUCCESS_AT_1);
  const wrong = judgements.filter(({ query, shown }) => query.expect === 'nothing' && shown.length > 0);
  expect(wrong.map(({ query }) => query.query)).toEqual([]);
});
