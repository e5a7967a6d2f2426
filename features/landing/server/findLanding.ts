import { foldSearchText } from '../../../domain/text/fold.js';
import { brandPath, carPath, segmentsOf, sizePath, sizeSlug, slugOf } from '../domain/landingPaths.js';
import { LANDING_PATHS } from '../facts.js';
import { readTyre } from '../../../domain/tyres/readTyre.js';
import { modelYears } from '../domain/carYears.js';
import type { CarMake, CarModel } from '../../../domain/fitment/fitment.js';
import type { Backend } from '../../../server/ports/backend.js';
import { type BrandRange, ofBrand, readAssortment, type SizeRange } from './assortment.js';

/** What a landing page is about. */
export type Landing =
  | { kind: 'sizes' | 'brands' | 'cars' }
  | { kind: 'size'; size: SizeRange; brand: BrandRange | null }
  | { kind: 'brand'; brand: BrandRange }
  | { kind: 'make'; make: CarMake }
  | { kind: 'model'; make: CarMake; model: CarModel }
  | { kind: 'car'; make: CarMake; model: CarModel; year: number };

interface FoundLanding {
  landing: Landing;
  /** The canonical path; a request for another spelling is redirected to it. */
  path: string;
}

type Reader = Pick<Backend, 'store'>;

const YEAR_CHARS = 4;

/**
 * The landing page that a path without locale means, in any spelling: `/tyres/205%2F55R16`, `/tyres/205/55R16/Michelin`,
 * `/cars/Toyota/corolla-2018`. Null for what the shop does not sell and for cars that its table does not know.
 */
export async function findLanding(backend: Reader, path: string): Promise<FoundLanding | null> {
  const segments = segmentsOf(path)?.filter((segment, place) => segment !== '' || place === 0);
  const [base, ...rest] = segments ?? [];
  switch (`/${base}`) {
    case LANDING_PATHS.sizes:
      return rest.length === 0 ? index('sizes') : findSize(backend, rest);
    case LANDING_PATHS.brands:
      return rest.length === 0 ? index('brands') : findBrand(backend, rest);
    case LANDING_PATHS.cars:
      return rest.length === 0 ? findCarsIndex(backend) : findCar(backend, rest);
    default:
      return null;
  }
}

function index(kind: 'sizes' | 'brands' | 'cars'): FoundLanding {
  return { landing: { kind }, path: LANDING_PATHS[kind] };
}

/** Null in a shop without a fitment table. */
async function findCarsIndex({ store }: Reader): Promise<FoundLanding | null> {
  const makes = await store.fitment.table();
  return makes.length === 0 ? null : index('cars');
}

async function findSize(backend: Reader, segments: readonly string[]): Promise<FoundLanding | null> {
  const { sizes, brands } = await readAssortment(backend);
  const [first = '', ...others] = segments;
  const whole = sizes.get(slugOfSize(first));
  // A size with its slash takes two segments.
  const size = whole ?? sizes.get(slugOfSize(`${first}/${others[0] ?? ''}`));
  const [brandName, ...tooMuch] = whole === undefined ? others.slice(1) : others;
  if (size === undefined || tooMuch.length > 0) return null;
  if (brandName === undefined)
    return { landing: { kind: 'size', size, brand: null }, path: sizePath(size.size) };
  const brand = brands.get(slugOf(brandName));
  if (brand === undefined || ofBrand(size, brand.slug) === null) return null;
  return { landing: { kind: 'size', size, brand }, path: sizePath(size.size, brand.slug) };
}

function slugOfSize(text: string): string {
  const tyre = readTyre(
    foldSearchText(text)
      .replaceAll('_', '.')
      .replace(/(?<![-\s])[-\s]+r/g, ' r'),
  );
  return tyre === null ? '' : sizeSlug(tyre.size);
}

async function findBrand(backend: Reader, segments: readonly string[]): Promise<FoundLanding | null> {
  const [name = '', ...tooMuch] = segments;
  const brand = (await readAssortment(backend)).brands.get(slugOf(name));
  if (brand === undefined || tooMuch.length > 0) return null;
  return { landing: { kind: 'brand', brand }, path: brandPath(brand.slug) };
}

async function findCar({ store }: Reader, segments: readonly string[]): Promise<FoundLanding | null> {
  const [makeName = '', modelName, yearName, ...tooMuch] = segments.map(slugOf);
  const make = (await store.fitment.table()).find(({ slug }) => slug === makeName);
  if (make === undefined || make.models.length === 0 || tooMuch.length > 0) return null;
  if (modelName === undefined) return { landing: { kind: 'make', make }, path: carPath(make.slug) };
  const [name, year] = yearName === undefined ? splitYear(make, modelName) : [modelName, yearName];
  const model = modelNamed(make, name);
  if (model === undefined || model.generations.length === 0) return null;
  if (year === null) return { landing: { kind: 'model', make, model }, path: carPath(make.slug, model.slug) };
  if (!/^\d{4}$/.test(year) || !modelYears(model, thisYear()).includes(Number(year))) return null;
  return {
    landing: { kind: 'car', make, model, year: Number(year) },
    path: carPath(make.slug, model.slug, Number(year)),
  };
}

/** The year up to which a car that is still sold has a page. */
export function thisYear(): number {
  return new Date().getUTCFullYear();
}

function modelNamed({ slug, models }: CarMake, name: string): CarModel | undefined {
  return models.find((model) => model.slug === `${slug}-${name}` || model.slug === name);
}

/** `corolla-2018` is a model and a year, unless a model has that name, such as Peugeot's `2008`. */
function splitYear(make: CarMake, name: string): [model: string, year: string | null] {
  const model = name.slice(0, -(YEAR_CHARS + 1));
  const isSplit = modelNamed(make, name) === undefined && /-\d{4}$/.test(name);
  return isSplit ? [model, name.slice(-YEAR_CHARS)] : [name, null];
}
