import { expect, test } from 'vitest';
import { IdentityProvider } from '../../../client/account/useIdentity.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { ComparePageProps } from '../domain/comparisonRows.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { ComparePage } from './ComparePage.js';

const product = (id: number, changes: Partial<ProductCardView> = {}): ProductCardView => ({
  ...{ id, type: 'simple', variationId: null, name: `Tyre ${id}`, brand: 'Lassa', size: '205/55 R16' },
  ...{ excerpt: '', image: '/no-picture.webp', price: 100_000, isLowestPrice: false, formerPrice: null },
  ...{ saleTitle: null, salePercent: null, stock: 8, varies: null, sku: `S${id}` },
  ...changes,
});

const TWO = [product(1), product(2)];
const LOAD = { key: 'load_index', name: 'Load index' };

function draw(props: Partial<ComparePageProps>) {
  return renderStatic(
    <IdentityProvider>
      <ComparePage products={[]} rows={[]} sizes={[]} choices={[]} unknown={0} tooMany={0} {...props} />
    </IdentityProvider>,
  );
}

/** The cells of the property with this name, and whether they are folded away. */
function rowOf(root: ReturnType<typeof draw>, name: string) {
  const row = root.querySelectorAll('tbody tr').find((each) => each.querySelector('th')?.text === name);
  const cells = row?.querySelectorAll('td') ?? [];
  const isFolded = root.querySelectorAll('tbody[id] tr').some((each) => each === row);
  return { cells, words: cells.map(({ text }) => text), isFolded };
}

test('names product and property of each value for screen readers', () => {
  const cells = [
    { value: '91', words: 'Carries up to 615 kg' },
    { value: '94', words: 'Carries up to 670 kg' },
  ];
  const root = draw({ products: TWO, rows: [{ ...LOAD, cells, isSame: false }] });
  const row = rowOf(root, 'Load index');
  expect(row.words).toEqual(['91Carries up to 615 kg', '94Carries up to 670 kg']);
  row.cells.forEach((cell, place) => {
    const heads = (cell.getAttribute('headers') ?? '')
      .split(' ')
      .map((id) => root.querySelector(`[id="${id}"]`));
    expect(heads.map((head) => head?.tagName)).toEqual(['TH', 'TH']);
    expect(heads[0]?.text).toContain('Load index');
    expect(heads[1]?.text).toContain(`Tyre ${place + 1}`);
  });
});

test('folds what is the same behind a line that says how much that is', () => {
  const rows: ComparePageProps['rows'] = [
    { key: 'brand', name: 'Brand', cells: [{ value: 'Lassa' }, { value: 'Lassa' }], isSame: true },
    { ...LOAD, cells: [{ value: '91' }, null], isSame: false },
  ];
  const root = draw({ products: TWO, rows });
  expect(rowOf(root, 'Brand')).toMatchObject({ isFolded: true, words: ['Lassa', 'Lassa'] });
  const { words, isFolded } = rowOf(root, 'Load index');
  expect(isFolded).toBe(false);
  expect(words[1]).toContain('Not stated');
  const line = root.querySelector('button[aria-expanded]');
  expect(line?.text).toBe('Same for all (1)');
  expect(root.querySelector('thead label:has(input[checked])')?.text).toBe('Differences only');
  expect(root.querySelector(`[id="${line?.getAttribute('aria-controls')}"]`)?.text).toContain('Brand');
  expect(draw({ products: [product(1)], rows }).querySelector('button[aria-expanded]')).toBeNull();
});

test('has no switch where nothing is folded', () => {
  expect(draw({ products: TWO }).querySelector('thead label')).toBeNull();
});

test('says what four cost of tyres that can be ordered in fours', () => {
  const battery = product(4, { size: null });
  const root = draw({ products: [product(1), product(2, { stock: 2 }), battery], rows: [] });
  const { words } = rowOf(root, 'Price of 4 tyres');
  expect(words[0]).toContain('4,000');
  expect(words[1]).toBe('Only 2 left');
  expect(words[2]).toContain('Not stated');
  expect(rowOf(draw({ products: [battery], rows: [] }), 'Price of 4 tyres').cells).toHaveLength(0);
});

test('marks the cheapest set and the best of each row where there is a difference', () => {
  const rows: ComparePageProps['rows'] = [
    { ...LOAD, cells: [{ value: 'A', isBest: true }, { value: 'B' }], isSame: false },
  ];
  const root = draw({ products: [product(1, { price: 90_000 }), product(2)], rows });
  expect(rowOf(root, 'Load index').words).toEqual(['A Best', 'B']);
  expect(rowOf(root, 'Price of 4 tyres').words.map((each) => each.includes('Lowest'))).toEqual([true, false]);
  expect(draw({ products: TWO }).text).not.toContain('Lowest');
});

