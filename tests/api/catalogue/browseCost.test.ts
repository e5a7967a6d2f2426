import { afterAll, describe, expect, it, vi } from 'vitest';
import { forgetBackend, getBackend } from '../../../server/backend.js';
import { buildShop } from '../../contract/replica/catalogueFile.js';
import { startHostedDatabase } from '../../support/hostedDatabase/hostedDatabase.js';
import { afterAnswers } from '../call.js';
import { openShop } from '../shop.js';

/* What browsing asks of a hosted database, in a process that starts from the catalogue file of its build. */

const built = await buildShop();
const hosted = await startHostedDatabase({ copyOf: built.url.slice('file:'.length) });
const shop = await openShop({ DATABASE_URL: hosted.url });
forgetBackend();
await getBackend({ catalogueFile: built.file });
// Time stands still: checks for changes every few seconds are no part of a request.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(async () => {
  await hosted.close();
  built.remove();
});

async function roundTripsOf(path: string): Promise<number> {
  const before = hosted.roundTrips();
  const { status, text } = await shop.call('GET', path);
  await afterAnswers();
  expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
  return hosted.roundTrips() - before;
}

/** Opening the database and one look at the change log, whatever the catalogue has. */
const MOST_AT_START = 9;

describe('a process that starts from the catalogue file', () => {
  it('opens the database once and reads none of its catalogue', async () => {
    const roundTrips = await roundTripsOf('/api/wcFetch/products');
    expect(roundTrips).toBeGreaterThan(0);
    expect(roundTrips).toBeLessThanOrEqual(MOST_AT_START);
  });

  it.each([
    '/api/wcFetch/products',
    '/api/wcFetch/products?brand=Lassa&in_stock=true&sort=price',
    '/api/wcFetch/products?search=%D9%83%D8%A7%D9%88%D8%AA%D8%B4%20corolla%202018',
    '/api/wpFetch/search_key?keyword=mich',
    '/api/wcFetch/product/101',
    '/api/wcFetch/product-variations/101',
    '/api/wcFetch/same-size/101',
    '/api/wcFetch/cards?ids=101,103',
    '/api/wcFetch/categories',
    '/api/wpFetch/get_footer',
  ])('answers %s without a round trip', async (path) => {
    expect(await roundTripsOf(path)).toBe(0);
  });
});
