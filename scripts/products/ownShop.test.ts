import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { localContent } from '../../server/adapters/local/content.js';
import { renewTexts } from '../../server/adapters/local/seed/renewTexts.js';
import { seedDatabase } from '../../server/adapters/local/seed/seedDatabase.js';
import { readEntries } from '../../server/catalogueIndex/storedEntries.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { printedTables } from '../../server/database/records/tableRecords.js';
import { required } from '../../tests/contract/support.js';
import { goodsOf } from '../../tests/support/goodsFiles.js';

/* The steps under "Your own shop" in README.md, followed by their text: files and commands are those that it names. */

const README = readFileSync('README.md', 'utf8');
const [, section = ''] = /^## Your own shop$([\s\S]*?)^## /m.exec(README) ?? [];
const steps = [...section.matchAll(/^\d\. \*\*.*$/gm)].map(([step]) => step);
const codeIn = (step: string) => [...step.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const [, table = ''] = /```csv\n([\s\S]*?)```/.exec(section) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
cpSync('demo', join(folder, 'demo'), { recursive: true, filter: (path) => basename(path) !== 'pictures' });
const database = await openDatabase({ url: `file:${join(folder, 'shop.db')}` });
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});
const content = () => localContent(database, printedTables(console.error));

/** Changes the shop's name in the file that the first step names. */
function rename(to: string): void {
  const [file = ''] = codeIn(required(steps[0]));
  const path = join(folder, file);
  const site = JSON.parse(readFileSync(path, 'utf8')) as { shell: { shopName: unknown } };
  site.shell.shopName = { en: to, ar: to };
  writeFileSync(path, JSON.stringify(site));
}

it('are five, and name files and commands that exist', () => {
  expect(steps).toHaveLength(5);
  const files = steps
    .slice(0, 3)
    .flatMap(codeIn)
    .filter((code) => code.includes('/'));
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(codeIn(required(steps[3]))).toEqual(['npm start -- --empty']);
  expect(readFileSync('scripts/start.mjs', 'utf8')).toContain("DEMO_PRODUCTS = 'none'");
});

it('make a shop with a name and goods of its own', async () => {
  rename('Own name');
  await seedDatabase(database, 'none', join(folder, 'demo'));
  expect((await content().getShell()).shopName.en).toBe('Own name');
  expect(await readEntries(database)).toEqual([]);
  const [command = ''] = codeIn(required(steps[4]));
  const [, given = ''] = / -- import (\S+)$/.exec(command) ?? [];
  const file = join(folder, given);
  writeFileSync(file, table);
  const [, picture = ''] = /,([\w-]+\.jpg)$/m.exec(table) ?? [];
  const drawn = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, picture), drawn);
  const goods = goodsOf(database, folder);
  expect([await goods.run('import', file), goods.printed.at(-1)]).toEqual([
    0,
    expect.stringContaining('1 new'),
  ]);
  expect(await readEntries(database)).toMatchObject([
    {
      name: { en: 'Rubber mat', ar: 'دواسة مطاط' },
      images: [expect.stringMatching(/^\/media\/goods\//)],
      items: [{ price: 45_000, stock: 12 }],
    },
  ]);
});

it('can be taken again: changed texts replace those of the database, and the goods stay', async () => {
  const before = await readEntries(database);
  expect(await renewTexts(database, join(folder, 'demo'))).toBe(false);
  rename('Another name');
  expect(await renewTexts(database, join(folder, 'demo'))).toBe(true);
  expect((await content().getShell()).shopName.en).toBe('Another name');
  expect(await readEntries(database)).toEqual(before);
});

it('leave texts alone in a database that was seeded before changes were noted', async () => {
  const path = join(folder, 'older.db');
  await database.rows('VACUUM INTO ?', [path]);
  const older = await openDatabase({ url: `file:${path}` });
  await older.rows("DELETE FROM shop_meta WHERE key = 'texts_digest'");
  rename('Third name');
  expect(await renewTexts(older, join(folder, 'demo'))).toBe(false);
  rename('Fourth name');
  expect(await renewTexts(older, join(folder, 'demo'))).toBe(true);
  older.close();
});
