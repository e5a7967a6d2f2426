import { type CatalogueEntry, type CatalogueItem, storedStock } from '../catalogueIndex/catalogueWriter.js';
import { expecting, type Reader, type Statement } from '../database/sql/sql.js';
import { integer, text } from '../database/sql/rows.js';
import { digestOf } from './digestOf.js';

/* What of a product differs from the mirror, and the statements that update prices and stock. */

export interface Digests {
  words: string;
  offers: string;
}

interface Compared {
  entry: CatalogueEntry;
  digests: Digests;
  /** More than price and stock differs from the mirror. */
  isRewritten: boolean;
  isOffered: boolean;
}

/** Compares entries with the digests of what the mirror has. */
export function compare(entries: readonly CatalogueEntry[], known: ReadonlyMap<number, Digests>): Compared[] {
  return entries.map((entry) => {
    const [digests, before] = [digestsOf(entry), known.get(entry.id)];
    const isRewritten = digests.words !== before?.words;
    return { entry, digests, isRewritten, isOffered: !isRewritten && digests.offers !== before.offers };
  });
}

/** Updates changed prices and stock, and the digests of everything that has changed. */
export function offerStatements(compared: readonly Compared[]): Statement[] {
  const offered = compared.filter(({ isOffered }) => isOffered).map(({ entry }) => entry);
  const changed = compared.filter(({ isOffered, isRewritten }) => isOffered || isRewritten);
  const offers = offered.flatMap(({ items }) => items.map(offerOf));
  return [
    ...(offered.length === 0
      ? []
      : [statement(UPDATE_ITEMS, offers), statement(UPDATE_PRODUCTS, offered.map(timeOf))]),
    ...(changed.length === 0
      ? []
      : [
          statement(
            UPSERT_DIGESTS,
            changed.map(({ entry, digests }) => ({ id: entry.id, ...digests })),
          ),
        ]),
  ];
}

function statement(sql: string, rows: readonly unknown[]): Statement {
  return { sql, args: [JSON.stringify(rows)] };
}

const UPDATE_ITEMS = `
  UPDATE items SET price = given.price, former_price = given.former_price, sale_until = given.until, stock = given.stock
  FROM (
    SELECT value ->> 'id' AS id, value ->> 'price' AS price, value ->> 'formerPrice' AS former_price,
      value ->> 'until' AS until, value ->> 'stock' AS stock
    FROM json_each(?)
  ) AS given
  WHERE items.id = given.id`;

const UPDATE_PRODUCTS = `
  UPDATE products SET updated_at = given.updated_at
  FROM (SELECT value ->> 'id' AS id, value ->> 'updatedAt' AS updated_at FROM json_each(?)) AS given
  WHERE products.id = given.id`;

const UPSERT_DIGESTS = `
  INSERT INTO mirror_digests (product_id, words, offers)
  SELECT value ->> 'id', value ->> 'words', value ->> 'offers' FROM json_each(?) WHERE TRUE
  ON CONFLICT (product_id) DO UPDATE SET words = excluded.words, offers = excluded.offers`;

function timeOf({ id, updatedAt }: CatalogueEntry) {
  return { id, updatedAt };
}

const DIGESTS_OF = `
  SELECT * FROM mirror_digests WHERE product_id IN (SELECT value FROM json_each(?1))
  OR product_id IN (SELECT product_id FROM items WHERE id IN (SELECT value FROM json_each(?1)))`;

/** Digests of the mirrored products that have one of these ids, or a variation with it. */
export async function knownDigests(reader: Reader, ids: readonly number[]): Promise<Map<number, Digests>> {
  const rows = await reader.rows(DIGESTS_OF, [JSON.stringify(ids)]);
  return new Map(
    rows.map((row) => [
      integer(row, 'product_id'),
      { words: text(row, 'words'), offers: text(row, 'offers') },
    ]),
  );
}

/** A statement that fails if one of these products has been written since its digests were read. */
export function expectDigests(digests: ReadonlyMap<number, Digests>): Statement {
  const known = [...digests].map(([id, { words, offers }]) => [id, words, offers]);
  return expecting(
    `NOT EXISTS (
      SELECT 1 FROM json_each(?) AS known LEFT JOIN mirror_digests ON product_id = known.value ->> 0
      WHERE words IS NOT known.value ->> 1 OR offers IS NOT known.value ->> 2)`,
    [JSON.stringify(known)],
  );
}

function digestsOf({ items, updatedAt, ...words }: CatalogueEntry): Digests {
  const kept = items.map((item) => ({
    ...item,
    price: null,
    sale: item.sale?.title ?? null,
    stock: item.stock === 'backorder' ? item.stock : typeof item.stock === 'number',
  }));
  return { words: digestOf({ words, kept }), offers: digestOf({ offers: items.map(offerOf), updatedAt }) };
}

function offerOf({ id, price, sale, stock }: CatalogueItem) {
  const { formerPrice = null, until = null } = sale ?? {};
  return { id, price, formerPrice, until, stock: storedStock(stock) };
}
