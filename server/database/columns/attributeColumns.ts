import {
  type Attributes,
  isTranslated,
  ITEM_ATTRIBUTE_KEYS,
  type ItemAttributeKey,
  storageOf,
} from '../../../domain/catalogue/attributes/attributes.js';
import { ATTRIBUTE_FACET_KEYS, type FacetAttributeKey } from '../../../domain/catalogue/facets.js';
import { DEFAULT_LOCALE, type Locale, LOCALES, type Localized } from '../../../domain/core/locale.js';
import { fieldIn } from '../../../domain/core/wireText.js';
import type { Reader, Row, SqlValue, Writer } from '../sql/sql.js';
import { optionalText, text } from '../sql/rows.js';
import { READ_STORE_AGAIN } from '../schema/mirror.js';

/* Attributes of items: one text column each, or one per language if their values are translated. */

/** Languages for which an attribute has columns. */
const languagesOf = (key: ItemAttributeKey): readonly Locale[] =>
  isTranslated(key) ? LOCALES : [DEFAULT_LOCALE];

/** The columns of one attribute in `items`. */
function columnsOf(key: ItemAttributeKey): string[] {
  const { column } = storageOf(key);
  return languagesOf(key).map((locale) => fieldIn(locale, column));
}

/** The columns of all attributes in `items`, in order. */
export const ATTRIBUTE_COLUMNS: readonly string[] = ITEM_ATTRIBUTE_KEYS.flatMap(columnsOf);

/** The columns of the attributes that listings filter by, in order. */
export const FACET_COLUMNS: readonly string[] = ATTRIBUTE_FACET_KEYS.flatMap(columnsOf);

/** An item's attributes as values of `ATTRIBUTE_COLUMNS`. */
export function attributeValues(attributes: Attributes<ItemAttributeKey>): SqlValue[] {
  return ITEM_ATTRIBUTE_KEYS.flatMap((key) => {
    return languagesOf(key).map((locale) => attributes[key]?.[locale] ?? null);
  });
}

/** The attributes of a row with `ATTRIBUTE_COLUMNS`, by name. */
export function attributesOf(row: Row): Attributes<ItemAttributeKey> {
  return attributesBy(ITEM_ATTRIBUTE_KEYS, (column) => optionalText(row, column));
}

/** The attributes of values in the order of `ATTRIBUTE_COLUMNS`. */
export function attributesOfValues(values: readonly (string | null)[]): Attributes<ItemAttributeKey> {
  return attributesBy(ITEM_ATTRIBUTE_KEYS, (column) => values[PLACES.get(column) ?? -1] ?? null);
}

/** The attributes of values in the order of `FACET_COLUMNS`. */
export function facetsOfValues(values: readonly (string | null)[]): Attributes<FacetAttributeKey> {
  return attributesBy(ATTRIBUTE_FACET_KEYS, (column) => values[FACET_PLACES.get(column) ?? -1] ?? null);
}

const placesOf = (columns: readonly string[]) => new Map(columns.map((column, place) => [column, place]));
const PLACES = placesOf(ATTRIBUTE_COLUMNS);
const FACET_PLACES = placesOf(FACET_COLUMNS);

/** The columns of each attribute, once for all rows. */
const COLUMNS = new Map(
  ITEM_ATTRIBUTE_KEYS.map((key) => [
    key,
    languagesOf(key).map((locale) => [locale, fieldIn(locale, storageOf(key).column)] as const),
  ]),
);

function attributesBy<Key extends ItemAttributeKey>(
  keys: readonly Key[],
  read: (column: string) => string | null,
): Attributes<Key> {
  const attributes: Partial<Record<Key, Localized>> = {};
  for (const key of keys) {
    const columns = COLUMNS.get(key) ?? [];
    const value = read(columns[0]?.[1] ?? '');
    if (value === null) continue;
    const texts: Localized = { [DEFAULT_LOCALE]: value };
    for (const [locale, column] of columns) if (locale !== DEFAULT_LOCALE) texts[locale] = read(column);
    attributes[key] = texts;
  }
  return attributes;
}

/** Whether `items` has a column for every attribute. */
export async function hasAttributeColumns(reader: Reader): Promise<boolean> {
  return (await missingColumns(reader, ATTRIBUTE_COLUMNS)).length === 0;
}

/**
 * Adds missing columns to `items`. A mirrored store is read again, because these attributes were not requested before.
 */
export async function addAttributeColumns(writer: Writer, columns = ATTRIBUTE_COLUMNS): Promise<void> {
  const missing = await missingColumns(writer, columns);
  if (missing.length === 0) return;
  for (const column of missing) await writer.script(`ALTER TABLE items ADD COLUMN ${column} TEXT;`);
  await writer.script(READ_STORE_AGAIN);
}

async function missingColumns(reader: Reader, columns: readonly string[]): Promise<string[]> {
  const rows = await reader.rows('PRAGMA table_info(items)');
  const known = new Set(rows.map((row) => text(row, 'name')));
  return columns.filter((column) => !known.has(column));
}
