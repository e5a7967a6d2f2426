import { readQuantityPrices } from '../../../../domain/catalogue/pricing/quantityTerms.js';
import type { Localized } from '../../../../domain/core/locale.js';
import type { Demo, DemoProduct } from './demo.js';
import { FIRST_GROWN_ID } from './grown/grownIds.js';
import { brokenLinks, SCREENS } from './links.js';

/* Checks across records: unique ids, references that exist, prices that fit together. */

/** Errors, each with its file and record; empty if there are none. */
export function checkDemo(demo: Demo): string[] {
  const slugs = slugsOf(demo);
  return [
    ...productIds(demo.products),
    ...repeatedIn(demo),
    ...demo.products.flatMap((product) => unknownIn(product, demo, slugs)),
    ...demo.products.flatMap(quantityProblems),
    ...demo.products.flatMap(saleProblems),
    ...demo.categories.flatMap(({ slug, parent }, index) =>
      parent === undefined
        ? []
        : missing(
            `categories.json, ${slug}`,
            'the part of categories.json above it',
            slugs.categories.slice(0, index),
            [parent],
          ),
    ),
    ...textsOf(demo).flatMap(({ file, text }) =>
      brokenLinks(text, demo).map((link) => `${file}: links to ${link}, which does not exist`),
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

function saleProblems({ category, items }: DemoProduct): string[] {
  return items
    .filter(({ price, sale }) => sale !== null && sale.formerPrice <= price)
    .map(({ sku }) => `products/${category}.json, ${sku}: sale.formerPrice: must be above the price`);
}

/** Texts that may link to others, with their English files. */
function textsOf({ tips, pages, faq }: Demo): { file: string; text: Localized }[] {
  return [
    ...tips.map(({ slug, content }) => ({ file: `tips/${slug}.en.md`, text: content })),
    ...pages.map(({ slug, content }) => ({ file: `pages/${slug}.en.md`, text: content })),
    ...faq.questions.map(({ answer }) => ({ file: 'faq.en.md', text: answer })),
  ];
}

/** Values that the database has once. */
function repeatedIn({ brands, origins, categories, branches, coupons, tips, products }: Demo): string[] {
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
  const names = (list: readonly { name: Localized }[]) => list.map(({ name }) => name.en);
  const each: [file: string, what: string, values: readonly (number | string)[]][] = [
    ['brands.json', 'id', ids(brands)],
    ['brands.json', 'slug', slugs(brands)],
    ['brands.json', 'name', names(brands)],
    ['origins.json', 'id', ids(origins)],
    ['origins.json', 'slug', slugs(origins)],
    ['origins.json', 'name', names(origins)],
    ['categories.json', 'id', ids(categories)],
    ['categories.json', 'slug', slugs(categories)],
    ['branches.json', 'slug', slugs(branches)],
    ['coupons.json', 'code', coupons.map(({ code }) => code)],
    ['tips', 'id', ids(tips)],
    ['products', 'SKU', skusOf(products)],
  ];
  return each.flatMap(([file, what, values]) => repeated(file, what, values));
}

function missing(where: string, file: string, known: readonly string[], named: readonly string[]): string[] {
  return named.filter((name) => !known.includes(name)).map((name) => `${where}: ${file} has no "${name}"`);
}

function repeated(where: string, what: string, values: readonly (number | string)[]): string[] {
  const folded = values.map((value) => String(value).toLowerCase());
  const twice = new Set(values.filter((_, index) => folded.indexOf(folded[index] ?? '') !== index));
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
