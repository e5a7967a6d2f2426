import { LOCALES, type Localized } from '../../../domain/core/locale.js';
import type { Reader, SqlValue, Writer } from '../sql/sql.js';
import { text } from '../sql/rows.js';
import { READ_STORE_AGAIN } from '../schema/mirror.js';

/* Texts have one column per language, `name_en` and `name_ar`. */

/** Languages in the first schema; columns of further languages are added by migration. */
const FIRST_LANGUAGES: readonly string[] = ['en', 'ar'];

/** Texts by table, except the attributes of items. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  categories: ['name', 'description'],
  brands: ['name'],
  origins: ['name'],
  products: ['name', 'excerpt', 'description'],
  items: ['label', 'sale_title'],
  shipping_rates: ['title'],
};

/** The columns of texts: `languageColumns('name')` → `name_en`, `name_ar`. */
export function languageColumns(...names: readonly string[]): string[] {
  return names.flatMap((name) => LOCALES.map((locale) => `${name}_${locale}`));
}

/** The column values of a text; all null if there is none. */
export function languageValues(text: Localized | null): SqlValue[] {
  return LOCALES.map((locale) => text?.[locale] ?? null);
}

/** SQL for a text's columns under another name: `b.name_en AS brand_en, …`. */
export function renamedText(column: string, name: string): string {
  return LOCALES.map((locale) => `${column}_${locale} AS ${name}_${locale}`).join(', ');
}

/** SQL for a text as JSON: `json_object('en', name_en, …)`. */
export function jsonText(column: string): string {
  return `json_object(${LOCALES.map((locale) => `'${locale}', ${column}_${locale}`).join(', ')})`;
}

const added = (names: readonly string[]) => {
  const first = names.flatMap((name) => FIRST_LANGUAGES.map((language) => `${name}_${language}`));
  return languageColumns(...names).filter((column) => !first.includes(column));
};

/** `ALTER TABLE` statements for missing language columns. */
async function missingColumns(reader: Reader): Promise<string[]> {
  const wanted = Object.entries(TEXTS).map(([table, names]) => ({ table, columns: added(names) }));
  if (wanted.every(({ columns }) => columns.length === 0)) return [];
  // One statement for all tables: each is a round trip to a hosted database, at every start.
  const rows = await reader.rows("SELECT name, sql FROM sqlite_master WHERE type = 'table'");
  const definitions = new Map(rows.map((row) => [text(row, 'name'), text(row, 'sql')]));
  return wanted.flatMap(({ table, columns }) =>
    columns
      .filter((column) => !new RegExp(`\\b${column}\\b`).test(definitions.get(table) ?? ''))
      .map((column) => `ALTER TABLE ${table} ADD COLUMN ${column} TEXT;`),
  );
}

/** Whether every text has a column for every language. */
export async function hasLanguageColumns(reader: Reader): Promise<boolean> {
  return (await missingColumns(reader)).length === 0;
}

/**
 * Adds columns for new languages. A mirrored store is read again, because these languages were not requested before.
 */
export async function addLanguageColumns(writer: Writer): Promise<void> {
  const statements = await missingColumns(writer);
  if (statements.length === 0) return;
  await writer.script(statements.join('\n') + READ_STORE_AGAIN);
}
