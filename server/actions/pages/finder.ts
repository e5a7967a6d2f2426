import type { FinderSizes } from '../../../domain/catalogue/catalogueViews.js';
import type { Backend } from '../../ports/backend.js';

/** Choices of the size finder: every size in stock once; van tyres of a size are separate. */
export async function listFinderSizes({ store }: Backend, category?: number): Promise<FinderSizes> {
  const sizes = await store.catalogue.listStockedSizes(category);
  const unique = new Map(
    sizes.map(({ width, aspect, rim }) => [`${width} ${aspect} ${rim}`, { width, aspect, rim }]),
  );
  return [...unique.values()].map(({ width, aspect, rim }) => [width, aspect, rim]);
}

/** Whether the shop knows which tyres fit which cars. */
export async function hasCars({ store }: Backend): Promise<boolean> {
  return (await store.fitment.table()).some(({ models }) => models.length > 0);
}
