import type { FinderMakes, FinderSizes } from '../../../domain/catalogue/catalogueViews.js';
import { inLocale, type Locale } from '../../../domain/core/locale.js';
import type { Backend } from '../../ports/backend.js';

/** Choices of the size finder: every size in stock once; van tyres of a size are separate. */
export async function listFinderSizes({ store }: Backend, category?: number): Promise<FinderSizes> {
  const sizes = await store.catalogue.listStockedSizes(category);
  const unique = new Map(
    sizes.map(({ width, aspect, rim }) => [`${width} ${aspect} ${rim}`, { width, aspect, rim }]),
  );
  return [...unique.values()].map(({ width, aspect, rim }) => [width, aspect, rim]);
}

/** Makes for the car picker, by name. */
export async function listFinderMakes({ store }: Backend, locale: Locale): Promise<FinderMakes> {
  const makes = (await store.fitment.table()).filter(({ models }) => models.length > 0);
  return makes
    .map(({ slug, name }): FinderMakes[number] => [slug, inLocale(name, locale)])
    .sort(([, a], [, b]) => a.localeCompare(b, locale));
}
