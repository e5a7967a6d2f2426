import { writePlannedSales } from '../../server/adapters/local/plannedSales.js';
import { deleteEntries, insertEntries } from '../../server/catalogueIndex/catalogueWriter.js';
import type { Writer } from '../../server/database/sql.js';
import type { Plan } from './planImport.js';
import type { Shop } from './shop.js';

interface ApplyOptions {
  nowMs: number;
  /** Removes brands, origins and categories that lose their last product. */
  prunes: boolean;
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
  if (options.prunes) await removeUnused(writer, plan, shop);
}

/** Removes names that only removed products had. */
async function removeUnused(writer: Writer, { removedIds }: Plan, { byId, names }: Shop): Promise<void> {
  const gone = removedIds.flatMap((id) => byId.get(id) ?? []);
  const LIST = '(SELECT value FROM json_each(?))';
  for (const [table, column, ids] of [
    ['brands', 'brand_id', gone.map(({ brandId }) => brandId)],
    ['origins', 'origin_id', gone.map(({ originId }) => originId)],
  ] as const) {
    await writer.run(
      `DELETE FROM ${table} WHERE id IN ${LIST} AND id NOT IN (SELECT ${column} FROM products WHERE ${column} IS NOT NULL)`,
      [JSON.stringify(ids)],
    );
  }
  const branches = gone.flatMap(({ categoryIds }) => categoryIds.flatMap((id) => names.idsAbove(id)));
  const leaves = `DELETE FROM categories WHERE id IN ${LIST} AND id NOT IN (SELECT category_id FROM product_categories)
    AND id NOT IN (SELECT parent_id FROM categories WHERE parent_id IS NOT NULL)`;
  while ((await writer.run(leaves, [JSON.stringify(branches)])) > 0);
}
