import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOfDayInEgypt } from '../../../domain/egypt/egyptClock.js';
import { MISSED_SEARCHES_OF_DAY_MAX } from '../../../domain/core/limits.js';
import { reportCsv, reportTable } from '../../../scripts/search/report.js';
import { countMissedSearch } from '../../../server/actions/search/countMissedSearch.js';
import { loadSearch } from '../../../server/actions/pages/search.js';
import { openDatabase } from '../../../server/database/connection/database.js';
import { databaseMissedSearches } from '../../../server/database/records/missedSearches.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';

/* What was searched and not found: how often by day, and never by whom. */

const shop = await openShop();
const { backend } = shop;
const DAY_MS = 24 * 60 * 60 * 1000;
const START_MS = required(startOfDayInEgypt('2026-11-20'));
const kept = () => backend.missedSearches.list('2000-01-01');

/** A server process with a connection of its own. */
async function instance() {
  const missedSearches = databaseMissedSearches(await openDatabase({ url: shop.url }));
  const writes: Promise<void>[] = [];
  const server = {
    missedSearches: { ...missedSearches, add: vi.fn(missedSearches.add) },
    later: (work: () => Promise<void>) => void writes.push(work()),
  };
  return {
    add: server.missedSearches.add,
    ask: (search: string, network = '203.0.113.1') => countMissedSearch(server, search, network),
    settled: () => Promise.all(writes.splice(0)),
  };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START_MS });
  const everything = '9999-12-31';
  await backend.missedSearches.forgetOld(everything);
});
afterEach(() => {
  vi.useRealTimers();
});

it('is known of a search page without products, unless filters may be why', async () => {
  const missed = async (query: string) =>
    (
      await loadSearch(backend, {
        ...{ locale: 'en', word: translateTo('en'), params: {}, path: '/search' },
        query: new URLSearchParams(query),
      })
    )?.missedSearch;
  expect(await missed('search=kayak+paddle')).toBe('kayak paddle');
  expect(await missed('search=michelin')).toBeUndefined();
  expect(await missed('search=kayak+paddle&max_price=500')).toBeUndefined();
  expect(await missed('')).toBeUndefined();
});

it('adds up over processes and spellings, by the day in Cairo, once for each network', async () => {
  const [one, other] = [await instance(), await instance()];
  one.ask('إطار كاياك');
  one.ask('اطار  كاياك');
  one.ask('اطار كاياك', '203.0.113.2');
  other.ask('اطار كاياك', '203.0.113.3');
  vi.setSystemTime(START_MS + DAY_MS - 1);
  other.ask('اطار كاياك', '203.0.113.4');
  vi.setSystemTime(START_MS + DAY_MS);
  other.ask('اطار كاياك', '203.0.113.4');
  vi.runAllTimers();
  await Promise.all([one.settled(), other.settled()]);
  expect(await kept()).toEqual([
    { day: '2026-11-20', words: 'اطار كاياك', count: 4 },
    { day: '2026-11-21', words: 'اطار كاياك', count: 1 },
  ]);
});

it('stores neither who searched nor what may be a phone number, an address or an order', async () => {
  const server = await instance();
  for (const search of ['01012345678', 'mona@example.com', 'order 10231', 'kayak'])
    server.ask(search, '198.51.100.77');
  vi.runAllTimers();
  await server.settled();
  const rows = await shop.contentOf('missed_searches');
  expect(rows).toContain('kayak');
  expect(rows).not.toMatch(/198\.51|0101|mona|10231/);
});

it('writes the searches of ten seconds at once', async () => {
  const server = await instance();
  for (let index = 0; index < 100; index += 1) server.ask(`kayak ${index % 7}`, `203.0.113.${index}`);
  vi.advanceTimersByTime(9_000);
  expect(server.add).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(server.add).toHaveBeenCalledTimes(2);
  await server.settled();
  const counts = (await kept()).map(({ count }) => count);
  expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([7, 100]);
});

it('is bounded for one network, for a process and for a day', async () => {
  const server = await instance();
  for (let index = 0; index < 50; index += 1) server.ask(`flood ${index}`);
  vi.runAllTimers();
  await server.settled();
  expect(await kept()).toHaveLength(20);
  const day = '2026-11-20';
  const many = (from: number) =>
    Array.from({ length: 400 }, (_, index) => ({ day, words: `words ${from + index}`, count: 1 }));
  await backend.missedSearches.add(many(0));
  await backend.missedSearches.add(many(300));
  expect(await kept()).toHaveLength(MISSED_SEARCHES_OF_DAY_MAX);
  expect((await kept()).find(({ words }) => words === 'words 350')?.count, 'known words still count').toBe(2);
});

it('forgets after 90 days, and after a week what only one person has typed', async () => {
  await backend.missedSearches.add([
    { day: '2026-08-01', words: 'kayak', count: 9 },
    { day: '2026-11-10', words: 'kayak', count: 1 },
    { day: '2026-11-10', words: 'a name', count: 1 },
    { day: '2026-11-19', words: 'canoe', count: 1 },
  ]);
  const server = await instance();
  server.ask('sledge');
  await server.settled();
  expect((await kept()).map(({ day, words }) => `${day} ${words}`)).toEqual([
    '2026-11-10 kayak',
    '2026-11-19 canoe',
    '2026-11-20 sledge',
  ]);
});

it('is reported as a table and as CSV, without what one person alone has typed', async () => {
  await backend.missedSearches.add([
    { day: '2026-11-19', words: 'kayak', count: 2 },
    { day: '2026-11-20', words: 'kayak', count: 3 },
    { day: '2026-11-20', words: 'اطار كاياك', count: 2 },
    { day: '2026-11-20', words: 'alone', count: 1 },
  ]);
  expect((await reportTable(backend.missedSearches)).split('\n')).toEqual([
    ' times   days  last        words',
    '     5      2  2026-11-20  kayak',
    '     2      1  2026-11-20  اطار كاياك',
  ]);
  expect(await reportCsv(backend.missedSearches)).toBe(
    'day,words,count\r\n2026-11-19,kayak,2\r\n2026-11-20,kayak,3\r\n2026-11-20,اطار كاياك,2\r\n',
  );
});
