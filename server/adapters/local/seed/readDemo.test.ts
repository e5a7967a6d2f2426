import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDatabase } from '../../../../tests/contract/support.js';
import { databaseCatalogue } from '../../../catalogueIndex/catalogue.js';
import { openDatabase } from '../../../database/connection/database.js';
import { readDemo } from './readDemo.js';
import { seedDatabase } from './seedDatabase.js';

type Json = Record<string, unknown>;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'));
  cpSync('demo', folder, { recursive: true, filter: (path) => basename(path) !== 'pictures' });
});
afterEach(() => rmSync(folder, { recursive: true }));

function changeRecords(file: string, change: (records: Json[]) => Json[]): void {
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as Json[])));
}

function changeText(file: string, change: (text: string) => string): void {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
}

/** The example record in demo/README.md. */
function exampleOfReadme(): Json {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('demo/README.md', 'utf8')) ?? [];
  return JSON.parse(example) as Json;
}

describe('adding demonstration records', () => {
  it('adds a demonstration product with a single record, such as the one in its README', async () => {
    const example = exampleOfReadme();
    const photographed = { ...example, id: 990, sku: 'ACC-PHOTO', photographed: true };
    changeRecords('products/accessories.json', (records) => [...records, example, photographed]);
    const place = temporaryDatabase();
    const database = await openDatabase({ url: place.url });
    try {
      await seedDatabase(database, 0, folder);
      const catalogue = databaseCatalogue(database);
      const [product, photo] = await catalogue.getProducts([Number(example['id']), photographed.id]);
      expect([product?.isIllustrated, photo?.isIllustrated]).toEqual([true, false]);
      expect(product).toMatchObject({ sku: example['sku'], name: example['name'], stock: 12 });
      expect(product?.description.en).toContain('<li><strong>Depth:</strong>');
      const found = await catalogue.searchProducts('tread depth gauge', 8);
      expect(found.map(({ id }) => id)).toContain(example['id']);
    } finally {
      database.close();
      place.remove();
    }
  });

  it('adds a demonstration article with one file per language', () => {
    const facts = 'id: 99\npublished: 2026-11-01T08:00:00Z\nupdated: 2026-11-01T08:00:00Z';
    const more = 'categories: [rims]\npicture: article-bolts-front.webp';
    writeFileSync(
      join(folder, 'tips/new-tip.en.md'),
      `---\ntitle: A tip\nexcerpt: Short\n${facts}\n${more}\n---\n\n## Why\n\nSee [delivery](page:delivery).\n`,
    );
    writeFileSync(join(folder, 'tips/new-tip.ar.md'), '---\ntitle: نصيحة\nexcerpt: قصيرة\n---\n\n## لماذا\n');
    expect(readDemo(folder).tips.at(-1)).toMatchObject({
      slug: 'new-tip',
      title: { en: 'A tip', ar: 'نصيحة' },
      content: { en: '<h2>Why</h2><p>See <a href="page:delivery">delivery</a>.</p>', ar: '<h2>لماذا</h2>' },
    });
  });
});

it('gives a product’s prices in quantity to its variations, except where one has its own', () => {
  const variation = (sku: string, more: Json = {}) => {
    return { sku, label: { en: sku, ar: sku }, price: 1000, stock: 1, ...more };
  };
  const variations = [variation('A-1'), variation('A-2', { quantityPrices: '2:10%' })];
  changeRecords('products/oils.json', ([first, ...rest]) => [
    { ...first, quantityPrices: '4:5%', variations },
    ...rest,
  ]);
  const items = readDemo(folder).products.flatMap((product) => product.items);
  const written = (sku: string) => items.find((item) => item.sku === sku)?.quantityPrices;
  expect([written('A-1'), written('A-2')]).toEqual(['4:5%', '2:10%']);
});

describe('invalid demonstration records', () => {
  const firstProduct = (change: Json) => () =>
    changeRecords('products/oils.json', ([first, ...rest]) => [{ ...first, ...change }, ...rest]);

  it.each<[told: string, spoil: () => void]>([
    ['products/oils.json, OIL-MOB1-5W30: brands.json has no "mobile"', firstProduct({ brand: 'mobile' })],
    ['products/oils.json, OIL-MOB1-5W30: needs either a price and a stock', firstProduct({ price: 100 })],
    ['products/oils.json, OIL-MOB1-5W30: colour: ', firstProduct({ colour: 'gold' })],
    ['OIL-MOB1-5W30-1: quantityPrices: a percentage must be', firstProduct({ quantityPrices: '4:0%' })],
    ['products/oils.json, OIL-MOB1-5W30: name.ar: ', firstProduct({ name: { en: 'Oil' } })],
    ['products/oils.json, LAS-GRW: the id 101 is that of LAS-GRW', firstProduct({ id: 101, sku: 'LAS-GRW' })],
    ['the SKU LAS-GRW is given twice', firstProduct({ sku: 'LAS-GRW' })],
    [
      'variations.0.price: must be whole piastres',
      firstProduct({
        variations: [{ sku: 'A-1', label: { en: '1', ar: '1' }, price: 10.5, stock: 1 }],
      }),
    ],
    [
      'variations.0.size: must be a tyre such as "205/55 R16 91V", not "big"',
      firstProduct({ variations: [{ sku: 'A-1', size: 'big', price: 100, stock: 1 }] }),
    ],
    [
      'offers.json has no "spring"',
      firstProduct({
        variations: [
          {
            ...{ sku: 'A-1', label: { en: '1', ar: '1' }, price: 100, stock: 1 },
            sale: { offer: 'spring', formerPrice: 200 },
          },
        ],
      }),
    ],
    ['products/oils.json: ', () => changeText('products/oils.json', (text) => text.replace('{', ''))],
    [
      'categories.json has no "boats"',
      () => changeText('tips/tyre-rotation.en.md', (t) => t.replace('car-tyres', 'boats')),
    ],
    [
      'tips/tyre-rotation.en.md: must begin with facts',
      () => changeText('tips/tyre-rotation.en.md', () => 'Text'),
    ],
    ['faq.ar.md: has', () => changeText('faq.ar.md', (text) => text.replace('### ', ''))],
    [
      'bestSellers.json: products has no "GONE"',
      () => changeText('bestSellers.json', (t) => t.replace('LAS-GRW', 'GONE')),
    ],
  ])('rejects an invalid demonstration record with file, name and reason: %s', (told, spoil) => {
    spoil();
    expect(() => readDemo(folder)).toThrow(
      expect.objectContaining({ name: 'DemoError', message: expect.stringContaining(told) as string }),
    );
  });
});
