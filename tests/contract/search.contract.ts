import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatSize } from '../../domain/tyres/tyre.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { StorePort } from '../../server/ports/store.js';
import { isMadeIn, SIZE } from './sizes.js';
import { EVERYTHING, type Open, type Opened, required, someProduct } from './support.js';

const SIZE_TEXT = formatSize({ ...SIZE, commercial: false });

/** The contract of search. */
export function describeSearchContract(name: string, open: Open<{ store: StorePort }>): void {
  describe(`${name}: search`, () => {
    let opened: Opened<{ store: StorePort }>;
    const catalogue = () => opened.store.catalogue;
    const list = (query: Partial<ProductQuery> = {}) => catalogue().listProducts({ ...EVERYTHING, ...query });

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test.each([
      ['205/55R16'],
      ['205/55 R16'],
      ['205-55-16'],
      ['205 55 16'],
      ['2055516'],
      ['205/55ZR16'],
      ['٢٠٥/٥٥ر١٦'],
      ['٢٠٥ ٥٥ ١٦'],
      ['كاوتش 205/55 R16'],
      ['مقاس 205/55/16'],
      ['٢٠٥/٥٥ آر ١٦'],
      ['205/55ZRF16'],
      ['205/55RF16'],
      ['205/55HR16'],
      ['P205/55R16 TL 2016'],
    ])('recognises the tyre size %s', async (search) => {
      const bySize = await list({ width: [SIZE.width], aspect: [SIZE.aspect], rim: [SIZE.rim] });
      const { items, total, size } = await list({ search });
      expect(total).toBe(bySize.total);
      expect([size, bySize.size]).toEqual([SIZE_TEXT, SIZE_TEXT]);
      expect(items.every((product) => isMadeIn(product, SIZE))).toBe(true);
    });

    test.each([
      ['31x10.5R15'],
      ['31X10.5 R15'],
      ['31×10.5 15'],
      ['31x10,50R15'],
      ['31X10.50ZR15'],
      ['31x10.50R15LT 6PR'],
    ])('recognises the flotation size %s', async (search) => {
      const { total } = await list({ search });
      expect(total).toBe((await list({ width: [31], aspect: [10.5], rim: [15] })).total);
      expect(total).toBeGreaterThan(0);
    });

    test.each([['205/55'], ['R16'], ['كاوتش 16'], ['ميشلان'], ['corolla 2018']])(
      'names no size of all results for %s, which are of several',
      async (search) => {
        expect((await list({ search })).size).toBeNull();
      },
    );

    test('combines a size with the other words', async () => {
      const { items } = await list({ search: 'ميشلان 205/55 R16' });
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((product) => product.brand?.name.en === 'Michelin')).toBe(true);
      expect(items.every((product) => isMadeIn(product, SIZE))).toBe(true);
    });

    test.each([['ميشلان'], ['مِيشِلان'], ['ميشـــلان'], ['MICHELIN'], ['michel']])(
      'finds a brand by %s',
      async (search) => {
        const { items, total } = await list({ search });
        expect(total).toBe((await list({ brand: ['Michelin'] })).total);
        expect(items[0]?.brand?.name.en).toBe('Michelin');
      },
    );

    test('folds Arabic spelling variants', async () => {
      const spellings = ['إطار', 'اطار', 'أطار', 'الإطار', 'الاطار'];
      const totals = await Promise.all(spellings.map(async (search) => (await list({ search })).total));
      expect(required(totals[0])).toBeGreaterThan(0);
      expect(new Set(totals).size).toBe(1);
      const batteries = await Promise.all(['بطارية', 'بطاريه'].map((search) => list({ search })));
      expect(batteries[0]?.total).toBe(batteries[1]?.total);
      expect(batteries[0]?.total).toBeGreaterThan(0);
    });

    test('requires all known words', async () => {
      const { items, leftOut } = await list({ search: 'lassa turkey' });
      expect(items.length).toBeGreaterThan(0);
      expect(leftOut).toEqual([]);
      expect((await list({ search: 'lassa primacy' })).total).toBe(0);
    });

    test('ignores and reports unknown words beside a brand, a category or a size', async () => {
      const lassa = await list({ search: 'lassa' });
      expect(await list({ search: 'lassa Xyzzy!' })).toMatchObject({
        total: lassa.total,
        leftOut: ['Xyzzy!'],
      });
      const bySize = await list({ search: '205/55R16' });
      const asked = await list({ search: 'عاوز ٤ xyzzy 205/55R16' });
      expect(asked.total).toBe(bySize.total);
      expect(asked.leftOut).toContain('xyzzy');
      expect(await list({ search: 'xyzzy plugh' })).toMatchObject({ total: 0, leftOut: [] });
    });

    test.each([
      ['كاوتش 16', 16],
      ['كاوتش جنط ١٧', 17],
      ['tyre rim 15', 15],
    ])('reads the figure of %s as a rim', async (search, rim) => {
      const { items } = await list({ search });
      expect(items.length).toBeGreaterThan(0);
      for (const { size, variations } of items)
        expect([size, ...variations.map((variation) => variation.size)].some((one) => one?.rim === rim)).toBe(
          true,
        );
    });

    test.each([
      ['كورولا 2018', ['195/65 R15', '205/55 R16', '215/45 R17']],
      ['2018 corolla tyres', ['195/65 R15', '205/55 R16', '215/45 R17']],
      ['كاوتش تويوتا كورولا موديل ١٨', ['195/65 R15', '205/55 R16', '215/45 R17']],
      ['corola 2018', ['195/65 R15', '205/55 R16', '215/45 R17']],
      ['لانسر بوما', ['185/65 R14', '195/60 R15']],
      ['elantra hd', ['195/65 R15']],
      ['golf 7', ['195/65 R15', '205/55 R16', '225/45 R17']],
      ['بيجو 301', ['185/65 R15', '195/55 R16']],
      ['kawetsh sunny 2015', ['185/70 R14', '185/65 R15']],
    ])('finds only tyres that fit the car in %s', async (search, sizes) => {
      const { items, total, readAs } = await list({ search });
      expect(readAs).toMatchObject({ sizes, isStocked: true });
      expect(total).toBeGreaterThan(0);
      const tyres = items.filter(({ size, variations }) => size !== null || variations.length > 0);
      for (const { size, variations } of tyres) {
        const made = [size, ...variations.map((variation) => variation.size)];
        expect(made.some((one) => one !== null && sizes.includes(formatSize(one)))).toBe(true);
      }
    });

    test('combines a car with a brand, a rim and a price', async () => {
      const michelin = await list({ search: 'ميشلان كورولا 2018' });
      expect(michelin.items.length).toBeGreaterThan(0);
      expect(michelin.items.every(({ brand }) => brand?.name.en === 'Michelin')).toBe(true);
      const rim = await list({ search: 'كاوتش كورولا جنط 16' });
      expect(rim.items.length).toBeGreaterThan(0);
      for (const { size, variations } of rim.items)
        expect([size, ...variations.map((each) => each.size)].some((one) => one?.rim === 16)).toBe(true);
      expect((await list({ search: 'corolla 205/55R16' })).total).toBe(
        (await list({ search: '205/55R16' })).total,
      );
    });

    test('filters by a car, together with the other filters and their counts', async () => {
      const car = 'toyota-corolla_2018';
      const sizes = ['195/65 R15', '205/55 R16', '215/45 R17'];
      const { items, total, facets, readAs } = await list({ car });
      expect(total).toBeGreaterThan(0);
      for (const { size, variations } of items) {
        const made = [size, ...variations.map((variation) => variation.size)];
        expect(made.some((one) => one !== null && sizes.includes(formatSize(one)))).toBe(true);
      }
      expect(facets.values.rim.map(({ value }) => value)).toEqual(['15', '16']);
      const soldOut = ['215-45-R17'];
      expect(readAs).toMatchObject({ sizes, soldOut, years: { from: 2018, to: 2018 }, isStocked: true });
      const [brand] = facets.values.brand;
      const ofBrand = await list({ car, brand: [required(brand).value] });
      expect(ofBrand.total).toBe(required(brand).count);
      const bySize = await list({ width: [205], aspect: [55], rim: [16] });
      const ofSize = await list({ car: `${car}_205-55-R16` });
      expect(ofSize).toMatchObject({ total: bySize.total, readAs: { soldOut } });
    });

    test.each([
      ['batteries', 'battery'],
      ['oils', 'oil'],
    ] as const)(
      'says plainly in the category of %s that the %s of a car is not known',
      async (slug, part) => {
        const categories = await opened.store.catalogue.listCategories();
        const category = required(categories.find((each) => each.slug === slug)).id;
        const { total, readAs } = await list({ car: 'toyota-corolla_2018', category });
        expect({ total, ...readAs }).toMatchObject({ total: 0, part, sizes: [], isStocked: false });
      },
    );

    test.each(['run flat', 'runflat tyres', 'رن فلات', 'كاوتش رن فلات'])(
      'finds by "%s" the tyres that are run-flat, and no others',
      async (search) => {
        const { items } = await list({ search });
        const stated = (await list({ runFlat: ['Run-flat'] })).items;
        expect(items.length).toBeGreaterThan(0);
        const ids = (found: typeof items) => found.map(({ id, parent }) => parent ?? id).sort();
        expect(ids(items)).toEqual(ids(stated));
      },
    );

    test('shows nothing for a car that the shop does not know, instead of everything', async () => {
      expect(await list({ car: 'trabant-601_1980' })).toMatchObject({ total: 0, readAs: null });
      const unknownSizes = await list({ car: 'toyota-rush_2018' });
      expect(unknownSizes.total).toBe(0);
      expect(unknownSizes.readAs).toMatchObject({ sizes: [], isStocked: false });
    });

    test('finds van tyres for a van', async () => {
      const { items, readAs } = await list({ search: 'كاوتش هايس' });
      expect(items.length).toBeGreaterThan(0);
      expect(readAs?.sizes.every((size) => size.endsWith('C'))).toBe(true);
      for (const { size, variations } of items)
        expect([size, ...variations.map((each) => each.size)].some((one) => one?.commercial === true)).toBe(
          true,
        );
    });

    test('finds other products named beside a car, those that mention the car first', async () => {
      const batteries = await list({ search: 'بطارية كورولا' });
      expect(batteries.total).toBeGreaterThan(0);
      expect(batteries.readAs).toBeNull();
      for (const { size, variations } of batteries.items)
        expect([size, ...variations.map((each) => each.size)].every((one) => one === null)).toBe(true);
      const [filter] = (await list({ search: 'corolla air filter' })).items;
      expect(filter?.name.en).toContain('Corolla');
    });

    test('reports a car whose sizes are unknown', async () => {
      const { readAs } = await list({ search: 'كاوتش تويوتا راش' });
      expect(readAs).toMatchObject({ sizes: [], isStocked: false });
      expect(readAs?.cars[0]?.model).toMatchObject({ en: 'Rush', ar: 'راش' });
      expect((await list({ search: 'corolla 1975' })).readAs).toMatchObject({ sizes: [] });
    });

    test('reads a figure as a car only beside its make, or where it has no other meaning', async () => {
      for (const search of ['205', '16', 'lassa 205', 'كاوتش 16'])
        expect((await list({ search })).readAs, search).toBeNull();
      expect((await list({ search: 'mazda 3' })).readAs?.cars[0]?.make.en).toBe('Mazda');
    });

    test('ranks van tyres of a size last, unless the C is written', async () => {
      const isForVans = ({ size }: { size: { commercial: boolean } | null }) => size?.commercial === true;
      const plain = (await list({ search: '215/65R16', inStock: true })).items.map(isForVans);
      expect(plain).toContain(true);
      expect(plain.indexOf(true)).toBeGreaterThan(plain.lastIndexOf(false));
      const vans = await list({ search: '215/65R16C' });
      expect(vans.items.every(isForVans)).toBe(true);
    });

    test('ranks a matching SKU first', async () => {
      const product = await someProduct(catalogue(), ({ type }) => type === 'simple');
      const { items } = await list({ search: required(product.sku) });
      expect(items[0]?.id).toBe(product.id);
    });

    test('ranks a match in the name before one in the text', async () => {
      const product = await someProduct(catalogue(), ({ size }) => size !== null);
      const { items } = await list({ search: product.name.en });
      expect(items[0]?.id).toBe(product.id);
    });

    test.each([
      ['"'],
      ['a" OR "b'],
      ['*'],
      ['NEAR('],
      ['name:x'],
      ['-'],
      ['%'],
      ["'; DROP TABLE products; --"],
    ])('treats %s as plain words', async (search) => {
      await expect(list({ search })).resolves.toBeDefined();
      await expect(catalogue().searchProducts(search, 8)).resolves.toBeDefined();
    });

    test('suggests while a word is typed, best matches first, within the limit', async () => {
      const products = await catalogue().searchProducts('mich', 3);
      expect(products).toHaveLength(3);
      expect(products.every((product) => product.brand?.name.en === 'Michelin')).toBe(true);
    });

    test('suggests for a misspelt word, and for partly known words', async () => {
      for (const keyword of ['michlin', 'ميشيلان', 'michelin xyzzy']) {
        const [best] = await catalogue().searchProducts(keyword, 8);
        expect(best?.brand?.name.en).toBe('Michelin');
      }
    });

    test('suggests nothing for an empty keyword', async () => {
      expect(await catalogue().searchProducts('', 8)).toEqual([]);
      expect(await catalogue().searchProducts('   ', 8)).toEqual([]);
      expect(await catalogue().searchProducts('xyzzyxyzzy', 8)).toEqual([]);
    });
  });
}
