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
import type { Writer } from '../../../database/sql.js';
import { insertMany } from '../../../database/insertMany.js';
import { integer, text } from '../../../database/rows.js';
import { toMediaPath } from '../../wpRest/mediaPath.js';
import { withTranslations } from '../../wpRest/translations.js';
import { digestOf } from './digestOf.js';
import type { Names } from './mirrorTables.js';
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
  const surroundings = {
    siteUrl,
    categories: new Map(names.categories.map((category) => [category.id, category])),
    brandIds: await writeWords(writer, 'brands', namesIn(products, 'brand'), terms),
    originIds: await writeWords(writer, 'origins', namesIn(products, 'origin'), terms),
    terms,
  };
  await writeLogos(writer, names, siteUrl);
  const entries = products.flatMap((product) => toEntry(product, surroundings) ?? []);
  const priced = new Set(entries.map(({ id }) => id));
  await deleteEntries(
    writer,
    products.map(({ product }) => product.id).filter((id) => !priced.has(id)),
  );
  await writeEntries(writer, entries);
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
  const fresh = entries.map((entry) => ({ entry, digests: digestsOf(entry), before: known.get(entry.id) }));
  const rewritten = fresh.filter(({ digests, before }) => digests.words !== before?.words);
  const offered = fresh.filter(
    ({ digests, before }) => digests.words === before?.words && digests.offers !== before.offers,
  );
  await replaceEntries(
    writer,
    rewritten.map(({ entry }) => entry),
  );
  for (const { entry } of offered) await updateOffers(writer, entry);
  const changed = [...rewritten, ...offered];
  await writer.run('DELETE FROM mirror_digests WHERE product_id IN (SELECT value FROM json_each(?))', [
    JSON.stringify(changed.map(({ entry }) => entry.id)),
  ]);
  await insertMany(
    writer,
    'mirror_digests',
    ['product_id', 'words', 'offers'],
    changed.map(({ entry, digests }) => [entry.id, digests.words, digests.offers]),
  );
}

async function knownDigests(writer: Writer, ids: readonly number[]): Promise<Map<number, Digests>> {
  const rows = await writer.rows(
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

async function updateOffers(writer: Writer, { id, items, updatedAt }: CatalogueEntry): Promise<void> {
  for (const item of items) {
    const { price, formerPrice, until, stock } = offerOf(item);
    await writer.run('UPDATE items SET price = ?, former_price = ?, sale_until = ?, stock = ? WHERE id = ?', [
      price,
      formerPrice,
      until,
      stock,
      item.id,
    ]);
  }
  await writer.run('UPDATE products SET updated_at = ? WHERE id = ?', [updatedAt, id]);
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
  const rows = await writer.rows(`SELECT id, name_en FROM ${table}`);
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
