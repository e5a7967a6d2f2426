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
      <ComparePage products={[]} rows={[]} unknown={0} tooMany={0} {...props} />
    </IdentityProvider>,
  );
}

/** The cells of the property with this name, and whether it is marked as different. */
function rowOf(root: ReturnType<typeof draw>, name: string) {
  const group = root
    .querySelectorAll('tbody')
    .find((body) => body.querySelector('th')?.text.startsWith(name));
  const cells = group?.querySelectorAll('td') ?? [];
  return { cells, words: cells.map(({ text }) => text), isMarked: group?.text.includes('Differs') };
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

test('marks in words what differs, and only that', () => {
  const rows: ComparePageProps['rows'] = [
    { key: 'brand', name: 'Brand', cells: [{ value: 'Lassa' }, { value: 'Lassa' }], isSame: true },
    { ...LOAD, cells: [{ value: '91' }, null], isSame: false },
  ];
  const root = draw({ products: TWO, rows });
  expect(rowOf(root, 'Brand')).toMatchObject({ isMarked: false, words: ['Lassa', 'Lassa'] });
  const { words, isMarked } = rowOf(root, 'Load index');
  expect(isMarked).toBe(true);
  expect(words[1]).toContain('Not stated');
});

test('says of a model how many sizes it has and what depends on the size, and lets the shopper choose one', () => {
  const model = product(3, { type: 'variable', size: null, varies: 'size' });
  const rows: ComparePageProps['rows'] = [
    {
      key: 'size',
      name: 'Size',
      cells: [{ sizes: ['a', 'b', 'c'] }, { sizes: ['a', 'b', 'c', 'd'] }],
      isSame: false,
    },
    { ...LOAD, cells: [{ variesBy: 'option' }, { variesBy: 'size' }], isSame: false },
  ];
  const root = draw({ products: [product(1), model], rows });
  expect(rowOf(root, 'Size').words).toEqual(['a · b · c', '4 sizes']);
  expect(rowOf(root, 'Load index').words).toEqual(['Depends on the option', 'Depends on the size']);
  expect(root.querySelectorAll('thead a').map(({ text }) => text)).toContain('Choose size');
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
  expect(empty.querySelector('main a, a')?.getAttribute('href')).toBe('/search');
});