test('marks every set at the lowest price, also a model’s in its cheapest size', () => {
  const model = product(3, { type: 'variable', size: null, varies: 'size' });
  const choices = [
    ...[[], []],
    [
      { id: 31, label: '195/65 R15 91V', price: 90_000, set: 360_000 },
      { id: 32, label: '205/55 R16 91V', price: 99_000, set: 396_000 },
    ],
  ];
  const root = draw({ products: [product(1, { price: 90_000 }), product(2), model], choices });
  const { words } = rowOf(root, 'Price of 4 tyres');
  expect(words.map((each) => each.includes('Lowest'))).toEqual([true, false, true]);
});

test('says that the price of a tyre is that of one', () => {
  const sizes = { count: 7, rims: 'R14–R16' };
  const model = product(3, { type: 'variable', size: null, sizes, isLowestPrice: true });
  const root = draw({ products: [product(1), model, product(4, { size: null })] });
  const heads = root.querySelectorAll('th[scope=col]').map(({ text }) => text);
  expect(heads.map((head) => head.endsWith('each'))).toEqual([true, true, false]);
});

test('adds four of a tyre, and lets the shopper choose the size of a model', () => {
  const model = product(3, { type: 'variable', size: null, varies: 'size' });
  const root = draw({ products: [product(1), model] });
  expect(root.querySelector('thead button')?.text).toBe('Add 4 tyres');
  expect(root.querySelectorAll('thead a').map(({ text }) => text)).toContain('Choose size');
});

test('says from what four of a model cost, and leads to its sizes', () => {
  const model = product(3, { type: 'variable', size: null, varies: 'size' });
  const choices = [
    [],
    [
      { id: 31, label: '195/65 R15 91V', price: 95_000, set: 380_000 },
      { id: 32, label: '205/55 R16 91V', price: 99_000, set: 396_000 },
    ],
  ];
  const root = draw({ products: [product(1), model], choices });
  const { words } = rowOf(root, 'Price of 4 tyres');
  expect(words[1]).toBe('From EGP 3,800 Lowest');
  const link = root.querySelectorAll('thead a').find(({ text }) => text === 'Choose size');
  expect(link?.getAttribute('href')).toBe('/product/variable/3');
  expect(link?.getAttribute('aria-haspopup')).toBe('dialog');
});

test('lets the shopper choose the last size of a model that is no column yet', () => {
  const model = product(3, { type: 'variable', size: null, varies: 'size' });
  const taken = product(3, { type: 'variable', variationId: 31 });
  const sizes = [31, 32].map((id) => ({ id, label: '195/65 R15 91V', price: 95_000, set: 380_000 }));
  const chooser = (choices: typeof sizes) =>
    draw({ products: [taken, model], choices: [[], choices] }).querySelector('a[aria-haspopup="dialog"]');
  expect(chooser(sizes)?.text).toBe('Choose size');
  expect(chooser(sizes.slice(0, 1))).toBeNull();
});

test('leads to more of the size that all share', () => {
  const more = (sizes: string[][]) =>
    draw({ products: TWO, sizes })
      .querySelectorAll('a')
      .find(({ text }) => text === 'Add a product')
      ?.getAttribute('href');
  expect(more([['205/55 R16'], ['205/55 R16']])).toBe('/search?search=205%2F55+R16');
  expect(more([['205/55 R16'], ['195/65 R15']])).toBe('/search');
  expect(draw({ products: [1, 2, 3, 4].map((id) => product(id)) }).text).not.toContain('Add a product');
});

test('offers the comparison without a product at an address of its own', () => {
  const variation = product(3, { type: 'variable', variationId: 31 });
  const root = draw({ products: [product(1), variation] });
  const links = root.querySelectorAll('a').filter((link) => link.getAttribute('aria-label') !== undefined);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/compare?ids=31', '/compare?ids=1']);
});

test('says what it left out, and what to do with an empty comparison', () => {
  expect(draw({ products: [product(1)], unknown: 2 }).text).toContain(
    '2 products in this link are no longer',
  );
  expect(draw({ products: [product(1)], tooMany: 1 }).text).toContain('up to 4 products');
  const empty = draw({ unknown: 1 });
  expect(empty.querySelector('table')).toBeNull();
  expect(empty.text).toContain('One product in this link is no longer');
  expect(empty.querySelector('h2')?.text).toBe('Nothing to compare yet');
  expect(empty.querySelector('h2 + p')?.text).toContain('Tick “Compare”');
  expect(empty.querySelectorAll('a').at(-1)?.getAttribute('href')).toBe('/search');
});
