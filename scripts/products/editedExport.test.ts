import { beforeAll, expect, it } from 'vitest';
import { readDelimited } from '../../domain/csv/delimitedText.js';
import { readEntries } from '../../server/catalogueIndex/storedEntries.js';
import { required } from '../../tests/contract/support.js';
import { openGoods } from '../../tests/support/goodsFiles.js';

const goods = await openGoods();
const entryOf = async (sku: string) => (await readEntries(goods.database)).find((one) => one.sku === sku);

beforeAll(async () => {
  await goods.importRows([
    ['SKU', 'Name', 'Regular price', 'Stock'],
    ['hoodie', 'Hoodie', '10', '3'],
  ]);
});

it('restocks what is sold out by its count, in a file of counts and in an edited export', async () => {
  const stock = async () => (await entryOf('hoodie'))?.items[0]?.stock;
  const sellOut = () =>
    goods.database.write((writer) => writer.run("UPDATE items SET stock = 0 WHERE sku = 'hoodie'"));
  await sellOut();
  await goods.importRows([
    ['SKU', 'Stock'],
    ['hoodie', '25'],
  ]);
  expect(await stock()).toBe(25);
  await sellOut();
  const [head = [], ...rows] = readDelimited(await goods.exported()).rows.map(({ cells }) => [...cells]);
  const row = required(rows.find((cells) => cells[head.indexOf('SKU')] === 'hoodie'));
  expect(row[head.indexOf('In stock?')]).toBe('0');
  row[head.indexOf('Stock')] = '7';
  await goods.importRows([head, row]);
  expect(await stock()).toBe(7);
});

it.each(['0', 'no', 'لا', 'FALSE'])('counts no pieces of what it says is not in stock: %s', async (no) => {
  await goods.importRows([
    ['SKU', 'Stock'],
    ['hoodie', '3'],
  ]);
  await goods.importRows([
    ['SKU', 'In stock?'],
    ['hoodie', no],
  ]);
  expect((await entryOf('hoodie'))?.items[0]?.stock).toBe(false);
});

it('writes names of categories with > and & so that it reads the same categories, in both languages', async () => {
  await goods.importRows([
    ['SKU', 'Name', 'Regular price', 'Categories', 'Categories (ar)'],
    ['oil', 'Oil', '10', 'Oil &gt; filters & more > A &amp;gt; B', 'زيوت &gt; فلاتر > أ'],
  ]);
  const before = required(await entryOf('oil'));
  await goods.exported();
  expect([await goods.run('import', goods.file), goods.printed.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^0 new, 0 changed/),
  ]);
  expect((await entryOf('oil'))?.categoryIds).toEqual(before.categoryIds);
  const names = await goods.database.rows('SELECT name_en, name_ar FROM categories ORDER BY id DESC LIMIT 2');
  expect(names.map((row) => [row['name_en'], row['name_ar']])).toEqual([
    ['A &gt; B', 'أ'],
    ['Oil > filters & more', 'زيوت > فلاتر'],
  ]);
});
