import {
  type CatalogueEntry,
  type CatalogueItem,
  deleteEntries,
  insertEntries,
  storedStock,
} from '../../../catalogueIndex/catalogueWriter.js';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Localized,
  type Translation,
  TRANSLATIONS,
} from '../../../../domain/core/locale.js';
import { languageColumns } from '../../../database/languageColumns.js';
import type { Reader, Statement, Writer } from '../../../database/sql.js';
import { integer, text } from '../../../database/rows.js';
import { toMediaPath } from '../../wpRest/mediaPath.js';
import { withTranslations } from '../../wpRest/translations.js';
import { digestOf } from './digestOf.js';
import { hasCategories, type Names } from './mirrorTables.js';
import { optionOf } from './productFields.js';
import { type ReadProduct, toEntry } from './productMapping.js';

/**
 * Replaces these products; those without a price are removed. Unchanged products are not written, because every write
 * makes all instances reload their in-memory catalogue. If only price and stock have changed, only these are written.
 */
export async function writeProducts(
  writer: Writer,
  products: readonly ReadProduct[],
  names: Names,
  siteUrl: string,
): Promise<void> {
  const terms = translatedTerms(names);
  const brandIds = await writeWords(writer, 'brands', namesIn(products, 'brand'), terms);
  const originIds = await writeWords(writer, 'origins', namesIn(products, 'origin'), terms);
  await writeLogos(writer, names, siteUrl);
  const entries = entriesOf(products, names, { siteUrl, brandIds, originIds });
  const priced = new Set(entries.map(({ id }) => id));
  await deleteEntries(
    writer,
    products.map(({ product }) => product.id).filter((id) => !priced.has(id)),
  );
  await writeEntries(writer, entries);
}

/**
 * The statements that bring these products up to date if at most their prices and stock differ from the mirror; null if
 * more differs. The reads are one round trip, so that a purchase from a hosted database need not wait for a transaction
 * with a round trip per statement.
 */
export async function offerChanges(
  reader: Reader,
  products: readonly ReadProduct[],
  names: Names,
  siteUrl: string,
): Promise<Statement[] | null> {
  const [brandIds, originIds, known, isSameTree] = await Promise.all([
    idsOfWords(reader, 'brands'),
    idsOfWords(reader, 'origins'),
    knownDigests(
      reader,
      products.map(({ product }) => product.id),
    ),
    hasCategories(reader, names.categories),
  ]);
  const entries = entriesOf(products, names, { siteUrl, brandIds, originIds });
  const compared = compare(entries, known);
  const isMore = entries.length < products.length || compared.some(({ isRewritten }) => isRewritten);
  return isMore || !isSameTree ? null : offerStatements(compared);
}

function entriesOf(
  products: readonly ReadProduct[],
  names: Names,
  around: { siteUrl: string; brandIds: Map<string, number>; originIds: Map<string, number> },
): CatalogueEntry[] {
  const categories = new Map(names.categories.map((category) => [category.id, category]));
  const surroundings = { ...around, categories, terms: translatedTerms(names) };
  return products.flatMap((product) => toEntry(product, surroundings) ?? []);
}

function translatedTerms({ terms }: Names): Map<string, Localized> {
  const texts = terms.map((term) => {
    return withTranslations(term.name, 'name', (field) => term[field as `name_${Translation}`]);
  });
  return new Map(
    texts
      .filter((text) => TRANSLATIONS.some((locale) => text[locale] !== null))
      .map((text) => [text[DEFAULT_LOCALE], text]),
  );
}

interface Digests {
  words: string;
  offers: string;
}

async function writeEntries(writer: Writer, entries: readonly CatalogueEntry[]): Promise<void> {
  const known = await knownDigests(
    writer,
    entries.map(({ id }) => id),
  );
  const compared = compare(entries, known);
  await replaceEntries(
    writer,
    compared.flatMap(({ entry, isRewritten }) => (isRewritten ? [entry] : [])),
  );
  for (const { sql, args } of offerStatements(compared)) await writer.run(sql, args);
}

