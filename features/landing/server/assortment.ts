import type { Localized } from '../../../domain/core/locale.js';
import { sizeSlug, slugOf } from '../domain/landingPaths.js';
import type { TyreSize } from '../../../domain/tyres/tyre.js';
import type { AssortmentLine } from '../../../server/ports/catalogue.js';
import type { Backend } from '../../../server/ports/backend.js';
import { memoizeByObject } from '../../../server/ports/shared/memoizeByObject.js';

/** Listed products that share a size, a brand or both. */
export interface Range {
  lines: readonly AssortmentLine[];
  /** Ids of products in stock. */
  stocked: ReadonlySet<number>;
}

export interface SizeRange extends Range {
  size: TyreSize;
}

export interface BrandRange extends Range {
  slug: string;
  /** Its first spelling. */
  name: Localized;
  /** English names with this slug: a store may spell a brand in several ways. */
  names: readonly string[];
}

export interface Assortment {
  /** By slug, in the order of the finder: width, aspect, rim. */
  sizes: ReadonlyMap<string, SizeRange>;
  brands: ReadonlyMap<string, BrandRange>;
}

const assortmentIn = memoizeByObject((lines: readonly AssortmentLine[]): Assortment => ({
  sizes: bySize(lines),
  brands: byBrand(lines),
}));

/** What the shop sells, by size and by brand; from the catalogue's index, without a call to the store. */
export async function readAssortment({ store }: Pick<Backend, 'store'>): Promise<Assortment> {
  return assortmentIn(await store.catalogue.listAssortment());
}

/** The part of a range that is of a brand; null if there is none. */
export function ofBrand(range: Range, slug: string): BrandRange | null {
  return byBrand(range.lines).get(slug) ?? null;
}

/** Ids of the products in stock in these sizes; like the listing for a car, van tyres count for a size without `C`. */
export function stockedIn({ sizes }: Assortment, wanted: readonly TyreSize[]): ReadonlySet<number> {
  const fitting = wanted.flatMap((size) => [size, { ...size, commercial: true }]);
  return new Set(fitting.flatMap((size) => [...(sizes.get(sizeSlug(size))?.stocked ?? [])]));
}

/** Lines share the objects of their brands. */
const brandSlug = memoizeByObject((brand: Localized) => slugOf(brand.en));

function toRange(lines: readonly AssortmentLine[]): Range {
  return { lines, stocked: new Set(lines.flatMap(({ stockedIds }) => stockedIds)) };
}

/** Lines by the slug of their size. */
export function bySize(lines: readonly AssortmentLine[]): Map<string, SizeRange> {
  const groups = grouped(lines, ({ size }) => (size === null ? '' : sizeSlug(size)));
  const ranges = [...groups].flatMap(([slug, group]): [string, SizeRange][] => {
    const size = group[0]?.size ?? null;
    return size === null ? [] : [[slug, { size, ...toRange(group) }]];
  });
  return new Map(ranges.sort(([, { size: a }], [, { size: b }]) => compareSizes(a, b)));
}

/** Lines by key; those with an empty key are left out. */
function grouped(
  lines: readonly AssortmentLine[],
  keyOf: (line: AssortmentLine) => string,
): Map<string, AssortmentLine[]> {
  const groups = new Map<string, AssortmentLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group !== undefined) group.push(line);
    else if (key !== '') groups.set(key, [line]);
  }
  return groups;
}

function compareSizes(a: TyreSize, b: TyreSize): number {
  return (
    a.width - b.width ||
    (a.aspect ?? 0) - (b.aspect ?? 0) ||
    a.rim - b.rim ||
    Number(a.commercial) - Number(b.commercial)
  );
}

/** Lines by the slug of their brand, most products in stock first. */
export function byBrand(lines: readonly AssortmentLine[]): Map<string, BrandRange> {
  const groups = grouped(lines, ({ brand }) => (brand === null ? '' : brandSlug(brand)));
  const ranges = [...groups].flatMap(([slug, group]): [string, BrandRange][] => {
    const brands = group.flatMap(({ brand }) => brand ?? []);
    const [name] = brands;
    const names = [...new Set(brands.map(({ en }) => en))];
    return name === undefined ? [] : [[slug, { slug, name, names, ...toRange(group) }]];
  });
  return new Map(ranges.sort(([, a], [, b]) => b.stocked.size - a.stocked.size || compareNames(a, b)));
}

function compareNames(a: BrandRange, b: BrandRange): number {
  return a.slug < b.slug ? -1 : 1;
}
