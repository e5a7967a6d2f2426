import { cleanCode } from '../../domain/text/cleanText.js';
import { GOODS_SKU_MAX_CHARS } from '../../domain/core/limits.js';
import type { CsvFault } from '../../domain/csv/csvFile.js';
import { hasEnded, type PlannedSale } from '../../server/adapters/local/plannedSales.js';
import { type CatalogueEntry, entryDigest } from '../../server/catalogueIndex/catalogueWriter.js';
import { type Cells, cellsOf } from './goodsCells.js';
import type { GoodsRow } from './goodsColumns.js';
import { type Group, groupRows } from './groupRows.js';
import { overlaid } from './overlay.js';
import type { IdentifiedRow } from './storeForm.js';
import { type Built, buildEntry, type Building } from './buildEntry.js';
import { type Shop, skuKey } from './shop.js';

/** What an import would do to the shop. */
export interface Plan {
  faults: CsvFault[];
  /** New products, and those that differ from the shop's. */
  written: CatalogueEntry[];
  /** Sales of what is written. */
  sales: PlannedSale[];
  added: number;
  changed: number;
  unchanged: number;
  /** Products that leave the shop, and variations of those that stay. */
  removed: { id: number; sku: string; name: string }[];
  removedIds: number[];
}

interface PlanOptions extends Pick<Building, 'pictures' | 'nowMs'> {
  prunes: boolean;
  /** Lines that are left out although the file has them: what they name stays as it is. */
  leftOut: readonly GoodsRow[];
}

/** Compares a file with the shop. Nothing is to be written if there are faults. */
export function planImport(rows: readonly GoodsRow[], shop: Shop, options: PlanOptions): Plan {
  const plan: Plan = {
    ...{
      faults: [],
      written: [],
      sales: [],
      added: 0,
      changed: 0,
      unchanged: 0,
      removed: [],
      removedIds: [],
    },
  };
  const { groups, faults } = groupRows(rows, shop);
  plan.faults.push(...faults, ...rows.flatMap(longSku));
  const ids = idGiver(shop);
  const named = new Set([...rows, ...options.leftOut].map(({ cells }) => skuKey(cells.get('SKU') ?? '')));
  const building: Building = { ...options, shop, faults: plan.faults, later: [] };
  const written = new Map<number, Built>();
  for (const group of groups) {
    const merged = mergeGroup(group, shop, { ids, named, prunes: options.prunes });
    if (merged === null) {
      if (group.stored !== undefined) remove(plan, group.stored);
      continue;
    }
    const built = buildEntry(merged.product, merged.variations, { ...building, stored: group.stored });
    if (built !== null) written.set(built.entry.id, built);
    if (group.stored !== undefined && built !== null) removeItems(plan, group.stored, built.entry);
  }
  const bySku = new Map([...shop.bySku].map(([sku, { entry }]) => [sku, entry.id]));
  for (const { entry } of written.values()) if (entry.sku !== null) bySku.set(skuKey(entry.sku), entry.id);
  for (const link of building.later) link(bySku);
  for (const built of written.values()) note(plan, built, shop);
  if (options.prunes) {
    const grouped = new Set(groups.map(({ stored }) => stored?.id));
    for (const entry of shop.entries) {
      const isNamed = [entry, ...entry.items].some(({ sku }) => sku !== null && named.has(skuKey(sku)));
      if (!grouped.has(entry.id) && !isNamed) remove(plan, entry);
    }
  }
  plan.faults.sort((one, other) => one.line - other.line);
  return plan;
}

function longSku({ line, cells }: GoodsRow): CsvFault[] {
  const isLong = (cells.get('SKU') ?? '').length > GOODS_SKU_MAX_CHARS;
  return isLong ? [{ line, column: 'SKU', message: `is longer than ${GOODS_SKU_MAX_CHARS} letters` }] : [];
}

/** The id that an SKU has, or had before it left the shop; otherwise a new one. */
function idGiver({ entries, gone }: Shop): (sku: string) => number {
  const ids = new Map<string, number>(gone);
  for (const { id, sku, items } of entries) {
    for (const item of items) if (item.sku !== null) ids.set(skuKey(item.sku), item.id);
    if (sku !== null) ids.set(skuKey(sku), id);
  }
  const all = entries.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  let last = [...all, ...gone.values()].reduce((most, id) => Math.max(most, id), 0);
  return (sku) => {
    const known = ids.get(skuKey(sku));
    if (known !== undefined) return known;
    last += 1;
    ids.set(skuKey(sku), last);
    return last;
  };
}

