import { writePlannedSales } from '../../server/adapters/local/plannedSales.js';
import { deleteEntries, insertEntries } from '../../server/catalogueIndex/catalogueWriter.js';
import type { Writer } from '../../server/database/sql/sql.js';
import type { Plan } from './planImport.js';
import type { Shop } from './shop.js';

interface ApplyOptions {
  nowMs: number;
  progress: (line: string) => void;
}

const PRODUCTS_AT_ONCE = 1000;

/** Writes a plan without faults, within the transaction in which it was made. */
export async function applyImport(
  writer: Writer,
  plan: Plan,
  shop: Shop,
  options: ApplyOptions,
): Promise<void> {
  const { written, sales, removed, removedIds } = plan;
  await shop.names.write(writer);
  await writer.run(
    `INSERT INTO gone_goods (sku, id) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE TRUE
     ON CONFLICT (sku) DO UPDATE SET id = excluded.id`,
    [JSON.stringify(removed.map(({ sku, id }) => [sku, id]))],
  );
  await deleteEntries(writer, [
    ...removedIds,
    ...written.map(({ id }) => id).filter((id) => shop.byId.has(id)),
  ]);
  for (let start = 0; start < written.length; start += PRODUCTS_AT_ONCE) {
    await insertEntries(writer, written.slice(start, start + PRODUCTS_AT_ONCE));
    if (start > 0) options.progress(`Writing: ${start} of ${written.length}`);
  }
  const items = written.flatMap((entry) => entry.items);
  await writePlannedSales(
    writer,
    items.map(({ id }) => id),
    sales,
    options.nowMs,
  );
  const skus = [...written, ...items].flatMap(({ sku }) => sku ?? []);
  await writer.run('DELETE FROM gone_goods WHERE sku IN (SELECT value FROM json_each(?))', [
    JSON.stringify(skus),
  ]);
}
