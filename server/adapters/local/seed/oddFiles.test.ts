import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDatabase } from '../../../../tests/contract/support.js';
import { ODD_VALUES, withField } from '../../../../tests/support/records/oddFields.js';
import { openDatabase } from '../../../database/connection/database.js';
import { readDemo } from './readDemo.js';
import { seedDatabase } from './seedDatabase.js';

/*
 * Each field of each file of the demonstration in turn holds each kind of odd value, and the files are saved as editors
 * save them. One error names every record that cannot be read, and what is read can be sold.
 */

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-'));
  cpSync('demo', folder, { recursive: true, filter: (path) => basename(path) !== 'pictures' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (file: string) => readFileSync(join(folder, file), 'utf8');
const json = (file: string) => JSON.parse(written(file)) as unknown;

/** The lines of the error while files hold something else; none if they are read. */
function linesWhile(changed: Readonly<Record<string, string | Uint8Array>>): string[] {
  const before = Object.keys(changed).map((file) => [file, readFileSync(join(folder, file))] as const);
  for (const [file, text] of Object.entries(changed)) writeFileSync(join(folder, file), text);
  try {
    readDemo(folder);
    return [];
  } catch (error) {
    expect(error).toMatchObject({ name: 'DemoError' });
    return (error as Error).message.split('\n').map((line) => line.replace(`${folder}/`, ''));
  } finally {
    for (const [file, text] of before) writeFileSync(join(folder, file), text);
  }
}

function linesFor(file: string, text: string | Uint8Array): string[] {
  return linesWhile({ [file]: text });
}

const LINE_MAX_CHARS = 3000;

/** `ODD-17` of `products/oils.json, ODD-17: price: must be …`, also for one of its variations. */
function nameIn(line: string): string {
  const [, name = ''] = /^[^,]*, ([^:]*): /.exec(line) ?? [];
  return name.replace(/^(ODD-\d+)-\d$/, '$1');
}

/** Fills a database with the demonstration and these records; returns it. */
async function seedWith(file: string, records: readonly object[]): Promise<void> {
  const good = written(file);
  const place = temporaryDatabase();
  const database = await openDatabase({ url: place.url });
  try {
    writeFileSync(join(folder, file), JSON.stringify(records));
    await seedDatabase(database, 0, folder);
  } finally {
    writeFileSync(join(folder, file), good);
    database.close();
    place.remove();
  }
}

/** Paths of everything in a value: `name`, `name.en`, `variations.0.sku`. */
function pathsIn(value: unknown, above = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const path = above === '' ? key : `${above}.${key}`;
    return [path, ...pathsIn(inside, path)];
  });
}

const SALE = { offer: 'summer', formerPrice: 999_900 };
/** Fields that the last record of a file lacks. */
const FULL: Readonly<Record<string, object>> = {
  'products/oils.json': { quantityPrices: '4:5%', photographed: true, attributes: { made: '1426' } },
  'products/accessories.json': { quantityPrices: '4:5%', sale: SALE, photographed: true },
  'categories.json': { searchWeight: 2 },
};
const FIRST_ID = 10_000;
/** Variations take the numbers after their product. */
const ID_STRIDE = 20;

interface Case {
  path: string;
  /** As messages call its record; one without a name is called by its place. */
  name: string;
  record: object;
}

/** Whether the message of its record names neither the field nor one that it is in. */
function isOtherwiseNamed(faults: ReadonlyMap<string, string>) {
  return ({ name, path }: Case) => {
    const steps = path.split('.');
    const around = steps.map((_, index) => steps.slice(0, index + 1).join('.'));
    const said = faults.get(name) ?? '';
    return !said.includes(path) && !around.some((each) => said.includes(`${each}: `));
  };
}

const NAME_MAX_CHARS = 80;

function nameOf(value: unknown, place: number): string {
  if (typeof value !== 'string' || value === '') return `record ${place + 1}`;
  return value.length > NAME_MAX_CHARS ? `${value.slice(0, NAME_MAX_CHARS)}…` : value;
}

