import { LocalizedSchema } from '../../../domain/core/wireText.js';
import { parse } from 'valibot';
import type { Localized } from '../../../domain/core/locale.js';
import type { Piastres } from '../../../domain/core/money.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import { insertMany } from '../../database/insertMany.js';
import { languageColumns, languageValues } from '../../database/languageColumns.js';
import { integer, json, optionalText } from '../../database/rows.js';
import type { Database, Reader, Row, SqlValue, Writer } from '../../database/sql.js';

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
export function isOnSale(
  { startsAt, endsAt }: Pick<PlannedSale, 'startsAt' | 'endsAt'>,
  atMs: number,
): boolean {
  return (
    (startsAt === null || Date.parse(startsAt) <= atMs) && (endsAt === null || Date.parse(endsAt) > atMs)
  );
}

/** All sales with a beginning or an end, by the id of their item. */
export async function readPlannedSales(reader: Reader): Promise<Map<number, PlannedSale>> {
  const rows = await reader.rows('SELECT * FROM planned_sales');
  return new Map(rows.map((row) => [integer(row, 'item_id'), saleOf(row)]));
}

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

/**
 * A catalogue with the prices of the moment: what is bought waits for sales that have begun or ended, and what is shown
 * follows in the background.
 */
export function withPlannedSales(catalogue: CataloguePort, database: Database): CataloguePort {
  let lookedAtMs = -Infinity;
  const lookSoon = () => {
    const nowMs = Date.now();
    if (nowMs - lookedAtMs < LOOK_EVERY_MS) return;
    lookedAtMs = nowMs;
    // A database that does not answer is reported by whoever needs it.
    applyPlannedSales(database, nowMs).catch(() => undefined);
  };
  const looking = (): CataloguePort => {
    lookSoon();
    return catalogue;
  };
  return {
    ...catalogue,
    listProducts: (query) => looking().listProducts(query),
    getProducts: (ids) => looking().getProducts(ids),
    getViewed: (ids) => looking().getViewed(ids),
    async getCurrent(ids) {
      const nowMs = Date.now();
      // Asked beside the goods, because almost never a sale begins or ends.
      const [isDue, current] = await Promise.all([isSaleDue(database, nowMs), catalogue.getCurrent(ids)]);
      if (!isDue) return current;
      await applyPlannedSales(database, nowMs);
      return catalogue.getCurrent(ids);
    },
  };
}

/** Brings the prices of sales that have begun or ended since the last time up to date. */
async function applyPlannedSales(database: Database, atMs: number): Promise<void> {
  if (!(await isSaleDue(database, atMs))) return;
  await database.write(async (writer) => {
    for (const row of await writer.rows(DUE, [isoOf(atMs)])) await applySale(writer, saleOf(row), atMs);
  });
}

const DUE = 'SELECT * FROM planned_sales WHERE due_at <= ?';

async function isSaleDue(reader: Reader, atMs: number): Promise<boolean> {
  return (await reader.rows(`${DUE} LIMIT 1`, [isoOf(atMs)])).length > 0;
}

const isoOf = (atMs: number) => new Date(atMs).toISOString();

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

function saleOf(row: Row): PlannedSale {
  return {
    itemId: integer(row, 'item_id'),
    regularPrice: integer(row, 'regular_price'),
    salePrice: integer(row, 'sale_price'),
    title: parse(LocalizedSchema, json(row, 'title')),
    startsAt: optionalText(row, 'starts_at'),
    endsAt: optionalText(row, 'ends_at'),
  };
}
