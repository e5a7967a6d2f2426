import { TRANSLATIONS } from '../../domain/core/locale.js';
import type { Cells } from './goodsCells.js';
import { type GoodsRow, inTranslation, isAttributeColumn } from './goodsColumns.js';
import { meansNo } from './rowReader.js';

/** Lists whose translations belong to their entries one by one. */
const LISTS = ['Categories', 'Brands'];

/**
 * What a line says over what the shop has: columns that the file lacks stay as they are. `isOwn`: the line is about
 * this product; otherwise it only tells where faults are.
 */
export function overlaid(base: Cells | undefined, row: GoodsRow | undefined, isOwn: boolean): GoodsRow {
  const line = row?.line ?? 0;
  if (row === undefined || !isOwn) return { line, cells: base ?? new Map() };
  if (base === undefined) return row;
  const cells = new Map(base);
  for (const column of outdated(cells, row.cells)) cells.delete(column);
  for (const [column, text] of row.cells) if (column !== 'SKU') cells.set(column, text);
  return { line, cells };
}

function outdated(base: ReadonlyMap<string, string>, given: ReadonlyMap<string, string>): string[] {
  const lists = LISTS.filter((list) => given.has(list)).flatMap((list) =>
    TRANSLATIONS.map((locale) => inTranslation(list, locale)),
  );
  const attributes = [...given.keys()].some(isAttributeColumn)
    ? [...base.keys()].filter(isAttributeColumn)
    : [];
  // A file that only says that there is none counts no pieces.
  const isSoldOut = !given.has('Stock') && meansNo(given.get('In stock?') ?? '');
  return [...lists, ...attributes, ...(isSoldOut ? ['Stock'] : [])];
}
