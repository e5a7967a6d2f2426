import { readQuantityPrices } from '../../../../domain/catalogue/pricing/quantityTerms.js';
import type { Demo, DemoProduct } from './demo.js';
import { FIRST_GROWN_ID } from './grownIds.js';

/* Checks across records: unique ids, references that exist, prices that fit together. */

/** Slugs of pages that are not editorial texts. */
export const SCREENS: readonly string[] = ['faq', 'tips-and-tricks', 'cart', 'profile', 'search'];

/** Errors, each with its file and record; empty if there are none. */
export function checkDemo(demo: Demo): string[] {
  const slugs = slugsOf(demo);
  return [
    ...productIds(demo.products),
    ...repeated(
      'brands.json',
      'id',
      demo.brands.map(({ id }) => id),
    ),
    ...repeated('brands.json', 'slug', slugs.brands),
    ...repeated(
      'origins.json',
      'id',
      demo.origins.map(({ id }) => id),
    ),
    ...repeated('origins.json', 'slug', slugs.origins),
    ...repeated(
      'categories.json',
      'id',
      demo.categories.map(({ id }) => id),
    ),
    ...repeated('categories.json', 'slug', slugs.categories),
    ...repeated(
      'branches.json',
      'slug',
      demo.branches.map(({ slug }) => slug),
    ),
    ...repeated(
      'tips',
      'id',
      demo.tips.map(({ id }) => id),
    ),
    ...repeated('products', 'SKU', skusOf(demo.products)),
    ...demo.products.flatMap((product) => unknownIn(product, demo, slugs)),
    ...demo.products.flatMap(quantityProblems),
    ...demo.categories.flatMap(({ slug, parent }) =>
      parent === undefined
        ? []
        : missing(`categories.json, ${slug}`, 'categories.json', slugs.categories, [parent]),
    ),
    ...demo.tips.flatMap((tip) =>
      missing(`tips/${tip.slug}.en.md`, 'categories.json', slugs.categories, tip.categories),
    ),
    ...missing(
      'bestSellers.json',
      'products',
      demo.products.map(({ sku }) => sku),
      demo.bestSellers,
    ),
    ...missing(
      'site.json',
      'pages',
      [...demo.pages.map(({ slug }) => slug), ...SCREENS],
      demo.site.notFound.pages,
    ),
  ];
}

type Slugs = ReturnType<typeof slugsOf>;

function slugsOf({ brands, origins, categories }: Demo) {
  const all = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);
  return { brands: all(brands), origins: all(origins), categories: all(categories) };
}

function unknownIn(
  { sku, brand, origin, category, items }: DemoProduct,
  { offers }: Demo,
  slugs: Slugs,
): string[] {
  const where = `products/${category}.json, ${sku}`;
  const offered = items.flatMap(({ sale }) => (sale === null ? [] : [sale.offer]));
  return [
    ...missing(where, 'brands.json', slugs.brands, [brand]),
    ...missing(where, 'origins.json', slugs.origins, [origin]),
    ...missing(where, 'categories.json', slugs.categories, [category]),
    ...missing(where, 'offers.json', Object.keys(offers), offered),
  ];
}

function quantityProblems({ category, items }: DemoProduct): string[] {
  return items.flatMap(({ sku, price, sale, quantityPrices }) => {
    const regular = sale?.formerPrice ?? price;
    const problem = quantityPrices === null ? null : readQuantityPrices(quantityPrices, regular).problem;
    return problem === null ? [] : [`products/${category}.json, ${sku}: quantityPrices: ${problem}`];
  });
}

function missing(where: string, file: string, known: readonly string[], named: readonly string[]): string[] {
  return named.filter((name) => !known.includes(name)).map((name) => `${where}: ${file} has no "${name}"`);
}

function repeated(where: string, what: string, values: readonly (number | string)[]): string[] {
  const twice = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...twice].map((value) => `${where}: the ${what} ${value} is given twice`);
}

function skusOf(products: readonly DemoProduct[]): string[] {
  return products.flatMap(({ sku, isVariable, items }) => [
    sku,
    ...(isVariable ? items.map((item) => item.sku) : []),
  ]);
}

/** Products and variations share one range of ids. */
function productIds(products: readonly DemoProduct[]): string[] {
  const taken = new Map<number, string>();
  const problems: string[] = [];
  for (const { id, sku, category, isVariable, items } of products) {
    for (const one of isVariable ? [{ id, sku }, ...items] : items) {
      const other = taken.get(one.id);
      if (other !== undefined) {
        problems.push(`products/${category}.json, ${one.sku}: the id ${one.id} is that of ${other}`);
      }
      taken.set(one.id, one.sku);
    }
  }
  const free = Math.max(0, ...taken.keys()) + 1;
  if (problems.length > 0 && free < FIRST_GROWN_ID) problems.push(`products: the next free id is ${free}`);
  return problems;
}
