import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inLocale } from '../../domain/core/locale.js';
import { openLocalShop, type LocalShop } from '../../server/adapters/local/local.js';
import { renewTexts } from '../../server/adapters/local/seed/renewTexts.js';
import { EVERYTHING, temporaryDatabase } from '../../tests/contract/support.js';
import { copySeededDatabase } from '../../tests/support/seededDatabase.js';
import { exportSynonyms, importSynonyms, resetSynonyms } from './synonyms.js';

/* The operator's synonyms, from the file to what shoppers find. Shoes stand for words that no product has. */

const place = temporaryDatabase();
const path = `${place.path}.csv`;
const [printed, warned]: [string[], string[]] = [[], []];
const output = { print: (line: string) => printed.push(line), log: (line: string) => warned.push(line) };
let running: LocalShop;
beforeAll(async () => {
  await copySeededDatabase(place.path);
  running = await openLocalShop({ url: place.url });
});
afterAll(() => {
  running.close();
  place.remove();
});
beforeEach(() => {
  printed.length = warned.length = 0;
});

/** What a shop that starts now finds. */
async function names(search: string): Promise<string[]> {
  const shop = await openLocalShop({ url: place.url });
  try {
    const { items } = await shop.store.catalogue.listProducts({ ...EVERYTHING, search });
    return items.map(({ name }) => inLocale(name, 'en'));
  } finally {
    shop.close();
  }
}

async function importText(text: string, isDryRun = false): Promise<number> {
  writeFileSync(path, text);
  return importSynonyms(running.database, { path, isDryRun }, output);
}

it('finds by a synonym what the other words of its group find, in both languages', async () => {
  const [mats, tyres] = [await names('floor mats'), await names('كاوتش 205/55R16')];
  expect(mats.length * tyres.length).toBeGreaterThan(0);
  expect([await names('moquette'), await names('جزم')]).toEqual([[], []]);
  expect(await importText('moquette, موكيت العربية, floor mats\nجزم, qundara, كاوتش\n')).toBe(0);
  expect(printed).toEqual([expect.stringContaining('2 groups')]);
  expect(new Set(await names('moquette'))).toEqual(new Set(mats));
  expect(new Set(await names('موكيت العربيه'))).toEqual(new Set(mats));
  expect(new Set(await names('الجزم 205/55R16'))).toEqual(new Set(tyres));
  expect(new Set(await names('qundara 205 55 16'))).toEqual(new Set(tyres));
});

it('finds tyres for a car, drops words that nothing has, and suggests, by synonyms too', async () => {
  await importText('جزم, qundara, كاوتش\n');
  const forCar = await names('كاوتش كورولا 2018');
  expect(new Set(await names('جزم كورولا 2018'))).toEqual(new Set(forCar));
  expect((await names('qundara zzzzzz')).length).toBeGreaterThan(0);
  const shop = await openLocalShop({ url: place.url });
  expect((await shop.store.catalogue.searchProducts('qundara michelin', 5)).length).toBe(5);
  shop.close();
});

it('keeps what the word itself finds', async () => {
  const before = await names('oil');
  await importText('oil, floor mats\n');
  expect(await names('oil')).toEqual(expect.arrayContaining(before));
  expect((await names('oil')).length).toBeGreaterThan(before.length);
});

it('tells refused lines and uses the others; a dry run and an unreadable file change nothing', async () => {
  await importText('moquette, floor mats\n');
  expect(await importText('alone\n', true)).toBe(1);
  expect(warned).toEqual([expect.stringMatching(/line 1: there is only one word/)]);
  expect(await importText('a\u0000b')).toBe(1);
  expect(await importText('alone\n')).toBe(1);
  expect((await names('moquette')).length).toBeGreaterThan(0);
  expect(await importText('alone\nqundara, floor mats\n')).toBe(1);
  expect(printed.at(-1)).toContain('1 groups of synonyms; 1 lines were refused');
  expect((await names('qundara')).length).toBeGreaterThan(0);
  expect(await names('moquette')).toEqual([]);
});

it('are exported as they were written, outlive new texts of the shop, and can be deleted', async () => {
  await importText('# ours\nqundara, floor mats\n');
  await running.database.write((writer) =>
    writer.run("UPDATE shop_meta SET value = 'x' WHERE key = 'texts_digest'"),
  );
  expect(await renewTexts(running.database)).toBe(true);
  await exportSynonyms(running.database, output);
  expect(printed.at(-1)).toBe('# ours\nqundara, floor mats\n');
  await resetSynonyms(running.database, output);
  expect(await names('qundara')).toEqual([]);
});
