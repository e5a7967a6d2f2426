import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDelimited, writeDelimited } from '../../domain/csv/delimitedText.js';
import { text } from '../../server/database/sql/rows.js';
import { readEntries } from '../../server/catalogueIndex/storedEntries.js';
import { required } from '../../tests/contract/support.js';
import { openGoods } from '../../tests/support/goodsFiles.js';

const goods = await openGoods();
const entryOf = async (sku: string) => (await readEntries(goods.database)).find((one) => one.sku === sku);

/** As WooCommerce writes its columns. */
const HEAD = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Visibility in catalog', 'Short description'],
  ...['Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'In stock?', 'Stock'],
  ...[
    'Backorders allowed?',
    'Sale price',
    'Regular price',
    'Categories',
    'Tags',
    'Images',
    'Parent',
    'Position',
  ],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
  ...[
    'Attribute 2 name',
    'Attribute 2 value(s)',
    'Name (ar)',
    'Categories (ar)',
    'Attribute 1 value(s) (ar)',
  ],
];

/** A line of such a file. */
const line = (cells: Record<string, string>) => HEAD.map((column) => cells[column] ?? '');
const SIMPLE = { Type: 'simple', Published: '1', 'In stock?': '1', 'Regular price': '100' };

describe('export and import', () => {
  it('are the identity, and an import of what is there changes nothing', async () => {
    await goods.run('export', goods.file);
    const before = await goods.dump('goods');
    expect(await goods.run('import', goods.file, '--prune', '--yes')).toBe(0);
    expect(goods.printed.at(-1)).toMatch(/^0 new, 0 changed, \d{3} unchanged, 0 removed/);
    expect(await goods.dump('goods')).toEqual(before);
  });

  it('name the product whose row cannot be read, and change nothing', async () => {
    const change = (images: string) =>
      goods.database.write((writer) => writer.run('UPDATE products SET images = ? WHERE id = 152', [images]));
    const [row] = await goods.database.rows('SELECT images FROM products WHERE id = 152');
    const images = text(required(row), 'images');
    await change('[{}]');
    await expect(goods.run('export', goods.file)).rejects.toThrow('Product 152 cannot be read');
    await change(images);
  });

  it('bring back what was removed, with the ids that orders and reviews name', async () => {
    const whole = await goods.exported();
    const before = await readEntries(goods.database);
    const others = await goods.dump('others');
    const [head, ...rows] = readDelimited(whole, (cell) => cell).rows.map(({ cells }) => cells);
    const half = writeDelimited([required(head), ...rows.slice(0, rows.length / 2)]);
    writeFileSync(goods.file, half);
    expect(await goods.run('import', goods.file, '--prune')).toBe(1);
    expect(goods.printed.join('\n')).toMatch(/goes: \S+ {2}\S+[\s\S]*Nothing was changed: add --yes/);
    expect(await readEntries(goods.database)).toEqual(before);
    expect(await goods.run('import', goods.file, '--prune', '--yes')).toBe(0);
    expect((await readEntries(goods.database)).length).toBeLessThan(before.length);
    writeFileSync(goods.file, whole);
    expect(await goods.run('import', goods.file)).toBe(0);
    const plain = (entries: typeof before) =>
      JSON.stringify(
        entries.map((entry) => ({
          ...entry,
          createdAt: '',
          updatedAt: '',
          brandId: 0,
          originId: 0,
          weight: 1,
        })),
        (_, value: unknown) => (value === '' ? null : value),
      );
    const after = await readEntries(goods.database);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const named = (text: string) =>
      text.replace(/"categoryIds":\[[\d,]*\]/g, '').replace(/"slug":"[^"]*"/g, '');
    expect(named(plain(after))).toBe(named(plain(before)));
    expect(await goods.dump('others')).toEqual(others);
  });
});

