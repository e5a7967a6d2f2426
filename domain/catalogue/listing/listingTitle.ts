import type { Translate } from '../../../locales/intl.js';
import { carParts } from '../../fitment/carKey.js';
import { sizeWords } from '../../fitment/sizeWords.js';
import { sizeInName } from '../../tyres/sizeInName.js';
import type { ListingView } from '../catalogueViews.js';

/**
 * What a listing of tyres is called: by its car, `Tyres for Toyota Corolla 2018`, and the size that is chosen of the
 * car's; or by its size; null for any other.
 */
export function listingTitle({ chosen, readAs, size }: ListingView, word: Translate): string | null {
  if (size !== null && chosen.car === null && isOnlySize(chosen.search, size)) {
    return word('search.tyres', { size });
  }
  if (chosen.car === null || chosen.search !== '' || readAs?.part !== undefined) return null;
  if (readAs === null) return word('search.fitting');
  const year = readAs.years === null ? [] : [String(readAs.years.from)];
  const car = [...readAs.cars, ...year].join(' ');
  const part = carParts(chosen.car)?.size ?? '';
  return part === ''
    ? word('search.tyres_for', { car })
    : word('search.tyres_for_size', { size: sizeWords(part), car });
}

/** Whether the words of a search, if there are any, say nothing but the size. */
function isOnlySize(search: string, size: string): boolean {
  if (search === '') return true;
  const named = sizeInName(search, size);
  return named?.before === '' && named.after === '';
}
