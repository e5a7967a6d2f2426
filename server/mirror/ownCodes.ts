import type { CatalogueEntry } from '../catalogueIndex/catalogueWriter.js';
import { text } from '../database/sql/rows.js';
import type { Writer } from '../database/sql/sql.js';
import type { RecordNotes } from '../ports/shared/records/recordNotes.js';

/*
 * WooCommerce keeps SKUs apart, but imports and filters do not always. The first one keeps it here; the other is shown
 * without.
 */

/** Entries whose SKUs no other product or variation has. What the mirror had of them must be deleted before. */
export async function withOwnCodes(
  writer: Writer,
  entries: readonly CatalogueEntry[],
  notes: RecordNotes,
): Promise<CatalogueEntry[]> {
  const inProducts = await takenCodes(
    writer,
    'products',
    entries.map(({ sku }) => sku),
  );
  const inItems = await takenCodes(
    writer,
    'items',
    entries.flatMap(({ items }) => items.map(({ sku }) => sku)),
  );
  return entries.map((entry) => {
    const items = entry.items.map((item) => ({ ...item, sku: ownCode(item.sku, inItems) }));
    const own = { ...entry, sku: ownCode(entry.sku, inProducts), items };
    const lost = new Set(
      [entry, ...entry.items].flatMap(({ sku }, place) =>
        [own, ...items][place]?.sku === sku ? [] : (sku ?? []),
      ),
    );
    notes.note(`Product ${entry.id}, SKU`, lost.size === 0 ? null : describe(entry.id, [...lost]));
    return own;
  });
}

function describe(id: number, codes: readonly string[]): string {
  return `Product ${id} is shown without the SKU ${codes.join(', ')}, which another product or variation has: give each its own in WooCommerce`;
}

function ownCode(sku: string | null, taken: Set<string>): string | null {
  if (sku === null) return null;
  const folded = sku.toLowerCase();
  if (taken.has(folded)) return null;
  taken.add(folded);
  return sku;
}

async function takenCodes(
  writer: Writer,
  table: 'products' | 'items',
  codes: readonly (string | null)[],
): Promise<Set<string>> {
  const rows = await writer.rows(
    `SELECT sku FROM ${table} WHERE sku COLLATE NOCASE IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(codes.filter((code) => code !== null))],
  );
  return new Set(rows.map((row) => text(row, 'sku').toLowerCase()));
}
