import type { Dictionary, ListingColumns } from './listingColumns.js';
import type { Localized } from '../../../domain/core/locale.js';
import type { TyreSize } from '../../../domain/tyres/tyre.js';
import type { AssortmentLine } from '../../ports/catalogue.js';
import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';
import { sizeCodeOf } from './sizeIndex.js';

/**
 * What lists show, by brand and tyre size, in a single pass over the items; once per catalogue, as a change of it gives
 * new columns.
 */
export const assortmentOf = memoizeByObject((columns: ListingColumns): AssortmentLine[] => {
  const lines = new Map<string, AssortmentLine>();
  const { shown, firstItem, productIds, ofProduct, inStock, commercial } = columns;
  for (const place of columns.allPlaces) {
    if (shown.inLists[place] !== 1) continue;
    const id = productIds[place] ?? 0;
    for (let item = firstItem[place] ?? 0; item < (firstItem[place + 1] ?? 0); item += 1) {
      const key = `${ofProduct.brand[place]} ${sizeCodeOf(columns, item)} ${commercial[item]}`;
      let line = lines.get(key);
      if (line === undefined) {
        line = {
          brand: brandAt(columns, place),
          size: sizeAt(columns, item),
          productIds: [],
          stockedIds: [],
        };
        lines.set(key, line);
      }
      addOnce(line.productIds, id);
      if (inStock[item] === 1) addOnce(line.stockedIds, id);
    }
  }
  return [...lines.values()];
});

/** Products come one after the other, so that only the last id can be the same. */
function addOnce(ids: number[], id: number): void {
  if (ids.at(-1) !== id) ids.push(id);
}

function brandAt({ ofProduct, dictionaries }: ListingColumns, place: number): Localized | null {
  return valueAt(dictionaries.brand, ofProduct.brand[place]);
}

function sizeAt({ ofItem, dictionaries, commercial }: ListingColumns, item: number): TyreSize | null {
  const [width, aspect, rim] = (['width', 'aspect', 'rim'] as const).map((key) => {
    const value = valueAt(dictionaries[key], ofItem[key][item]);
    return value === null ? null : Number(value.en);
  });
  if (width == null || rim == null) return null;
  return { width, aspect: aspect ?? null, rim, commercial: commercial[item] === 1 };
}

/** Code 0 means none. */
function valueAt({ values }: Dictionary, code = 0): Localized | null {
  return code === 0 ? null : (values[code] ?? null);
}
