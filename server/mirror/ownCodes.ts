import type { CatalogueEntry } from '../catalogueIndex/catalogueWriter.js';
import { integer, text } from '../database/sql/rows.js';
import type { Writer } from '../database/sql/sql.js';
import type { RecordNotes } from '../ports/shared/records/recordNotes.js';

/*
 * WooCommerce keeps SKUs apart, but imports and filters do not always. The first one keeps it here; the other is shown
 * without.
 */

/** Products as they are to be shown. */
interface Coded {
  entries: CatalogueEntry[];
  /** Ids of those that want a SKU which they cannot have yet. */
  lacking: number[];
  /** Ids of those that have a SKU now which the mirror shows them without. */
  regaining: ReadonlySet<number>;
}

/** Entries without the SKUs that other products or variations of the mirror have, or other ones of these entries. */
export async function withOwnCodes(
  writer: Writer,
  entries: readonly CatalogueEntry[],
  notes: RecordNotes,
): Promise<Coded> {
  const ids = JSON.stringify(entries.map(({ id }) => id));
  const inProducts = await holdersOf(writer, entries, { table: 'products', replaced: 'id', ids });
  const wanted = entries.flatMap(({ items }) => items);
  const inItems = await holdersOf(writer, wanted, { table: 'items', replaced: 'product_id', ids });
  const lacking: number[] = [];
  const regaining = new Set<number>();
  const own = entries.map((entry) => {
    const items = entry.items.map((item) => ({ ...item, sku: ownCode(item, inItems.holders) }));
    const kept = { ...entry, sku: ownCode(entry, inProducts.holders), items };
    const lost = new Set(
      [entry, ...entry.items].flatMap(({ sku }, place) =>
        [kept, ...items][place]?.sku === sku ? [] : (sku ?? []),
      ),
    );
    if (lost.size > 0) lacking.push(entry.id);
    if (isNew(kept, inProducts) || items.some((item) => isNew(item, inItems))) regaining.add(entry.id);
    notes.note(`Product ${entry.id}, SKU`, lost.size === 0 ? null : describe(entry.id, [...lost]));
    return kept;
  });
  return { entries: own, lacking, regaining };
}

function describe(id: number, codes: readonly string[]): string {
  return `Product ${id} is shown without the SKU ${codes.join(', ')}, which another product or variation has: give each its own in WooCommerce`;
}

type Coding = Pick<CatalogueEntry, 'id' | 'sku'>;

/** Whose the codes are, folded. */
type Holders = Map<string, number>;

interface Held {
  holders: Holders;
  /** What the mirror shows with its code, as `id code`. */
  shown: ReadonlySet<string>;
}

function isNew({ id, sku }: Coding, { shown }: Held): boolean {
  return sku !== null && !shown.has(`${id} ${sku.toLowerCase()}`);
}

function ownCode({ id, sku }: Coding, holders: Holders): string | null {
  if (sku === null) return null;
  const folded = sku.toLowerCase();
  if (!holders.has(folded)) holders.set(folded, id);
  return holders.get(folded) === id ? sku : null;
}

/** Who has the wanted codes in the mirror: others, and of what is replaced whoever still wants its own. */
async function holdersOf(
  writer: Writer,
  wanted: readonly Coding[],
  { table, replaced, ids }: { table: 'products' | 'items'; replaced: string; ids: string },
): Promise<Held> {
  const wantedBy = new Map(wanted.map(({ id, sku }) => [id, sku?.toLowerCase()]));
  const rows = await writer.rows(
    `SELECT id, sku, ${replaced} IN (SELECT value FROM json_each(?1)) AS is_replaced FROM ${table}
     WHERE sku COLLATE NOCASE IN (SELECT value FROM json_each(?2))`,
    [ids, JSON.stringify(wanted.flatMap(({ sku }) => sku ?? []))],
  );
  const held = rows.map((row) => ({ row, id: integer(row, 'id'), code: text(row, 'sku').toLowerCase() }));
  const holding = held.filter(({ row, id, code }) =>
    wantedBy.has(id) ? wantedBy.get(id) === code : integer(row, 'is_replaced') === 0,
  );
  return {
    holders: new Map(holding.map(({ id, code }) => [code, id])),
    shown: new Set(held.map(({ id, code }) => `${id} ${code}`)),
  };
}
