import { cleanCode } from '../../domain/text/cleanText.js';
import { type PlannedSale, readPlannedSales } from '../../server/adapters/local/plannedSales.js';
import type { CatalogueEntry } from '../../server/catalogueIndex/catalogueWriter.js';
import { readEntries } from '../../server/catalogueIndex/storedEntries.js';
import { integer, text } from '../../server/database/sql/rows.js';
import type { Reader } from '../../server/database/sql/sql.js';
import type { RecordReader } from '../../server/ports/shared/records/recordReader.js';
import type { GoodsAround } from './goodsCells.js';
import { readNames } from './goodsNames.js';

/** The goods of the embedded shop. */
export interface Shop extends GoodsAround {
  entries: readonly CatalogueEntry[];
  byId: ReadonlyMap<number, CatalogueEntry>;
  /** Products and variations by their SKU in lower case. */
  bySku: ReadonlyMap<string, { entry: CatalogueEntry; isVariation: boolean }>;
  sales: ReadonlyMap<number, PlannedSale>;
  /** Ids of what has left the shop, by SKU in lower case. */
  gone: ReadonlyMap<string, number>;
}

/** SKUs are the same in upper and lower case. */
export function skuKey(sku: string): string {
  return cleanCode(sku).toLowerCase();
}

/** Reads all goods. Throws for one that cannot be read, with its id; a sale that cannot be read is left out and told. */
export async function readShop(reader: Reader, records: RecordReader, nowMs: number): Promise<Shop> {
  const entries = await readEntries(reader);
  const gone = await reader.rows('SELECT sku, id FROM gone_goods');
  const bySku = new Map<string, { entry: CatalogueEntry; isVariation: boolean }>();
  for (const entry of entries) {
    for (const { sku, id } of entry.items)
      if (sku !== null && id !== entry.id) bySku.set(skuKey(sku), { entry, isVariation: true });
    if (entry.sku !== null) bySku.set(skuKey(entry.sku), { entry, isVariation: false });
  }
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    bySku,
    names: await readNames(reader),
    skus: new Map(entries.map(({ id, sku }) => [id, sku ?? `id:${id}`])),
    sales: await readPlannedSales(reader, records),
    nowMs,
    gone: new Map(gone.map((row) => [skuKey(text(row, 'sku')), integer(row, 'id')])),
  };
}
