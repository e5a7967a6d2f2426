import * as v from 'valibot';
import { readQuantityPrices } from '../../domain/catalogue/pricing/quantityTerms.js';
import { readGtin } from '../../domain/catalogue/gtin.js';
import { cleanCode, cleanLine } from '../../domain/text/cleanText.js';
import { GOODS_NAME_MAX_CHARS, GOODS_STOCK_MAX } from '../../domain/core/limits.js';
import { type Localized, TRANSLATIONS } from '../../domain/core/locale.js';
import { toDecimal } from '../../domain/core/money.js';
import { fieldIn } from '../../domain/core/wireText.js';
import type { CsvFault } from '../../domain/csv/csvFile.js';
import { roleOf } from '../../server/adapters/woocommerce/catalogue/attributes.js';
import {
  WC_PRODUCT,
  WC_VARIATION,
  type WcProduct,
  type WcVariation,
} from '../../server/adapters/wpRest/shapes.js';
import { hasEnded, isOnSale, type PlannedSale } from '../../server/adapters/local/plannedSales.js';
import { attributeColumn, type GoodsRow, inTranslation } from './goodsColumns.js';
import { VARIANT } from './goodsCells.js';
import { RowReader } from './rowReader.js';

/*
 * The lines of a product as WooCommerce's REST API would answer them, so that the shop reads a file as it reads a
 * store: the same sizes, labels, attributes and sales.
 */

/** A line of a product or variation, with the id that it has or gets. */
export interface IdentifiedRow {
  id: number;
  row: GoodsRow;
}

export interface StoreForm {
  product: WcProduct;
  variations: WcVariation[];
  /** Translated values of attributes. */
  terms: Map<string, Localized>;
  /** Sales with a beginning or an end. */
  sales: PlannedSale[];
  faults: CsvFault[];
}

interface Reading {
  nowMs: number;
  faults: CsvFault[];
  terms: Map<string, Localized>;
  sales: PlannedSale[];
}

/** Line ends of descriptions are written `\n`. */
const LINE_END = /(?<!\\)\\n/g;

/** Reads a product with its variations. */
export function toStoreForm(
  own: IdentifiedRow,
  variations: readonly IdentifiedRow[],
  nowMs: number,
): StoreForm {
  const reading: Reading = { nowMs, faults: [], terms: new Map(), sales: [] };
  const isVariable = variations.length > 0;
  const product = productOf(own, isVariable, reading);
  return {
    product,
    variations: variations.map((variation) => variationOf(variation, product, reading)),
    ...reading,
  };
}

function productOf({ id, row }: IdentifiedRow, isVariable: boolean, reading: Reading): WcProduct {
  const reader = new RowReader(row, reading.faults);
  const name = reader.line1('Name', GOODS_NAME_MAX_CHARS);
  if (name === '') reader.fault('Name', 'is empty');
  const description = reader.localized('Description', withLines);
  const visibility = cleanCode(reader.text('Visibility in catalog')).toLowerCase() || 'visible';
  if (!['visible', 'catalog', 'search', 'hidden'].includes(visibility))
    reader.fault('Visibility in catalog', 'must be visible, catalog, search or hidden');
  const short = reader.localized('Short description', withLines);
  const note = reader.localized('Purchase note', withLines);
  const brand = reader.list('Brands')[0];
  return v.parse(WC_PRODUCT, {
    id,
    name,
    type: isVariable ? 'variable' : 'simple',
    status: 'publish',
    sku: reader.text('SKU'),
    catalog_visibility: visibility,
    short_description: short.en,
    description: withParagraphs(description.en),
    purchase_note: note.en,
    sold_individually: reader.flag('Sold individually?'),
    brands: brand === undefined ? [] : [{ id: 1, name: brand }],
    attributes: attributesOf(reader, reading),
    ...(isVariable ? {} : offerOf(id, reader, reading)),
    meta_data: [
      ...metaOf(row),
      ...translated('name', reader.localized('Name', cleanLine)),
      ...translated('excerpt', short),
      ...translated('description', { ...description, ...paragraphsIn(description) }),
      ...translated('purchase_note', note),
    ],
  });
}

