import { cleanCode } from '../../domain/text/cleanText.js';
import type { CsvFault } from '../../domain/csv/csvFile.js';
import type { CatalogueEntry } from '../../server/catalogueIndex/catalogueWriter.js';
import type { GoodsRow } from './goodsColumns.js';
import { RowReader } from './rowReader.js';
import { type Shop, skuKey } from './shop.js';

interface Line {
  row: GoodsRow;
  isPublished: boolean;
}

/** A product with the lines of its variations. */
export interface Group {
  /** null: the file has lines of variations only. */
  product: Line | null;
  lines: Line[];
  isVariable: boolean;
  stored: CatalogueEntry | undefined;
}

type Kind = 'simple' | 'variable' | 'variation';

const KINDS: readonly Kind[] = ['simple', 'variable', 'variation'];

interface Sorting {
  shop: Shop;
  groups: Map<string, Group>;
  faults: CsvFault[];
  /** SKUs by the IDs of the file, by which variations may name their product. */
  skusById: ReadonlyMap<string, string>;
}

/** Sorts the lines of a file by product. */
export function groupRows(rows: readonly GoodsRow[], shop: Shop): { groups: Group[]; faults: CsvFault[] } {
  const skusById = new Map(
    rows.map(({ cells }) => [cleanCode(cells.get('ID') ?? ''), cells.get('SKU') ?? '']),
  );
  const sorting: Sorting = { shop, groups: new Map(), faults: [], skusById };
  const seen = new Map<string, number>();
  const lines: { line: Line; kind: Kind; sku: string }[] = [];
  for (const row of rows) {
    const sku = skuKey(row.cells.get('SKU') ?? '');
    const earlier = seen.get(sku);
    if (earlier !== undefined) fault(sorting, row, 'SKU', `is the same as in line ${earlier}`);
    const kind = kindOf(row, sorting);
    if (earlier === undefined && kind !== null)
      lines.push({ line: { row, isPublished: isPublished(row, sorting) }, kind, sku });
    seen.set(sku, earlier ?? row.line);
  }
  for (const one of lines.filter(({ kind }) => kind !== 'variation'))
    addProduct(one.sku, one.line, one.kind, sorting);
  for (const one of lines.filter(({ kind }) => kind === 'variation'))
    addVariation(one.sku, one.line, sorting);
  const groups = [...sorting.groups.values()];
  for (const group of groups) requireVariations(group, sorting);
  return { groups: groups.filter((group) => !lacksVariations(group)), faults: sorting.faults };
}

function fault({ faults }: Sorting, { line }: GoodsRow, column: string, message: string): void {
  faults.push({ line, column, message });
}

/** WooCommerce writes -1 for drafts and 0 for what is private; what the file does not say is for sale. */
function isPublished(row: GoodsRow, { faults }: Sorting): boolean {
  const reader = new RowReader(row, faults);
  return cleanCode(reader.text('Published')) === '' || reader.flag('Published');
}

/** `variation, virtual` too; null for what the shop does not sell. A file without types is about what the shop has. */
function kindOf(row: GoodsRow, sorting: Sorting): Kind | null {
  const text = cleanCode(row.cells.get('Type') ?? '').toLowerCase();
  const types = text.split(',').map((type) => type.trim());
  const [kind] = types.flatMap((type) => KINDS.filter((each) => each === type));
  const unsold = types.filter((type) => type !== '' && KINDS.every((each) => each !== type));
  if (unsold.length > 0) {
    fault(
      sorting,
      row,
      'Type',
      `“${unsold.join(', ').slice(0, TYPE_SHOWN_CHARS)}”: the shop sells goods that it delivers, of the types simple, variable and variation`,
    );
    return null;
  }
  if (kind !== undefined) return kind;
  const known = sorting.shop.bySku.get(skuKey(row.cells.get('SKU') ?? ''));
  if (known === undefined) return (row.cells.get('Parent') ?? '') === '' ? 'simple' : 'variation';
  return known.isVariation ? 'variation' : known.entry.type;
}

const TYPE_SHOWN_CHARS = 60;

function addProduct(sku: string, line: Line, kind: Kind, sorting: Sorting): void {
  const known = sorting.shop.bySku.get(sku);
  if (known?.isVariation === true) {
    fault(
      sorting,
      line.row,
      'SKU',
      `belongs to a variation of ${known.entry.sku ?? known.entry.name.en} in the shop`,
    );
    return;
  }
  sorting.groups.set(sku, {
    product: line,
    lines: [],
    isVariable: kind === 'variable',
    stored: known?.entry,
  });
}

function addVariation(sku: string, line: Line, sorting: Sorting): void {
  const known = sorting.shop.bySku.get(sku);
  const parent = parentOf(line.row, sorting) ?? known?.entry.sku ?? '';
  const group = sorting.groups.get(skuKey(parent)) ?? storedGroup(skuKey(parent), sorting);
  if (parent === '') fault(sorting, line.row, 'Parent', 'is empty: a variation needs the SKU of its product');
  else if (group === null)
    fault(sorting, line.row, 'Parent', `there is no product ${parent} in the file or in the shop`);
  else if (!group.isVariable)
    fault(sorting, line.row, 'Parent', `the product ${parent} is not of the type variable`);
  else if (known !== undefined && known.entry !== group.stored)
    fault(sorting, line.row, 'SKU', `belongs to ${known.entry.sku ?? known.entry.name.en} in the shop`);
  else group.lines.push(line);
}

/** The SKU that the line names, directly or by an ID of the file; null for none. */
function parentOf({ cells }: GoodsRow, { skusById }: Sorting): string | null {
  const named = cleanCode(cells.get('Parent') ?? '');
  const [, id] = /^id:(\d+)$/i.exec(named) ?? [];
  if (named === '') return null;
  return id === undefined ? named : (skusById.get(id) ?? named);
}

/** A product that only the shop has, for variations in the file. */
function storedGroup(sku: string, { shop, groups }: Sorting): Group | null {
  const known = shop.bySku.get(sku);
  if (known === undefined || known.isVariation) return null;
  const group: Group = {
    product: null,
    lines: [],
    isVariable: known.entry.type === 'variable',
    stored: known.entry,
  };
  groups.set(sku, group);
  return group;
}

function lacksVariations({ product, lines, isVariable, stored }: Group): boolean {
  const kept = stored?.type === 'variable' ? stored.items.length : 0;
  return isVariable && lines.length + kept === 0 && product !== null;
}

function requireVariations(group: Group, sorting: Sorting): void {
  if (group.product === null || !group.product.isPublished || !lacksVariations(group)) return;
  fault(
    sorting,
    group.product.row,
    'Type',
    'a variable product needs variations, and none is in the file or in the shop',
  );
}
