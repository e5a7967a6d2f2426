import { cleanCode } from '../../domain/text/cleanText.js';
import { TRANSLATIONS, type Translation } from '../../domain/core/locale.js';

/*
 * The columns of a product file, named as in WooCommerce's own export. A translation has a column beside its original,
 * `Name (ar)`; the companion plugin's custom fields (`Meta: name_ar`) are read as such columns too.
 */

/** A line of the file: its columns, by their names here. A column that the file lacks is absent. */
export interface GoodsRow {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** `Name` → `Name (ar)`. */
export function inTranslation(column: string, locale: Translation): string {
  return `${column} (${locale})`;
}

/** Text columns, with the custom field that holds their translations in a store. */
const TRANSLATED: Readonly<Record<string, string | null>> = {
  Name: 'name',
  'Short description': 'excerpt',
  Description: 'description',
  'Purchase note': 'purchase_note',
  Categories: null,
  Brands: null,
};

const PLAIN = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Published', 'Visibility in catalog'],
  ...['Date sale price starts', 'Date sale price ends', 'In stock?', 'Stock', 'Backorders allowed?'],
  ...['Sold individually?', 'Sale price', 'Regular price', 'Images', 'Parent', 'Upsells', 'Cross-sells'],
  ...['Position', 'Illustrated?'],
];

/** Columns of WooCommerce's export for which the shop has no use. */
const UNUSED =
  /^(?:is featured\?|tax (?:status|class)|low stock amount|(?:weight|length|width|height)(?: \(.*\))?|allow customer reviews\?|tags|shipping class|download .*|grouped products|external url|button text|cost of goods|attribute \d+ (?:visible|global|default)|swatches attributes)$/i;

const ATTRIBUTE = /^attribute (\d{1,3}) (name|value\(s\))(?: \((\w+)\))?$/i;
const META = /^meta: *(.+)$/i;

const KNOWN = new Map(
  [...PLAIN, ...Object.keys(TRANSLATED), ...Object.keys(TRANSLATED).flatMap(translationsOf)].map((name) => [
    name.toLowerCase(),
    name,
  ]),
);

const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries(TRANSLATED).flatMap(([name, field]) =>
    field === null
      ? []
      : TRANSLATIONS.map((locale) => [`${field}_${locale}`, inTranslation(name, locale)] as const),
  ),
);

function translationsOf(column: string): string[] {
  return TRANSLATIONS.map((locale) => inTranslation(column, locale));
}

/** The shop's name of a column; null for one that is not used. */
export function columnOf(header: string): { name: string } | { unknown: string } | null {
  const title = cleanCode(header);
  const known =
    KNOWN.get(title.toLowerCase()) ?? (/^gtin$/i.test(title) ? 'GTIN, UPC, EAN, or ISBN' : undefined);
  if (known !== undefined) return { name: known };
  const [, number, part, locale] = ATTRIBUTE.exec(title) ?? [];
  if (number !== undefined && part !== undefined && isLanguage(locale)) {
    const column = attributeColumn(Number(number), /^name$/i.test(part) ? 'name' : 'value(s)');
    return { name: locale === undefined ? column : inTranslation(column, locale) };
  }
  const [, key] = META.exec(title) ?? [];
  if (key !== undefined) return { name: FIELDS.get(key) ?? metaColumn(key) };
  return UNUSED.test(title) ? null : { unknown: title };
}

function isLanguage(locale: string | undefined): locale is Translation | undefined {
  return locale === undefined || TRANSLATIONS.some((one) => one === locale.toLowerCase());
}

/** `Attribute 1 name` */
export function attributeColumn(number: number, part: 'name' | 'value(s)'): string {
  return `Attribute ${number} ${part}`;
}

/** A custom field. */
export function metaColumn(key: string): string {
  return `Meta: ${key}`;
}

/** Whether the column is one of an attribute. */
export function isAttributeColumn(column: string): boolean {
  return ATTRIBUTE.test(column);
}

/** Columns of a file that `export` writes, in WooCommerce's order: only those that a row fills. */
export function columnsInOrder(used: ReadonlySet<string>): string[] {
  const order = ORDER.filter((column) => used.has(column));
  const rest = [...used].filter((column) => !ORDER.includes(column));
  const attributes = rest.filter(isAttributeColumn).sort((one, other) => placeOf(one) - placeOf(other));
  return [...order, ...attributes, ...rest.filter((column) => !isAttributeColumn(column)).sort()];
}

const ORDER = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', ...translationsOf('Name'), 'Published'],
  ...['Visibility in catalog', 'Short description', ...translationsOf('Short description')],
  ...['Description', ...translationsOf('Description'), 'Date sale price starts', 'Date sale price ends'],
  ...['In stock?', 'Stock', 'Sold individually?', 'Purchase note', ...translationsOf('Purchase note')],
  ...['Sale price', 'Regular price', 'Categories', ...translationsOf('Categories'), 'Images', 'Parent'],
  ...['Upsells', 'Cross-sells', 'Position', 'Brands', ...translationsOf('Brands'), 'Illustrated?'],
];

/** Attributes by their number; the name before the values. */
function placeOf(column: string): number {
  const [, number, part, locale] = ATTRIBUTE.exec(column) ?? [];
  const parts = 3;
  return Number(number) * parts + (part === 'name' ? 0 : locale === undefined ? 1 : 2);
}

/** Splits a list at its commas; a comma within an entry is written `\,`. */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll('\\,', ',').trim())
    .filter((entry) => entry !== '');
}

/** The text of a list that `splitList` reads; a space keeps a backslash at the end of an entry from the comma. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replaceAll(',', '\\,').replace(/\\$/, '\\ ')).join(', ');
}
