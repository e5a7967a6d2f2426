import { filledCategories } from '../../../domain/catalogue/category.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { CategoryPictureView } from '../../../domain/catalogue/catalogueViews.js';
import type { Backend } from '../../ports/backend.js';
import { listBestSellers } from '../catalogue/listings.js';
import { toCategoryTile } from './views.js';

/** Categories with products for sale, each with a product picture that no other tile shows. */
export async function loadTiles(backend: Backend, locale: Locale): Promise<CategoryPictureView[]> {
  const filled = filledCategories(await backend.store.catalogue.listCategories());
  const bestSellers = await Promise.all(filled.map(({ id }) => listBestSellers(backend, id)));
  const shown = new Set<string>();
  return filled.map((category, place) => {
    const pictures = bestSellers[place]?.map(({ image }) => image) ?? [];
    const image = pictures.find((picture) => !shown.has(picture)) ?? pictures[0] ?? null;
    if (image !== null) shown.add(image);
    return { ...toCategoryTile(category, locale), image };
  });
}