interface Compared {
  entry: CatalogueEntry;
  digests: Digests;
  /** More than price and stock differs from the mirror. */
  isRewritten: boolean;
  isOffered: boolean;
}

function compare(entries: readonly CatalogueEntry[], known: ReadonlyMap<number, Digests>): Compared[] {
  return entries.map((entry) => {
    const [digests, before] = [digestsOf(entry), known.get(entry.id)];
    const isRewritten = digests.words !== before?.words;
    return { entry, digests, isRewritten, isOffered: !isRewritten && digests.offers !== before.offers };
  });
}

/** Updates changed prices and stock, and the digests of everything that has changed. */
function offerStatements(compared: readonly Compared[]): Statement[] {
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

async function knownDigests(reader: Reader, ids: readonly number[]): Promise<Map<number, Digests>> {
  const rows = await reader.rows(
    'SELECT * FROM mirror_digests WHERE product_id IN (SELECT value FROM json_each(?))',
    [JSON.stringify(ids)],
  );
  return new Map(
    rows.map((row) => [
      integer(row, 'product_id'),
      { words: text(row, 'words'), offers: text(row, 'offers') },
    ]),
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

/** A variation may have moved here from another product. */
async function replaceEntries(writer: Writer, entries: readonly CatalogueEntry[]): Promise<void> {
  await deleteEntries(
    writer,
    entries.map(({ id }) => id),
  );
  await writer.run('DELETE FROM items WHERE id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(entries.flatMap(({ items }) => items.map(({ id }) => id))),
  ]);
  await insertEntries(writer, entries);
}

function namesIn(products: readonly ReadProduct[], role: 'brand' | 'origin'): string[] {
  return [...new Set(products.flatMap(({ product }) => optionOf(product, role) ?? []))];
}

/**
 * Inserts missing names into a table and returns the ids of all names in it. No upsert: the triggers on these tables
 * would fail under its conflict clause.
 */
async function writeWords(
  writer: Writer,
  table: 'brands' | 'origins',
  names: readonly string[],
  terms: ReadonlyMap<string, Localized>,
): Promise<Map<string, number>> {
  const list = JSON.stringify(names.map((name) => terms.get(name) ?? { en: name }));
  const given = LOCALES.map((locale) => `value ->> '${locale}'`).join(', ');
  await writer.run(
    `INSERT INTO ${table} (slug, ${languageColumns('name').join(', ')})
     SELECT value ->> 'en', ${given} FROM json_each(?)
     WHERE value ->> 'en' NOT IN (SELECT name_en FROM ${table})`,
    [list],
  );
  for (const locale of TRANSLATIONS) {
    await writer.run(
      `UPDATE ${table} SET name_${locale} = given.translation
       FROM (SELECT value ->> 'en' AS en, value ->> '${locale}' AS translation FROM json_each(?)) AS given
       WHERE name_en = given.en AND name_${locale} IS NOT given.translation`,
      [list],
    );
  }
  return idsOfWords(writer, table);
}

async function idsOfWords(reader: Reader, table: 'brands' | 'origins'): Promise<Map<string, number>> {
  const rows = await reader.rows(`SELECT id, name_en FROM ${table}`);
  return new Map(rows.map((row) => [text(row, 'name_en'), integer(row, 'id')]));
}

/** Brand logos that are stored in WordPress. */
async function writeLogos(writer: Writer, { terms }: Names, siteUrl: string): Promise<void> {
  const logos = terms.flatMap(({ name, logo }) => {
    const path = logo === null || logo === '' ? null : toMediaPath(logo, siteUrl);
    return path === null ? [] : [[name, path]];
  });
  await writer.run(
    `UPDATE brands SET logo = given.logo
     FROM (SELECT value ->> 0 AS en, value ->> 1 AS logo FROM json_each(?)) AS given
     WHERE name_en = given.en AND brands.logo IS NOT given.logo`,
    [JSON.stringify(logos)],
  );
}