function withLines(text: string): string {
  return text.replace(LINE_END, '\n').replaceAll('\\\\n', '\\n');
}

const BLOCK = /<(?:p|div|ul|ol|h[1-6]|table|br|section|figure|blockquote)\b/i;

/** WordPress makes paragraphs of plain text when it shows it. */
function withParagraphs(text: string): string {
  if (text.trim() === '' || BLOCK.test(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('\n');
}

function paragraphsIn(text: Localized): Partial<Localized> {
  return Object.fromEntries(TRANSLATIONS.map((locale) => [locale, withParagraphs(text[locale] ?? '')]));
}

function translated(field: string, text: Localized) {
  return TRANSLATIONS.map((locale) => ({ key: fieldIn(locale, field), value: text[locale] ?? '' }));
}

const META = /^Meta: (.+)$/;

function metaOf(row: GoodsRow) {
  return [...row.cells].flatMap(([column, value]) => {
    const [, key] = META.exec(column) ?? [];
    return key === undefined || value === '' ? [] : [{ key, value }];
  });
}

interface RowAttribute {
  name: string;
  options: string[];
  column: string;
}

/** The attributes of a line; the translations of their values are kept by the value. */
function rowAttributes(reader: RowReader, reading: Reading): RowAttribute[] {
  const found: RowAttribute[] = [];
  for (let number = 1; number <= ATTRIBUTES_MAX; number += 1) {
    const name = cleanLine(reader.text(attributeColumn(number, 'name')));
    if (name === '') continue;
    const column = attributeColumn(number, 'value(s)');
    const options = reader.list(column).map(cleanLine);
    found.push({ name, options, column });
    for (const locale of TRANSLATIONS) {
      const given = reader.text(inTranslation(column, locale)).split(/(?<!\\),/);
      if (given.join('') === '') continue;
      if (given.length !== options.length) {
        reader.fault(
          inTranslation(column, locale),
          `has ${given.length} values, ${column} has ${options.length}`,
        );
        continue;
      }
      options.forEach((option, place) => {
        const value = cleanLine((given[place] ?? '').replaceAll('\\,', ','));
        if (value !== '')
          reading.terms.set(option, { ...(reading.terms.get(option) ?? { en: option }), [locale]: value });
      });
    }
  }
  return found;
}

const ATTRIBUTES_MAX = 60;

function attributesOf(reader: RowReader, reading: Reading) {
  return rowAttributes(reader, reading).map(({ name, options }) => ({
    id: 0,
    name,
    slug: '',
    options,
    variation: false,
  }));
}

function variationOf({ id, row }: IdentifiedRow, product: WcProduct, reading: Reading): WcVariation {
  const reader = new RowReader(row, reading.faults);
  const attributes = rowAttributes(reader, reading);
  for (const { name, options, column } of attributes) {
    if (options.length === 1) continue;
    const all = product.attributes.find((one) => one.name === name)?.options ?? [];
    reader.fault(
      column,
      options.length > 1
        ? `must be one value of ${name}, because the line is one variation`
        : `is empty, which means any ${name}: write one line for each (${all.join(', ')})`,
    );
  }
  if (attributes.length === 0)
    reader.fault(attributeColumn(1, 'name'), 'is empty: nothing tells the variation from others');
  const isNamed = attributes.some(({ name }) => name === VARIANT);
  const telling = attributes.filter(({ name }) => !isNamed || name === VARIANT);
  return v.parse(WC_VARIATION, {
    id,
    sku: reader.text('SKU'),
    attributes: telling.map(({ name, options }) => ({ name, slug: '', option: options[0] ?? '' })),
    ...offerOf(id, reader, reading),
    meta_data: [...metaOf(row), ...attributes.filter((one) => !telling.includes(one)).flatMap(asField)],
  });
}

/** A fact of the variation that does not tell it from others, as the custom field that the shop reads in a store. */
function asField({ name, options: [value] }: RowAttribute) {
  const role = roleOf({ name, slug: '' });
  return role === null || value === undefined ? [] : [{ key: role === 'made' ? 'dot_week' : role, value }];
}

/** Price, sale and stock of a simple product or a variation. */
function offerOf(id: number, reader: RowReader, reading: Reading) {
  const regular = reader.price('Regular price');
  if (regular === null && reader.text('Regular price') === '') reader.fault('Regular price', 'is empty');
  const gtin = cleanCode(reader.text('GTIN, UPC, EAN, or ISBN'));
  if (/^(?:\d{8}|\d{12,14})$/.test(gtin) && readGtin(gtin) === null)
    reader.fault(
      'GTIN, UPC, EAN, or ISBN',
      `“${gtin}” has a wrong check digit, or is a number of some shop's own`,
    );
  const sale = saleOf(id, regular, reader, reading.nowMs);
  const isNow = sale !== null && isOnSale(sale, reading.nowMs);
  if (sale !== null && (sale.startsAt !== null || sale.endsAt !== null)) reading.sales.push(sale);
  checkQuantities(reader, regular);
  return {
    price: toDecimal((isNow ? sale.salePrice : regular) ?? 0),
    regular_price: toDecimal(regular ?? 0),
    on_sale: isNow,
    date_on_sale_to_gmt: isNow ? (sale.endsAt?.replace('Z', '') ?? '') : '',
    global_unique_id: gtin,
    ...stockOf(reader),
  };
}

/** Null too for a sale that has ended, which says nothing about later prices. */
function saleOf(
  itemId: number,
  regularPrice: number | null,
  reader: RowReader,
  nowMs: number,
): PlannedSale | null {
  const salePrice = reader.price('Sale price');
  const startsAt = reader.time('Date sale price starts', 'start');
  const endsAt = reader.time('Date sale price ends', 'end');
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    reader.fault('Date sale price ends', 'is before the sale starts');
  if (salePrice === null || regularPrice === null || hasEnded({ endsAt }, nowMs)) return null;
  if (salePrice >= regularPrice) {
    reader.fault('Sale price', 'must be below the regular price');
    return null;
  }
  return { itemId, regularPrice, salePrice, title: { en: '' }, startsAt, endsAt };
}

/** A count decides, as in WooCommerce, which counts below 0 when more was sold than there was. */
function stockOf(reader: RowReader) {
  const stated = cleanCode(reader.text('In stock?')).toLowerCase();
  const isBackorder = stated === 'backorder' || stated === 'onbackorder';
  const isStated = isBackorder || stated === '' || reader.flag('In stock?');
  const backorders = cleanCode(reader.text('Backorders allowed?')).toLowerCase();
  const isShared = cleanCode(reader.text('Stock')).toLowerCase() === 'parent';
  if (isShared)
    reader.fault(
      'Stock',
      '“parent” (one stock for all variations) is not possible here: write the stock of each variation',
    );
  const count = isShared ? null : reader.whole('Stock', { min: -GOODS_STOCK_MAX });
  const isAvailable = count === null ? isStated : count > 0;
  return {
    manage_stock: count !== null,
    stock_quantity: count,
    stock_status: isBackorder ? 'onbackorder' : isAvailable ? 'instock' : 'outofstock',
    backorders_allowed: backorders === 'notify' || reader.flag('Backorders allowed?'),
  };
}

function checkQuantities(reader: RowReader, regular: number | null): void {
  const column = 'Meta: storefront_quantity_prices';
  const text = reader.text(column).trim();
  const problem = text === '' || regular === null ? null : readQuantityPrices(text, regular).problem;
  if (problem !== null) reader.fault(column, problem);
}
