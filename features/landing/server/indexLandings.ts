import { inLocale, type Locale } from '../../../domain/core/locale.js';
import { brandPath, carPath, slugOf } from '../domain/landingPaths.js';
import type { LandingLinksView } from '../domain/landingViews.js';
import type { FitmentTable } from '../../../domain/fitment/fitment.js';
import { POPULAR_MODELS } from '../../../domain/fitment/popularModels.js';
import type { Backend } from '../../../server/ports/backend.js';
import { readAssortment, type SizeRange, stockedIn } from './assortment.js';
import { sizesOfModel } from './carLanding.js';
import { modelYears } from '../domain/carYears.js';
import { thisYear } from './findLanding.js';
import { type LandingPart, linksOnly } from './landingPart.js';
import type { PageWords } from '../../../server/actions/words/pageWords.js';
import { sizeLink } from './sizeLanding.js';

/** All sizes in stock, by rim. */
export async function loadSizesIndex(backend: Backend, { word }: PageWords): Promise<LandingPart> {
  const byRim = new Map<number, SizeRange[]>();
  for (const range of (await readAssortment(backend)).sizes.values()) {
    byRim.set(range.size.rim, [...(byRim.get(range.size.rim) ?? []), range]);
  }
  const groups = [...byRim]
    .sort(([a], [b]) => a - b)
    .map(([rim, ranges]) => ({
      title: word('landing.rim', { rim: String(rim) }),
      links: ranges.flatMap((range) => sizeLink(range.size, range)),
    }));
  return indexOf(word('landing.sizes'), word('landing.sizes_lead'), groups);
}

/** All brands in stock, those with most products first. */
export async function loadBrandsIndex(backend: Backend, { locale, word }: PageWords): Promise<LandingPart> {
  const [{ brands }, known] = await Promise.all([
    readAssortment(backend),
    backend.store.catalogue.listBrands(),
  ]);
  const logos = new Map(known.map(({ name, logo }) => [slugOf(name.en), logo]));
  const links = [...brands.values()]
    .filter(({ stocked }) => stocked.size > 0)
    .map(({ slug, name, stocked }) => ({
      name: inLocale(name, locale),
      path: brandPath(slug),
      count: stocked.size,
      ...logoOf(logos.get(slug) ?? null),
    }));
  return indexOf(word('landing.brands'), word('landing.brands_lead'), [{ title: '', links }]);
}

function logoOf(logo: string | null): Pick<LandingLinksView['links'][number], 'logo'> {
  return logo === null ? {} : { logo };
}

/** Popular models, then all makes of the fitment table, by name. */
export async function loadCarsIndex(backend: Backend, { locale, word }: PageWords): Promise<LandingPart> {
  const makes = (await backend.store.fitment.table()).filter(({ models }) =>
    models.some(({ generations }) => generations.length > 0),
  );
  const sizes = makes.flatMap(({ models }) => models.flatMap(sizesOfModel));
  const isStocked = stockedIn(await readAssortment(backend), sizes).size > 0;
  const links = makes
    .map(({ slug, name }) => ({ name: inLocale(name, locale), path: carPath(slug), count: null }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  const index = indexOf(word('landing.cars'), word('landing.cars_lead'), [
    { title: word('landing.cars_popular'), links: popularModels(makes, locale) },
    { title: word('landing.cars_makes'), areMakes: true, links },
  ]);
  return { ...index, isIndexed: isStocked };
}

/** Popular models that an index begins with. */
const POPULAR_MAX = 12;

function popularModels(makes: FitmentTable, locale: Locale): LandingLinksView['links'] {
  const links = makes.flatMap((make) =>
    make.models
      .filter(({ generations }) => generations.length > 0)
      .map(({ slug, name, generations }): [string, LandingLinksView['links'][number]] => [
        slug,
        {
          name: `${inLocale(make.name, locale)} ${inLocale(name, locale)}`,
          path: carPath(make.slug, slug),
          count: null,
          years: spanOf(modelYears({ generations }, thisYear())),
        },
      ]),
  );
  const bySlug = new Map(links);
  return POPULAR_MODELS.flatMap((slug) => bySlug.get(slug) ?? []).slice(0, POPULAR_MAX);
}

/** `2003–2026`, of years with the newest first. */
function spanOf(years: readonly number[]): string {
  return [...new Set([years.at(-1), years[0]])].join('–');
}

function indexOf(title: string, lead: string, groups: LandingLinksView[]): LandingPart {
  const filled = groups.filter(({ links }) => links.length > 0);
  return {
    title,
    above: [],
    description: lead,
    isIndexed: filled.length > 0,
    props: linksOnly(lead, filled),
  };
}
