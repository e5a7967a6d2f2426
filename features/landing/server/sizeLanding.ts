import { inLocale } from '../../../domain/core/locale.js';
import { PATHS } from '../../../domain/core/paths.js';
import { carPath, sizePath } from '../domain/landingPaths.js';
import { LANDING_PATHS } from '../facts.js';
import type { LandingLinksView, LandingRimView } from '../domain/landingViews.js';
import { formatSize, isFlotationFigure, type TyreSize } from '../../../domain/tyres/tyre.js';
import type { FitmentTable } from '../../../domain/fitment/fitment.js';
import type { Backend } from '../../../server/ports/backend.js';
import {
  type Assortment,
  type BrandRange,
  bySize,
  type Range,
  readAssortment,
  type SizeRange,
} from './assortment.js';
import { describeOffer, type LandingPart, loadSold, neighbours, occurring } from './landingPart.js';
import type { PageWords } from '../../../server/actions/words/pageWords.js';

interface SizeSubject {
  size: SizeRange;
  /** null for tyres of every brand. */
  brand: BrandRange | null;
}

/** The tyres of a size, of every brand or of one. */
export async function loadSizeLanding(
  backend: Backend,
  { size: { size }, brand }: SizeSubject,
  words: PageWords,
): Promise<LandingPart> {
  const { locale, word } = words;
  const [assortment, table] = await Promise.all([readAssortment(backend), backend.store.fitment.table()]);
  const query = { tyre: size, ...(brand === null ? {} : { brand: [...brand.names] }) };
  const listing = listingOf(size, brand);
  const { offer, products, picks, facets } = await loadSold(backend, query, { listing, locale });
  const [name, maker] = [formatSize(size), brand === null ? '' : inLocale(brand.name, locale)];
  const title = word(brand === null ? 'search.tyres' : 'landing.brand_size', { size: name, brand: maker });
  const makers = occurring(facets, 'brand').map(({ value, label, count }) => ({
    name: inLocale(label, locale),
    path: sizePath(size, value),
    count,
  }));
  const own = brand === null ? null : sizePath(size, brand.slug);
  return {
    title,
    above: [
      { name: word('landing.sizes'), path: LANDING_PATHS.sizes },
      ...(brand === null ? [] : [{ name, path: sizePath(size) }]),
    ],
    description: describeOffer(title, offer, words),
    isIndexed: offer.inStock > 0,
    props: {
      ...{ lead: '', brand: null, car: null, products, others: [], picks, bySize: [] },
      // The title names the brand.
      offer: brand === null ? offer : { ...offer, brands: [] },
      figures: figuresOf(size),
      byRim: brand === null ? null : sizesOfBrand(brand, { ...words, except: size }),
      groups: [
        ...neighbours(
          word(brand === null ? 'landing.brands_of_size' : 'landing.other_brands_of_size', { size: name }),
          oneEach(makers).filter(({ path }) => path !== own),
        ),
        ...neighbours(
          word('landing.sizes_of_rim', { rim: String(size.rim) }),
          otherSizes(assortment, size, brand),
        ),
        ...(brand === null
          ? neighbours(word('landing.cars_of_size', { size: name }), carsWith(table, size, words))
          : []),
      ],
    },
  };
}

/** The same tyres as a search with filters; a size without an aspect is written as a search. */
function listingOf({ width, aspect, rim, commercial }: TyreSize, brand: BrandRange | null): string {
  const query = new URLSearchParams();
  if (aspect === null) query.set('search', formatSize({ width, aspect, rim, commercial }));
  else {
    query.set('width', String(width));
    query.set('aspect', String(aspect));
    query.set('rim', String(rim));
  }
  for (const name of brand?.names ?? []) query.append('brand', name);
  return `${PATHS.search}?${query}`;
}

function figuresOf({ width, aspect, rim }: TyreSize): { width: number; aspect: number; rim: number } | null {
  return aspect === null || isFlotationFigure('width', width) ? null : { width, aspect, rim };
}

/** Other sizes of the rim that are in stock. */
function otherSizes(
  { sizes }: Assortment,
  size: TyreSize,
  brand: BrandRange | null,
): LandingLinksView['links'] {
  if (brand !== null) return [];
  return [...sizes.values()]
    .filter((other) => other.size.rim === size.rim && formatSize(other.size) !== formatSize(size))
    .flatMap((other) => sizeLink(other.size, other));
}

/** A link to a size with its number of products; none if nothing is in stock. */
export function sizeLink(size: TyreSize, { stocked }: Range, brand?: string): LandingLinksView['links'] {
  if (stocked.size === 0) return [];
  return [{ name: formatSize(size), path: sizePath(size, brand), count: stocked.size }];
}

/** The sizes in which a brand is in stock, by rim; null if there are none. */
export function sizesOfBrand(
  brand: BrandRange,
  { locale, word, except }: PageWords & { except?: TyreSize },
): LandingPart['props']['byRim'] {
  const byRim = new Map<number, LandingRimView>();
  for (const { size, stocked } of bySize(brand.lines).values()) {
    if (stocked.size === 0 || (except !== undefined && formatSize(size) === formatSize(except))) continue;
    const { sizes } = byRim.get(size.rim) ?? { sizes: [] };
    const link = { name: formatSize(size), path: sizePath(size, brand.slug) };
    byRim.set(size.rim, { rim: size.rim, sizes: [...sizes, link] });
  }
  if (byRim.size === 0) return null;
  return {
    title: word('landing.sizes_of_brand', { brand: inLocale(brand.name, locale) }),
    rims: [...byRim.values()].sort((a, b) => a.rim - b.rim),
  };
}

/** Spellings of one brand lead to the same page. */
function oneEach(links: LandingLinksView['links']): LandingLinksView['links'] {
  return [...new Map([...links].reverse().map((link) => [link.path, link])).values()].reverse();
}

/** Models that leave the factory with this size in some year. */
function carsWith(table: FitmentTable, size: TyreSize, { locale }: PageWords): LandingLinksView['links'] {
  const wanted = formatSize(size);
  return table.flatMap((make) =>
    make.models
      .filter(({ generations }) =>
        generations.some(({ fitments }) =>
          fitments.some(({ front, rear }) => formatSize(front) === wanted || formatSize(rear) === wanted),
        ),
      )
      .map((model) => ({
        name: `${inLocale(make.name, locale)} ${inLocale(model.name, locale)}`,
        path: carPath(make.slug, model.slug),
        count: null,
      })),
  );
}