/** Copies of the last record of a file, each with something odd in one field. */
function oddRecords(file: string): { good: object[]; cases: Case[] } {
  const good = json(file) as object[];
  const model: object = { ...good.at(-1), ...FULL[file] };
  const called = ['sku', 'slug', 'code'].find((key) => key in model) ?? '';
  const odd = pathsIn(model)
    .flatMap((path) => [...ODD_VALUES.values()].map((value) => ({ path, value })))
    // The number of another record is told without naming either.
    .filter(({ path, value }) => path !== 'id' || value !== 5);
  const cases = odd.map(({ path, value }, index): Case => {
    const name = called === 'sku' ? `ODD-${index}` : `odd-${index}`;
    const own = { ...('id' in model ? { id: FIRST_ID + index * ID_STRIDE } : {}), [called]: name };
    const named = 'name' in model ? { name: { en: `Odd ${index}`, ar: `غريب ${index}` } } : {};
    const variations = (model as { variations?: object[] }).variations?.map((each, at) => ({
      ...each,
      sku: `${name}-${at}`,
    }));
    const copy = { ...model, ...own, ...named, ...(variations === undefined ? {} : { variations }) };
    return {
      path,
      name: path === called ? nameOf(value, good.length + index) : name,
      record: withField(copy, path, value),
    };
  });
  return { good, cases };
}

test.each([
  ...['products/oils.json', 'products/accessories.json', 'products/car-tyres.json'],
  ...['brands.json', 'origins.json', 'categories.json', 'coupons.json', 'branches.json'],
])('names each odd record of %s and its field, and takes the others to the shop', async (file) => {
  const { good, cases } = oddRecords(file);
  expect(cases.length).toBeGreaterThan(30);
  let rest = cases;
  // First what each record must be, then what records must be together.
  for (const round of [1, 2]) {
    const lines = linesFor(file, JSON.stringify([...good, ...rest.map(({ record }) => record)]));
    expect(
      lines.filter((line) => line.length > LINE_MAX_CHARS || /Invalid|undefined|NaN/.test(line)),
    ).toEqual([]);
    const faults = new Map(lines.map((line) => [nameIn(line), line]));
    const odd = rest.filter(({ name }) => faults.has(name));
    if (round === 1) expect(lines.length).toBe(odd.length);
    if (round === 1) expect(odd.filter(isOtherwiseNamed(faults)).map(({ path }) => path)).toEqual([]);
    rest = rest.filter((each) => !odd.includes(each));
  }
  await seedWith(file, [...good, ...rest.map(({ record }) => record)]);
});

test('names the place of each odd value of the site, the offers and the best sellers', () => {
  for (const file of ['site.json', 'offers.json', 'bestSellers.json']) {
    const value = json(file) as object;
    const leaves = pathsIn(value).filter(
      (path, _, all) => !all.some((other) => other.startsWith(`${path}.`)),
    );
    const odd = leaves.reduce((record, path) => withField(record, path, { odd: 5 }), value);
    const [line = '', ...others] = linesFor(file, JSON.stringify(odd));
    expect(others).toEqual([]);
    expect(leaves.filter((path) => !line.includes(`${path}: must be `))).toEqual([]);
  }
});

const TIP = 'tips/tyre-rotation.en.md';

test.each<[named: string, text: (good: string) => string | Uint8Array]>([
  ['a byte order mark', (good) => `\ufeff${good}`],
  ['line ends of Windows', (good) => good.replaceAll('\n', '\r\n')],
  ['line ends of the first Macintosh', (good) => good.replaceAll('\n', '\r')],
  ['an empty line at the end', (good) => `${good}\n\n`],
])('reads files that were saved with %s', (_, text) => {
  const files = ['products/oils.json', 'site.json', TIP, 'faq.ar.md'];
  expect(linesWhile(Object.fromEntries(files.map((file) => [file, text(written(file))])))).toEqual([]);
});

