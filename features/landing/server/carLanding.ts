import { carKey } from '../../../domain/fitment/carKey.js';
import { fitmentsIn, modelYears } from '../domain/carYears.js';
import { type CarMake, type CarModel, type Fitment, sizesOf } from '../../../domain/fitment/fitment.js';
import { inLocale } from '../../../domain/core/locale.js';
import { PATHS } from '../../../domain/core/paths.js';
import { carPath, sizePath, sizeSlug } from '../domain/landingPaths.js';
import { LANDING_PATHS } from '../facts.js';
import type { CarTyresView, LandingLinksView } from '../domain/landingViews.js';
import { formatSize, type TyreSize } from '../../../domain/tyres/tyre.js';
import type { CrumbView } from '../../../domain/content/pageViews.js';
import type { Backend } from '../../../server/ports/backend.js';
import { type Assortment, readAssortment, stockedIn } from './assortment.js';
import { thisYear } from './findLanding.js';
import { describeOffer, type LandingPart, linksOnly, loadSold, neighbours } from './landingPart.js';
import type { PageWords } from '../../../server/actions/words/pageWords.js';

interface CarSubject {
  make: CarMake;
  model: CarModel;
  year: number;
}

/** The tyres that fit a car of one model year. */
export async function loadCarLanding(
  backend: Backend,
  { make, model, year }: CarSubject,
  words: PageWords,
): Promise<LandingPart> {
  const { locale, word } = words;
  const parts = { model: model.slug, year, size: '' };
  const key = carKey(parts);
  const listing = `${PATHS.search}?${new URLSearchParams({ car: key })}`;
  const fitments = fitmentsIn(make, model, year);
  const rims = [...new Set(sizesOf(fitments).map(({ rim }) => rim))];
  const [assortment, { offer, products, picks, bySize }] = await Promise.all([
    readAssortment(backend),
    loadSold(backend, { car: key }, { listing, locale, rims }),
  ]);
  const name = word('search.car_year', { car: carName(make, model, words), year: String(year) });
  const title = word('search.tyres_for', { car: name });
  const years = modelYears(model, thisYear()).filter((other) => other !== year);
  const sizes = sizesOf(fitments).map(formatSize).join(word('list.comma'));
  return {
    title,
    above: [
      ...crumbsOf(make, words),
      { name: carName(make, model, words), path: carPath(make.slug, model.slug) },
    ],
    description: `${word('landing.car_sizes', { car: name, sizes })} ${describeOffer(title, offer, words)}`,
    isIndexed: offer.inStock > 0,
    props: {
      ...{ lead: '', figures: null, brand: null, offer, products, others: [], picks, bySize, byRim: null },
      car: {
        name,
        parts,
        tyres: oneEach(fitments.map((fitment) => tyresOf(fitment, assortment))),
        isConfirmed: fitments.every(({ confirmed }) => confirmed),
      },
      groups: neighbours(
        word('landing.other_years', { car: carName(make, model, words) }),
        years.map((other) => yearLink(make, model, other)),
      ),
    },
  };
}

/** The years of a model. */
export async function loadModelLanding(
  backend: Backend,
  { make, model }: Omit<CarSubject, 'year'>,
  words: PageWords,
): Promise<LandingPart> {
  const name = carName(make, model, words);
  const title = words.word('search.tyres_for', { car: name });
  const sizes = sizesOfModel(model);
  const lead = words.word('landing.model_lead', {
    car: name,
    sizes: sizes.map(formatSize).join(words.word('list.comma')),
  });
  const links = modelYears(model, thisYear()).map((year) => yearLink(make, model, year));
  return {
    title,
    above: crumbsOf(make, words),
    description: lead,
    isIndexed: stockedIn(await readAssortment(backend), sizes).size > 0,
    props: linksOnly(lead, [{ title: words.word('landing.years'), links }]),
  };
}

/** The models of a make whose tyres the table knows. */
export async function loadMakeLanding(
  backend: Backend,
  make: CarMake,
  words: PageWords,
): Promise<LandingPart> {
  const name = inLocale(make.name, words.locale);
  const models = make.models.filter(({ generations }) => generations.length > 0);
  const links = models
    .map((model) => ({
      name: inLocale(model.name, words.locale),
      path: carPath(make.slug, model.slug),
      count: null,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, words.locale));
  const lead = words.word('landing.make_lead', { make: name });
  return {
    title: words.word('search.tyres_for', { car: name }),
    above: [{ name: words.word('landing.cars'), path: LANDING_PATHS.cars }],
    description: lead,
    isIndexed: stockedIn(await readAssortment(backend), models.flatMap(sizesOfModel)).size > 0,
    props: linksOnly(lead, [{ title: words.word('landing.models'), links }]),
  };
}

/** Every size of a model in any year. */
export function sizesOfModel({ generations }: CarModel): TyreSize[] {
  return sizesOf(generations.flatMap(({ fitments }) => fitments));
}

function crumbsOf(make: CarMake, { locale, word }: PageWords): CrumbView[] {
  return [
    { name: word('landing.cars'), path: LANDING_PATHS.cars },
    { name: inLocale(make.name, locale), path: carPath(make.slug) },
  ];
}

function carName(make: CarMake, model: CarModel, { locale }: PageWords): string {
  return `${inLocale(make.name, locale)} ${inLocale(model.name, locale)}`;
}

function yearLink(make: CarMake, model: CarModel, year: number): LandingLinksView['links'][number] {
  return { name: String(year), path: carPath(make.slug, model.slug, year), count: null };
}

function tyresOf(
  { trim, front, rear, loadIndex, speedIndex, pressurePsi }: Fitment,
  { sizes }: Assortment,
): CarTyresView {
  const linked = (size: TyreSize) => ({
    size: formatSize(size),
    path: sizes.has(sizeSlug(size)) ? sizePath(size) : null,
  });
  return {
    ...{ trim, front: linked(front), rear: linked(rear), pressurePsi },
    marking: `${loadIndex ?? ''}${speedIndex ?? ''}`,
  };
}

/** Rows of several years that say the same. */
function oneEach(tyres: readonly CarTyresView[]): CarTyresView[] {
  return [...new Map(tyres.map((each) => [JSON.stringify(each), each])).values()];
}