interface Merging {
  ids: (sku: string) => number;
  named: ReadonlySet<string>;
  prunes: boolean;
}

/** The lines of a product over what the shop has of it; null if it is not to be sold. */
function mergeGroup(
  group: Group,
  shop: Shop,
  { ids, named, prunes }: Merging,
): { product: IdentifiedRow; variations: IdentifiedRow[] } | null {
  if (group.product !== null && !group.product.isPublished) return null;
  const base = group.stored === undefined ? null : cellsOf(group.stored, shop);
  const identified = (row: GoodsRow): IdentifiedRow => ({ id: ids(row.cells.get('SKU') ?? ''), row });
  const product = identified(
    overlaid(base?.product, group.product?.row ?? group.lines[0]?.row, group.product !== null),
  );
  if (!group.isVariable) return { product, variations: [] };
  const given = new Map(group.lines.map((line) => [skuKey(line.row.cells.get('SKU') ?? ''), line]));
  const stored = (base?.variations ?? []).filter((cells) => {
    const key = skuKey(cells.get('SKU') ?? '');
    return given.has(key) || !prunes || named.has(key);
  });
  const known = new Set(stored.map((cells) => skuKey(cells.get('SKU') ?? '')));
  const kept = stored.flatMap((cells) => {
    const line = given.get(skuKey(cells.get('SKU') ?? ''));
    if (line === undefined) return [rowOf(cells, product.row.line)];
    return line.isPublished ? [overlaid(cells, line.row, true)] : [];
  });
  const fresh = group.lines.filter(
    ({ row, isPublished }) => isPublished && !known.has(skuKey(row.cells.get('SKU') ?? '')),
  );
  const rows = [...kept, ...fresh.map(({ row }) => row)];
  return rows.length === 0 ? null : { product, variations: inOrder(rows).map(identified) };
}

function rowOf(cells: Cells, line: number): GoodsRow {
  return { line, cells };
}

function inOrder(rows: readonly GoodsRow[]): GoodsRow[] {
  const place = ({ cells }: GoodsRow) => Number(cleanCode(cells.get('Position') ?? '')) || 0;
  return rows.toSorted((one, other) => place(one) - place(other));
}

function remove(plan: Plan, { id, sku, name, items }: CatalogueEntry): void {
  plan.removedIds.push(id);
  plan.removed.push({ id, sku: sku ?? `id:${id}`, name: name.en });
  for (const item of items)
    if (item.id !== id)
      plan.removed.push({
        id: item.id,
        sku: item.sku ?? `id:${item.id}`,
        name: `${name.en} ${item.label.en}`,
      });
}

function removeItems(plan: Plan, stored: CatalogueEntry, entry: CatalogueEntry): void {
  const left = new Set(entry.items.map(({ id }) => id));
  for (const { id, sku, label } of stored.items)
    if (!left.has(id) && id !== entry.id)
      plan.removed.push({ id, sku: sku ?? `id:${id}`, name: `${stored.name.en} ${label.en}` });
}

function note(plan: Plan, { entry, sales }: Built, shop: Shop): void {
  const stored = shop.byId.get(entry.id);
  if (stored === undefined) plan.added += 1;
  else if (entryDigest(stored) === entryDigest(entry) && areSame(sales, stored, shop)) {
    plan.unchanged += 1;
    return;
  } else plan.changed += 1;
  plan.written.push(entry);
  plan.sales.push(...sales);
}

function areSame(sales: readonly PlannedSale[], stored: CatalogueEntry, shop: Shop): boolean {
  const before = stored.items
    .flatMap(({ id }) => shop.sales.get(id) ?? [])
    .filter((sale) => !hasEnded(sale, shop.nowMs));
  const text = (list: readonly PlannedSale[]) =>
    JSON.stringify(
      list
        .map((one) => [one.itemId, one.regularPrice, one.salePrice, one.startsAt, one.endsAt, one.title])
        .sort(),
    );
  return text(sales) === text(before);
}
