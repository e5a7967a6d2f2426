import { DEFAULT_LOCALE, LOCALES, type Localized, TRANSLATIONS } from '../../domain/core/locale.js';
import { memoizeByObject } from '../ports/shared/memoizeByObject.js';
import { languageColumns } from '../database/columns/languageColumns.js';
import { integer, text } from '../database/sql/rows.js';
import type { Reader, Writer } from '../database/sql/sql.js';
import type { Names } from './remoteCatalogue.js';

/* Names of brands and origins, in every language, and logos of brands. */

/** Names by their default language, of terms that have a translation. */
export const translatedTerms = memoizeByObject(({ terms }: Names): ReadonlyMap<string, Localized> => {
  const names = terms.map(({ name }) => name);
  return new Map(
    names
      .filter((name) => TRANSLATIONS.some((locale) => (name[locale] ?? null) !== null))
      .map((name) => [name[DEFAULT_LOCALE], name]),
  );
});

interface WrittenNames {
  /** Ids of all names of the table. */
  ids: Map<string, number>;
  /** Ids of those whose translations have changed. */
  renamed: number[];
}

/**
 * Inserts missing names into a table, and updates the translations of these. No upsert: the triggers on these tables
 * would fail under its conflict clause.
 */
export async function writeNames(
  writer: Writer,
  table: 'brands' | 'origins',
  names: readonly string[],
  terms: ReadonlyMap<string, Localized>,
): Promise<WrittenNames> {
  const list = JSON.stringify(names.map((name) => terms.get(name) ?? { en: name }));
  const given = LOCALES.map((locale) => `value ->> '${locale}'`).join(', ');
  await writer.run(
    `INSERT INTO ${table} (slug, ${languageColumns('name').join(', ')})
     SELECT value ->> 'en', ${given} FROM json_each(?)
     WHERE value ->> 'en' NOT IN (SELECT name_en FROM ${table})`,
    [list],
  );
  const renamed = new Set<number>();
  for (const locale of TRANSLATIONS) {
    const rows = await writer.rows(
      `UPDATE ${table} SET name_${locale} = given.translation
       FROM (SELECT value ->> 'en' AS en, value ->> '${locale}' AS translation FROM json_each(?)) AS given
       WHERE name_en = given.en AND name_${locale} IS NOT given.translation
       RETURNING id`,
      [list],
    );
    for (const row of rows) renamed.add(integer(row, 'id'));
  }
  return { ids: await idsByName(writer, table), renamed: [...renamed] };
}

/** Ids of products that have one of these brands or origins. */
export async function productsNamed(
  reader: Reader,
  { brands, origins }: { brands: readonly number[]; origins: readonly number[] },
): Promise<number[]> {
  if (brands.length === 0 && origins.length === 0) return [];
  const rows = await reader.rows(
    `SELECT id FROM products WHERE brand_id IN (SELECT value FROM json_each(?))
     OR origin_id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(brands), JSON.stringify(origins)],
  );
  return rows.map((row) => integer(row, 'id'));
}

/** Ids by name. */
export async function idsByName(reader: Reader, table: 'brands' | 'origins'): Promise<Map<string, number>> {
  const rows = await reader.rows(`SELECT id, name_en FROM ${table}`);
  return new Map(rows.map((row) => [text(row, 'name_en'), integer(row, 'id')]));
}

/** Writes the logos of the brands that are among the terms, and removes those that have none any more. */
export async function writeLogos(writer: Writer, names: Names): Promise<void> {
  await writer.run(
    `UPDATE brands SET logo = given.logo
     FROM (SELECT value ->> 0 AS en, value ->> 1 AS logo FROM json_each(?)) AS given
     WHERE name_en = given.en AND brands.logo IS NOT given.logo`,
    [JSON.stringify([...logosOf(names)])],
  );
}

/** Terms of several attributes may have the same name, and only brands have logos. */
const logosOf = memoizeByObject(({ terms }: Names): ReadonlyMap<string, string | null> => {
  const logos = new Map<string, string | null>();
  for (const { name, logo } of terms) {
    logos.set(name[DEFAULT_LOCALE], logo ?? logos.get(name[DEFAULT_LOCALE]) ?? null);
  }
  return logos;
});
