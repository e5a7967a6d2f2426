import { LocalizedSchema } from '../../../domain/core/wireText.js';
import * as v from 'valibot';
import type { Localized } from '../../../domain/core/locale.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import type { RecordKind, RecordReader } from '../../ports/shared/records/recordReader.js';
import { insertMany } from '../../database/sql/insertMany.js';
import { languageColumns, languageValues } from '../../database/columns/languageColumns.js';
import { recordOf, StoredAmount, StoredTime, StoredWhole } from '../../database/records/tableRecords.js';
import type { Database, Reader, Row, SqlValue, Writer } from '../../database/sql/sql.js';

/* Sales that begin or end at a time. The prices of items are those of the moment; this changes them when it has come. */

/** Times are ISO 8601; null: from the beginning, or without an end. */
export interface PlannedSale {
  itemId: number;
  regularPrice: Piastres;
  salePrice: Piastres;
  title: Localized;
  startsAt: string | null;
  endsAt: string | null;
}

const COLUMNS = ['item_id', 'regular_price', 'sale_price', 'title', 'starts_at', 'ends_at', 'due_at'];

/** Whether the sale price is that of this moment. */
export function isOnSale(sale: Pick<PlannedSale, 'startsAt' | 'endsAt'>, atMs: number): boolean {
  return (sale.startsAt === null || Date.parse(sale.startsAt) <= atMs) && !hasEnded(sale, atMs);
}

/** Whether its last moment has passed. */
export function hasEnded({ endsAt }: Pick<PlannedSale, 'endsAt'>, atMs: number): boolean {
  return endsAt !== null && Date.parse(endsAt) <= atMs;
}

/** All readable sales with a beginning or an end, by the id of their item. */
export async function readPlannedSales(
  reader: Reader,
  records: RecordReader,
): Promise<Map<number, PlannedSale>> {
  const sales = readableSales(await reader.rows(SELECT), records);
  return new Map(sales.map((sale) => [sale.itemId, sale]));
}

const SELECT = 'SELECT item_id AS id, * FROM planned_sales';

/** A sale that cannot be read is left out, so that it stops neither the others nor a purchase. */
function readableSales(rows: readonly Row[], records: RecordReader): PlannedSale[] {
  return rows.flatMap((row) => records.one(SALES, recordOf(row, ['title'])) ?? []);
}

const SALES: RecordKind<PlannedSale> = {
  name: 'Sale',
  editedAt: () => 'planned_sales',
  open: ['id', 'regular_price', 'sale_price', 'starts_at', 'ends_at'],
  schema: v.pipe(
    v.object({
      id: StoredWhole,
      regular_price: StoredAmount,
      sale_price: StoredAmount,
      title: LocalizedSchema,
      starts_at: v.nullable(StoredTime),
      ends_at: v.nullable(StoredTime),
    }),
    v.transform(({ id, title, ...row }) => ({
      ...{ itemId: id, regularPrice: row.regular_price, salePrice: row.sale_price, title },
      ...{ startsAt: row.starts_at, endsAt: row.ends_at },
    })),
  ),
};

/** Replaces the planned sales of these items. */
export async function writePlannedSales(
  writer: Writer,
  itemIds: readonly number[],
  sales: readonly PlannedSale[],
  atMs: number,
): Promise<void> {
  await writer.run('DELETE FROM planned_sales WHERE item_id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(itemIds),
  ]);
  await insertMany(
    writer,
    'planned_sales',
    COLUMNS,
    sales.map((sale): SqlValue[] => [
      ...[sale.itemId, sale.regularPrice, sale.salePrice, JSON.stringify(sale.title)],
      ...[sale.startsAt, sale.endsAt, dueAt(sale, atMs)],
    ]),
  );
}

function dueAt({ startsAt, endsAt }: PlannedSale, atMs: number): string | null {
  const next = [startsAt, endsAt].filter((at) => at !== null && Date.parse(at) > atMs).sort();
  return next[0] ?? null;
}

/** How often what is only shown looks for sales that have begun or ended. */
const LOOK_EVERY_MS = 10_000;

interface MappingContext {
  records: RecordReader;
  /** Keeps the process alive for work in the background. */
  later?: ((work: Promise<unknown>) => void) | undefined;
}

/**
 * A catalogue with the prices of the moment: what is bought waits for sales that have begun or ended, and what is shown
 * follows in the background.
 */
export function withPlannedSales(
  catalogue: CataloguePort,
  database: Database,
  { records, later = () => undefined }: MappingContext,
): CataloguePort {
  let lookedAtMs = -Infinity;
  const looking = (): CataloguePort => {
    const nowMs = Date.now();
    if (nowMs - lookedAtMs >= LOOK_EVERY_MS) {
      lookedAtMs = nowMs;
      // A database that does not answer is reported by whoever needs it.
      later(applyDueSales(database, records, nowMs).catch(() => undefined));
    }
    return catalogue;
  };
  return {
    ...catalogue,
    listProducts: (query) => looking().listProducts(query),
    getProducts: (ids) => looking().getProducts(ids),
    getViewed: (ids) => looking().getViewed(ids),
    async getCurrent(ids) {
      // Asked beside the goods, because almost never a sale begins or ends.
      const applying = applyDueSales(database, records, Date.now());
      const [current, isApplied] = await Promise.all([catalogue.getCurrent(ids), applying]);
      return isApplied ? catalogue.getCurrent(ids) : current;
    },
  };
}

/** Brings the prices of sales that have begun or ended since the last time up to date; whether there were any. */
async function applyDueSales(database: Database, records: RecordReader, atMs: number): Promise<boolean> {
  const readDue = async (reader: Reader) =>
    readableSales(await reader.rows(`${SELECT} WHERE due_at <= ?`, [new Date(atMs).toISOString()]), records);
  if ((await readDue(database)).length === 0) return false;
  await database.write(async (writer) => {
    // Read again, because another process may have applied them.
    for (const sale of await readDue(writer)) await applySale(writer, sale, atMs);
  });
  return true;
}

const PRICES = ['price', 'former_price', 'sale_until', ...languageColumns('sale_title')]
  .map((column) => `${column} = ?`)
  .join(', ');

async function applySale(writer: Writer, sale: PlannedSale, atMs: number): Promise<void> {
  const { itemId, regularPrice, salePrice, endsAt, title } = sale;
  const prices = isOnSale(sale, atMs)
    ? [salePrice, regularPrice, endsAt, ...languageValues(title)]
    : [regularPrice, null, null, ...languageValues(null)];
  await writer.run(`UPDATE items SET ${PRICES} WHERE id = ?`, [...prices, itemId]);
  await writer.run('UPDATE planned_sales SET due_at = ? WHERE item_id = ?', [dueAt(sale, atMs), itemId]);
}