test.each<[file: string, told: string, text: (good: string) => string | Uint8Array]>([
  ['oils', 'is not saved as UTF-8', (good) => Buffer.from(`\ufeff${good}`, 'utf16le')],
  ['oils', 'is not saved as UTF-8', (good) => Buffer.from(good.replace('Mobil', '\u00e9'), 'latin1')],
  ['oils', 'is not JSON at line 4, column 5', (good) => good.replace('"sku"', 'x "sku"')],
  ['oils', 'is not JSON at line ', (good) => good.replace('"sku": "', '"sku": ')],
  ['oils', 'is not JSON', () => ''],
  ['oils', 'must be a list, not null', () => 'null'],
  ['oils', 'must be a list, not Object', () => '{}'],
])('says in plain words why products/%s.json cannot be read: %s', (name, told, text) => {
  const file = `products/${name}.json`;
  const lines = linesFor(file, text(written(file)));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.startsWith(`${file}: ${told}`), lines[0]).toBe(true);
});

test('names the line of a fault in the front matter of a text', () => {
  const at =
    written(TIP)
      .split('\n')
      .findIndex((line) => line.startsWith('title: ')) + 2;
  const [twice] = linesFor(TIP, written(TIP).replace('title: ', 'title: x\ntitle: '));
  expect(twice).toBe(`${TIP}: Map keys must be unique at line ${at}, column 1`);
  const [list] = linesFor(TIP, written(TIP).replace(/---\n.*?---/s, '---\n- a\n---'));
  expect(list).toMatch(/^tips\/tyre-rotation\.en\.md: id: is missing; title: is missing;/);
  expect(linesFor(TIP, written(TIP) + 'x'.repeat(1_000_000))).toEqual([`${TIP}: has over 100000 letters`]);
});

test('tells everything that is wrong at once, in all files', () => {
  const lines = linesWhile({
    'brands.json': '[{}]',
    'products/oils.json': '[',
    [TIP]: 'No facts',
    'faq.en.md': '',
    'coupons.json': '[{"code": "A", "percent": 500, "perCustomer": 1}]',
  });
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    ...['brands.json, record 1', 'products/oils.json', TIP, 'faq.en.md', 'coupons.json, A'],
  ]);
});

test.each<[told: string, file: string, change: (records: Record<string, unknown>[]) => unknown[]]>([
  [
    'categories.json, car-tyres: the part of categories.json above it has no "rims"',
    'categories.json',
    (all) => all.map((one) => (one['slug'] === 'car-tyres' ? { ...one, parent: 'rims' } : one)),
  ],
  [
    'coupons.json: the code welcome is given twice',
    'coupons.json',
    ([first]) => [first, first].map((one) => ({ ...one, code: 'Welcome' })),
  ],
  [
    'sale.formerPrice: must be above the price',
    'products/accessories.json',
    ([first, ...rest]) => [{ ...first, sale: { ...SALE, formerPrice: 1 } }, ...rest],
  ],
  [
    'the SKU',
    'products/accessories.json',
    (all) => [...all, { ...all.at(-1), id: 990, sku: 'AB-c' }, { ...all.at(-1), id: 991, sku: 'AB-C' }],
  ],
])('tells of records that do not fit together: %s', (told, file, change) => {
  const lines = linesFor(file, JSON.stringify(change(json(file) as Record<string, unknown>[])));
  expect(lines.join('\n')).toContain(told);
});

test('names the file of a link to a page that does not exist', () => {
  const file = 'pages/delivery.en.md';
  expect(linesFor(file, `${written(file)}\n[Terms](page:nowhere)\n`)).toEqual([
    `${file}: links to page:nowhere, which does not exist`,
  ]);
});

test('cleans words of what nobody sees, and sells what it has read', async () => {
  const file = 'products/accessories.json';
  const good = written(file);
  const records = json(file) as object[];
  const own = { id: 990, sku: 'ACC-ODD', name: { en: ' Odd\u200b  gauge\u202e ', ar: '\u200fمقياس' } };
  const place = temporaryDatabase();
  const database = await openDatabase({ url: place.url });
  try {
    writeFileSync(join(folder, file), JSON.stringify([...records, { ...records.at(-1), ...own }]));
    await seedDatabase(database, 0, folder);
    const rows = await database.rows('SELECT name_en, name_ar FROM products WHERE id = 990');
    expect(rows.map((row) => [row['name_en'], row['name_ar']])).toEqual([['Odd gauge', 'مقياس']]);
  } finally {
    writeFileSync(join(folder, file), good);
    database.close();
    place.remove();
  }
});