describe('a file of WooCommerce', () => {
  const ROWS = [
    HEAD,
    line({
      ...{
        ID: '44',
        Type: 'variable',
        SKU: 'vn-tee',
        Name: 'V-neck shirt',
        Published: '1',
        'In stock?': '1',
      },
      ...{ 'Visibility in catalog': 'visible', 'Short description': 'A <b>variable</b> product &amp; more.' },
      ...{ Description: 'First line\\n\\nSecond line', Categories: 'Clothing > Shirts', Tags: 'summer' },
      ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Blue, Green', 'Attribute 1 visible': '1' },
      ...{
        'Name (ar)': 'قميص',
        'Categories (ar)': 'ملابس > قمصان',
        'Attribute 1 value(s) (ar)': 'أزرق, أخضر',
      },
    }),
    line({
      ...{ ID: '46', SKU: 'hoodie', Name: 'Hoodie, grey', Type: 'simple', Published: '1', 'In stock?': '1' },
      ...{ 'Regular price': '1.850,50', 'Sale price': '١٧٠٠', Categories: 'Clothing > Hoodies, Clothing' },
    }),
    line({
      ...{
        ...SIMPLE,
        ID: '77',
        Type: 'variation',
        SKU: 'vn-tee-g',
        Name: 'V-neck - Green',
        Parent: 'vn-tee',
      },
      ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Green', 'Regular price': '20', Stock: '٧' },
    }),
    line({
      ...{ ...SIMPLE, ID: '78', Type: 'variation, virtual', SKU: '', Parent: 'id:44', 'Regular price': '15' },
      ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Blue', 'In stock?': '0' },
    }),
    line({
      ...SIMPLE,
      SKU: 'tyre',
      Name: 'Road 205/55 R16 91V',
      'Attribute 1 name': 'Brand',
      'Attribute 1 value(s)': 'Own',
    }),
  ];

  it('is read as the store itself would be', async () => {
    expect(await goods.importRows(ROWS.map((row) => row.map((cell) => cell.replace(', virtual', ''))))).toBe(
      0,
    );
    expect(goods.printed.at(-1)).toMatch(/^3 new, 0 changed, 0 unchanged, 0 removed/);
    const shirt = required(await entryOf('vn-tee'));
    expect(shirt).toMatchObject({
      type: 'variable',
      name: { en: 'V-neck shirt', ar: 'قميص' },
      excerpt: { en: 'A variable product & more.' },
      description: { en: '<p>First line</p>\n<p>Second line</p>' },
      images: ['/no-picture.webp'],
    });
    expect(shirt.items.map(({ sku, label, price, stock }) => [sku, label, price, stock])).toEqual([
      ['vn-tee-g', { en: 'Green', ar: 'أخضر' }, 2000, 7],
      ['id:78', { en: 'Blue', ar: 'أزرق' }, 1500, false],
    ]);
    const hoodie = required(await entryOf('hoodie'));
    expect(hoodie.items[0]).toMatchObject({ price: 170_000, sale: { formerPrice: 185_050 }, stock: true });
    const tyre = required(await entryOf('tyre'));
    expect(tyre.items[0]).toMatchObject({
      size: { width: 205, aspect: 55, rim: 16 },
      attributes: { load_index: { en: '91' } },
    });
    const names = await goods.database.rows(
      `SELECT c.name_en, c.name_ar, p.name_en AS above FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
       WHERE c.id IN (SELECT category_id FROM product_categories WHERE product_id IN (?, ?)) ORDER BY c.id`,
      [shirt.id, hoodie.id],
    );
    expect(names.map((row) => [row['name_en'], row['name_ar'], row['above']])).toEqual([
      ['Clothing', 'ملابس', null],
      ['Shirts', 'قمصان', 'Clothing'],
      ['Hoodies', null, 'Clothing'],
    ]);
  });

  it('may hold a few columns only, and what it lacks stays', async () => {
    const before = required(await entryOf('hoodie'));
    expect(
      await goods.importRows([
        ['SKU', 'Stock'],
        ['HOODIE', '3'],
        ['vn-tee-g', '0'],
      ]),
    ).toBe(0);
    expect(goods.printed.at(-1)).toMatch(/^0 new, 2 changed/);
    const hoodie = required(await entryOf('hoodie'));
    expect(hoodie).toEqual({
      ...before,
      updatedAt: hoodie.updatedAt,
      items: [{ ...required(before.items[0]), stock: 3 }],
    });
    expect((await entryOf('vn-tee'))?.items.map(({ stock }) => stock)).toEqual([0, false]);
  });

  it('takes out of the shop what is not published', async () => {
    expect(
      await goods.importRows([
        ['SKU', 'Published'],
        ['tyre', '0'],
        ['vn-tee-g', '-1'],
        ['hoodie', 'لا'],
      ]),
    ).toBe(0);
    expect(await entryOf('tyre')).toBeUndefined();
    expect(await entryOf('hoodie')).toBeUndefined();
    expect((await entryOf('vn-tee'))?.items.map(({ sku }) => sku)).toEqual(['id:78']);
  });
});

