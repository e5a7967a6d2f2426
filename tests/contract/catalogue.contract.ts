import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInStock, type Product } from '../../domain/catalogue/product.js';
import { FACET_KEYS, FACETS } from '../../domain/catalogue/facets.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { StorePort } from '../../server/ports/store.js';
import { isMadeIn, matches, SIZE } from './sizes.js';
import { EVERYTHING, type Open, type Opened, required, someProduct } from './support.js';

/** The contract of the catalogue. */
export function describeCatalogueContract(name: string, open: Open<{ store: StorePort }>): void {
  describe(`${name}: catalogue`, () => {
    let opened: Opened<{ store: StorePort }>;
    const catalogue = () => opened.store.catalogue;
    const list = (query: Partial<ProductQuery> = {}) => catalogue().listProducts({ ...EVERYTHING, ...query });
    const names = (products: readonly Product[]) => products.map((product) => product.name.en);

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    describe('listing', () => {
      test('lists every product exactly once over all pages', async () => {
        const { total, pages } = await list({ perPage: 7 });
        const ids: number[] = [];
        for (let page = 1; page <= pages; page += 1) {
          ids.push(...(await list({ perPage: 7, page })).items.map((product) => product.id));
        }
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
        const refs = await catalogue().listProductRefs();
        expect(new Set(refs.map((ref) => ref.id))).toEqual(new Set(ids));
      });

      test('returns an empty page beyond the last', async () => {
        const { total } = await list();
        const beyond = await list({ page: 1000 });
        expect(beyond.items).toEqual([]);
        expect(beyond.total).toBe(total);
      });

      test('sorts by price in both directions', async () => {
        const rising = (await list({ sort: 'price' })).items.map((product) => product.price);
        const falling = (await list({ sort: '-price' })).items.map((product) => product.price);
        expect(rising).toEqual([...rising].sort((a, b) => a - b));
        expect(falling).toEqual([...falling].sort((a, b) => b - a));
        expect(required(falling[0])).toBeGreaterThanOrEqual(required(rising.at(-1)));
      });

      test('includes both bounds of a price filter', async () => {
        const { items } = await list({ sort: 'price' });
        const [low, high] = [required(items[10]).price, required(items[20]).price];
        const found = await list({ minPrice: low, maxPrice: high, sort: 'price' });
        expect(found.items[0]?.price).toBe(low);
        expect(found.items.at(-1)?.price).toBe(high);
        expect(found.facets.price).toEqual((await list()).facets.price);
      });

      test('lists only products in stock, or on sale, when filtered so', async () => {
        const [available, reduced] = [await list({ inStock: true }), await list({ onSale: true })];
        expect(available.items.every((product) => isInStock(product.stock))).toBe(true);
        expect(reduced.items.every((product) => product.sale !== null)).toBe(true);
        expect(reduced.total).toBeGreaterThan(0);
        const all = await list();
        expect(available.total).toBe(all.facets.inStock);
        expect(reduced.total).toBe(all.facets.onSale);
      });

      test('matches a model by size only if a single variation has all of it', async () => {
        const { items, total } = await list({ width: [SIZE.width], aspect: [SIZE.aspect], rim: [SIZE.rim] });
        expect(total).toBeGreaterThan(1);
        expect(items.every((product) => isMadeIn(product, SIZE))).toBe(true);
        const all = await catalogue().getProducts((await catalogue().listProductRefs()).map((ref) => ref.id));
        expect(all.filter((product) => isMadeIn(product, SIZE))).toHaveLength(total);
      });

      test('combines several values of one filter as alternatives', async () => {
        const { facets } = await list();
        const [first, second] = facets.values.brand.map((brand) => brand.value);
        const both = await list({ brand: [required(first), required(second)] });
        const one = await list({ brand: [required(first)] });
        const other = await list({ brand: [required(second)] });
        expect(both.total).toBe(one.total + other.total);
      });

      test('finds nothing for a filter value without products', async () => {
        expect((await list({ brand: ['No such maker'] })).total).toBe(0);
        expect((await list({ width: [999] })).items).toEqual([]);
      });
    });

    describe('facets', () => {
      test.each(FACET_KEYS)('%s: counts in a facet what selecting the value lists', async (key) => {
        const ofTyres = { inStock: true, rim: [16] };
        const isOfTyres = (await list(ofTyres)).facets.values[key].length > 0;
        const narrowed = isOfTyres ? ofTyres : { inStock: true };
        const { facets } = await list(narrowed);
        expect(facets.values[key].length).toBeGreaterThan(0);
        const { field, kind } = FACETS[key];
        for (const { value, count } of facets.values[key].slice(0, 4)) {
          const chosen = { ...narrowed, [field]: [kind === 'numbers' ? Number(value) : value] };
          expect((await list(chosen)).total).toBe(count);
        }
      });

      test('counts a facet without its own filter and with all others', async () => {
        const all = await list();
        const brand = required(all.facets.values.brand[0]).value;
        const chosen = await list({ brand: [brand] });
        expect(chosen.facets.values.brand).toEqual(all.facets.values.brand);
        expect(chosen.facets.values.width).not.toEqual(all.facets.values.width);
      });

      test('lists every facet value once', async () => {
        const { facets } = await list();
        for (const key of FACET_KEYS) {
          const values = facets.values[key].map((entry) => entry.value);
          expect(new Set(values).size).toBe(values.length);
        }
      });

      test('names brands and origins in Arabic too', async () => {
        const { facets } = await list();
        expect(facets.values.brand.find(({ value }) => value === 'Michelin')?.label.ar).toBe('ميشلان');
        expect(facets.values.origin.find(({ value }) => value === 'Turkey')?.label.ar).toBe('تركيا');
      });
    });

    describe('a product', () => {
      test('shows a variable product with its lowest price in stock and the sum of its stock', async () => {
        const { items } = await list();
        for (const product of items.filter(({ type }) => type === 'variable')) {
          const available = product.variations.filter(({ stock }) => isInStock(stock));
          const candidates = available.length > 0 ? available : product.variations;
          expect(product.price).toBe(Math.min(...candidates.map(({ price }) => price)));
          expect(product.stock).toBe(product.variations.reduce((sum, { stock }) => sum + Number(stock), 0));
        }
      });

      test('states the discount of a product on sale', async () => {
        const product = await someProduct(
          catalogue(),
          ({ sale, type }) => sale !== null && type === 'simple',
        );
        const sale = required(product.sale);
        expect(sale.formerPrice).toBeGreaterThan(product.price);
        expect(sale.percent).toBe(Math.round((1 - product.price / sale.formerPrice) * 100));
        expect(sale.title.ar).not.toBe('');
      });

      test('returns the variation for a variation’s id', async () => {
        const parent = await someProduct(catalogue(), ({ variations }) => variations.length > 1);
        const variation = required(parent.variations[1]);
        const product = required(await catalogue().getProduct(variation.id));
        expect(product).toMatchObject({
          id: variation.id,
          type: 'variation',
          parent: parent.id,
          price: variation.price,
          stock: variation.stock,
          variations: [],
          brand: parent.brand,
        });
        expect(product.name.en).toBe(`${parent.name.en} ${variation.label.en}`);
        expect(product.attributes).toEqual({ ...parent.attributes, ...variation.attributes });
        // As a comparison asks for both.
        const both = await catalogue().getProducts([variation.id, parent.id]);
        expect(both.map(({ id, type }) => [id, type])).toEqual([
          [variation.id, 'variation'],
          [parent.id, 'variable'],
        ]);
      });

      test('returns products by id in the requested order, without unknown ones', async () => {
        const ids = (await list({ perPage: 3 })).items.map((product) => product.id).reverse();
        const found = await catalogue().getProducts([...ids.slice(0, 1), 987_654_321, ...ids.slice(1)]);
        expect(found.map((product) => product.id)).toEqual(ids);
        expect(await catalogue().getProducts([])).toEqual([]);
        expect(await catalogue().getProduct(987_654_321)).toBeNull();
      });

      test('gives products and variations unique ids', async () => {
        const refs = await catalogue().listProductRefs();
        const products = await catalogue().getProducts(refs.map((ref) => ref.id));
        const ids = products.flatMap((product) => [product.id, ...product.variations.map(({ id }) => id)]);
        expect(new Set(ids).size).toBe(ids.length);
      });

      test('finds a product by its SKU and by the name in a URL', async () => {
        const product = await someProduct(catalogue(), ({ sku }) => sku !== null);
        expect(await catalogue().findProductId(required(product.sku))).toBe(product.id);
        expect(await catalogue().findProductId(required(product.sku).toLowerCase())).toBe(product.id);
        expect(await catalogue().findProductId('no-such-thing')).toBeNull();
      });

      test('has text in both languages and pictures for a product', async () => {
        for (const product of (await list()).items) {
          expect([product.name.en, product.excerpt.en, product.description.en]).not.toContain('');
          expect([product.name.ar, product.excerpt.ar, product.description.ar]).not.toContain(null);
          expect(product.images[0]).toBe(product.image);
        }
      });
    });

    describe('filter options', () => {
      test('offers the sizes in stock in the size finder, each once and in order', async () => {
        const sizes = await catalogue().listStockedSizes();
        const keys = sizes.map((size) => JSON.stringify(size));
        expect(new Set(keys).size).toBe(keys.length);
        expect(sizes.some((size) => matches(size, SIZE))).toBe(true);
        const widths = sizes.map(({ width }) => width);
        expect(widths).toEqual([...widths].sort((a, b) => a - b));
      });

      test('lists brands with products, the brand of the most popular product first', async () => {
        const { items, total } = await list({ sort: 'relevance', perPage: 1000 });
        expect(items).toHaveLength(total);
        const brands = await catalogue().listBrands();
        const byPopularity = items.flatMap(({ brand }) => (brand === null ? [] : [brand.name.en]));
        expect(brands.map(({ name }) => name.en)).toEqual([...new Set(byPopularity)]);
      });
    });

    describe('categories', () => {
      test('counts the products of subcategories in a category', async () => {
        const categories = await catalogue().listCategories();
        for (const { id, count } of categories) {
          expect((await list({ category: id })).total).toBe(count);
        }
        const parent = required(categories.find(({ id }) => categories.some((child) => child.parent === id)));
        const children = categories.filter((child) => child.parent === parent.id);
        expect(parent.count).toBeGreaterThanOrEqual(children.reduce((sum, { count }) => sum + count, 0));
      });

      test('dates a category by its most recently changed product', async () => {
        const changes = new Map((await catalogue().listProductRefs()).map((ref) => [ref.id, ref.updatedAt]));
        for (const { id, count, updatedAt } of await catalogue().listCategories()) {
          const { items } = await list({ category: id, perPage: Math.max(count, 1) });
          const times = items.map((product) => required(changes.get(product.id)));
          expect(updatedAt).toBe(times.sort().at(-1) ?? null);
        }
      });

      test('narrows a search by category', async () => {
        const categories = await catalogue().listCategories();
        const batteries = required(categories.find(({ slug }) => slug === 'batteries'));
        const { items } = await list({ category: batteries.id, search: 'bosch' });
        expect(items.length).toBeGreaterThan(0);
        expect(items.every((product) => product.categoryIds.includes(batteries.id))).toBe(true);
        expect(names(items).join()).toMatch(/bosch/i);
      });
    });
  });
}
