import { inLocale } from '../../../domain/core/locale.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { FacetKey } from '../../../domain/catalogue/facets.js';
import { brandPath, slugOf } from '../domain/landingPaths.js';
import { LANDING_PATHS } from '../facts.js';
import type { LandingBrandView } from '../domain/landingViews.js';
import { sizeRange, type SizeRange } from '../../../domain/tyres/sizeRange.js';
import type { Backend } from '../../../server/ports/backend.js';
import type { Facets } from '../../../server/ports/catalogue.js';
import { type BrandRange, readAssortment } from './assortment.js';
import { describeOffer, type LandingPart, loadSold, neighbours, occurring } from './landingPart.js';
import type { PageWords } from '../../../server/actions/words/pageWords.js';
import { sizesOfBrand } from './sizeLanding.js';

/** The page of a brand: what it makes, by size. */
export async function loadBrandLanding(
  backend: Backend,
  brand: BrandRange,
  words: PageWords,
): Promise<LandingPart> {
  const { locale, word } = words;
  const query = new URLSearchParams(brand.names.map((name) => ['brand', name]));
  const listing = `${PATHS.search}?${query}`;
  const rims = [...new Set(brand.lines.flatMap(({ size }) => size?.rim ?? []))];
  const everything = { brand: [...brand.names] };
  const [assortment, known, tyres, all] = await Promise.all([
    readAssortment(backend),
    backend.store.catalogue.listBrands(),
    rims.length === 0 ? null : loadSold(backend, { ...everything, rim: rims }, { listing, locale }),
    loadSold(backend, everything, { listing, locale }),
  ]);
  const makesTyres = tyres !== null && (tyres.offer.inStock > 0 || all.offer.inStock === 0);
  // A page about tyres names their number and prices, not those of the brand's gauges.
  const { offer, products, facets } = makesTyres ? tyres : all;
  const others = all.products.filter(({ id }) => products.every((product) => product.id !== id));
  const name = inLocale(brand.name, locale);
  const title = word(makesTyres ? 'landing.brand_tyres' : 'landing.brand_products', { brand: name });
  const brands = [...assortment.brands.values()].filter(
    ({ slug, stocked }) => slug !== brand.slug && stocked.size > 0,
  );
  return {
    title,
    above: [{ name: word('landing.brands'), path: LANDING_PATHS.brands }],
    description: describeOffer(title, { ...offer, brands: [] }, words),
    isIndexed: offer.inStock > 0,
    props: {
      ...{ lead: '', figures: null, car: null, products, others, picks: [], bySize: [] },
      brand: {
        name,
        logo: known.find((each) => slugOf(each.name.en) === brand.slug)?.logo ?? null,
        facts: brandFacts(brand, facets, words),
      },
      offer: { ...offer, brands: [] },
      byRim: sizesOfBrand(brand, words),
      groups: [
        ...neighbours(
          word('landing.other_brands'),
          brands.map(({ slug, name, stocked }) => ({
            name: inLocale(name, locale),
            path: brandPath(slug),
            count: stocked.size,
          })),
        ),
      ],
    },
  };
}

/** `25 sizes, R14 to R19` */
function sizesInWords({ count, rims }: SizeRange, word: PageWords['word']): string {
  const sizes = word('product.choices', { by: 'size', count });
  const [from = '', to] = rims.split('–');
  return to === undefined
    ? [sizes, from].join(word('list.comma'))
    : word('landing.size_range', { sizes, from, to });
}

/** In which sizes a brand is in stock, where its products are made, and what they are for. */
function brandFacts(
  { lines }: BrandRange,
  facets: Facets,
  { locale, word }: PageWords,
): LandingBrandView['facts'] {
  const sizes = sizeRange(lines.flatMap(({ size, stockedIds }) => (stockedIds.length > 0 ? size : null)));
  const namesOf = (key: FacetKey) => occurring(facets, key).map(({ label }) => inLocale(label, locale));
  return [
    ...(sizes === null
      ? []
      : [
          {
            name: word('landing.brand_sizes'),
            value: sizesInWords(sizes, word),
          },
        ]),
    ...BRAND_FACETS.map((key) => ({
      name: word(`facet.${key}`),
      value: namesOf(key).join(word('list.comma')),
    })),
  ].filter(({ value }) => value !== '');
}

const BRAND_FACETS = ['origin', 'season', 'battery_type', 'viscosity'] as const;