describe('errors', () => {
  const refused: [string, Record<string, string>, string][] = [
    ['a type', { Type: 'grouped' }, 'Type: “grouped”'],
    ['a download', { Type: 'simple, downloadable, virtual' }, 'Type: “downloadable, virtual”'],
    ['no name', { Name: '' }, 'Name: is empty'],
    ['no price', { 'Regular price': '' }, 'Regular price: is empty'],
    ['an ambiguous price', { 'Regular price': '1,850' }, 'Regular price: must be a price such as 1850'],
    ['a price of 0', { 'Regular price': '0' }, 'Regular price: must be a price'],
    ['a price beyond reason', { 'Regular price': '1000000.01' }, 'Regular price: is beyond a million'],
    ['a sale that is none', { 'Sale price': '100' }, 'Sale price: must be below'],
    ['a stock in words', { Stock: 'many' }, 'Stock: must be a whole number'],
    ['half a piece', { Stock: '1.5' }, 'Stock: must be a whole number'],
    ['a shared stock', { Stock: 'parent' }, 'Stock: “parent”'],
    ['a flag in words', { 'Backorders allowed?': 'maybe' }, 'Backorders allowed?: must be 1 or 0'],
    [
      'a day that does not exist',
      { 'Date sale price ends': '2026-02-30' },
      'Date sale price ends: must be a day',
    ],
    ['a status in words', { Published: 'draft' }, 'Published: must be 1 or 0, not “draft”'],
    ['a visibility', { 'Visibility in catalog': 'everywhere' }, 'Visibility in catalog: must be'],
    ['a picture', { Images: 'no-such-picture.jpg' }, 'Images: no-such-picture.jpg: there is no such file'],
    [
      'other translated categories',
      { Categories: 'A > B', 'Categories (ar)': 'أ' },
      'Categories (ar): must have',
    ],
    ['a level without a name', { Categories: 'A > > B' }, 'Categories: “A >  > B” has a level'],
    ['an orphan', { Type: 'variation', Parent: 'nobody' }, 'Parent: there is no product nobody'],
    ['a variation of nothing', { Type: 'variation' }, 'Parent: is empty'],
    ['no variation', { Type: 'variable' }, 'Type: a variable product needs variations'],
    ['an SKU twice', { SKU: 'line-2' }, 'SKU: is the same as in line 2'],
    ['a long name', { Name: 'x'.repeat(201) }, 'Name: is longer than 200'],
  ];

  it('are told all at once, with line and column, and nothing is imported', async () => {
    const before = await goods.dump('goods');
    const rows = [
      line({ ...SIMPLE, SKU: 'line-2', Name: 'Right' }),
      ...refused.map(([name, cells]) => line({ ...SIMPLE, SKU: `of ${name}`, Name: name, ...cells })),
    ];
    expect(await goods.importRows([HEAD, ...rows])).toBe(1);
    refused.forEach(([, , message], index) =>
      expect(goods.printed.join('\n')).toContain(`line ${index + 3}, ${message}`),
    );
    expect(goods.printed.at(-1)).toBe('Nothing was imported.');
    expect(await goods.dump('goods')).toEqual(before);
    expect(await goods.importRows([HEAD, ...rows], '--skip-refused', '--dry-run')).toBe(0);
    expect(goods.printed.at(-1)).toMatch(/^1 new, .* Nothing was changed\.$/);
    expect(await goods.dump('goods')).toEqual(before);
    expect(await goods.importRows([HEAD, ...rows], '--skip-refused')).toBe(0);
    expect((await entryOf('line-2'))?.name.en).toBe('Right');
  });

  it('name a variation that is open in an attribute, and do not prune what was refused', async () => {
    const rows = [
      line({
        ...SIMPLE,
        Type: 'variable',
        SKU: 'open',
        Name: 'Open',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'L, M',
      }),
      line({ ...SIMPLE, Type: 'variation', SKU: 'open-any', Parent: 'open', 'Attribute 1 name': 'Size' }),
    ];
    expect(await goods.importRows([HEAD, ...rows])).toBe(1);
    expect(goods.printed.join('\n')).toContain(
      'line 3, Attribute 1 value(s): is empty, which means any Size: write one line for each (L, M)',
    );
    await goods.importRows(
      [HEAD, line({ ...SIMPLE, SKU: 'line-2', Name: '' })],
      '--skip-refused',
      '--prune',
      '--dry-run',
    );
    expect(goods.printed.join('\n')).not.toContain('goes: line-2 ');
  });
});

it('writes nothing that a spreadsheet takes for a formula', async () => {
  await goods.importRows([HEAD, line({ ...SIMPLE, SKU: 'formula', Name: '=1+1' })]);
  expect(await goods.exported()).toContain("'=1+1");
  expect(await goods.run('import', goods.file)).toBe(0);
  expect((await entryOf('formula'))?.name.en).toBe('=1+1');
  expect(readFileSync(goods.file, 'utf8').charCodeAt(0)).toBe(0xfeff);
});
