import {
  ITEM_ATTRIBUTE_KEYS,
  type ItemAttributeKey,
  STORE_ATTRIBUTES,
} from '../../domain/catalogue/attributes/attributes.js';
import { isMarking } from '../../domain/catalogue/attributes/marking.js';
import { escapeHtml } from '../../domain/text/escapeHtml.js';
import { type Localized, TRANSLATIONS } from '../../domain/core/locale.js';
import { type Piastres, toDecimal } from '../../domain/core/money.js';
import { fieldIn } from '../../domain/core/wireText.js';
import { tyreIn, tyreLabel } from '../../server/adapters/woocommerce/catalogue/attributes.js';
import type { CatalogueEntry, CatalogueItem } from '../../server/catalogueIndex/catalogueWriter.js';
import { attributeColumn, inTranslation, joinList, metaColumn } from './goodsColumns.js';
import type { GoodsNames } from './goodsNames.js';
import { hasEnded, type PlannedSale } from '../../server/adapters/local/plannedSales.js';

/* The cells of a product in a file, from which `import` reads the same product. */

export type Cells = Map<string, string>;

/** What tells a variation from its siblings, as an attribute. */
export const VARIANT = 'Variant';

export interface GoodsAround {
  names: GoodsNames;
  /** SKUs of products by id. */
  skus: ReadonlyMap<number, string>;
  /** By the id of their item. */
  sales: ReadonlyMap<number, PlannedSale>;
  /** When the goods were read. */
  nowMs: number;
}

/** The product's own line, and one for each variation. */
export function cellsOf(entry: CatalogueEntry, around: GoodsAround): { product: Cells; variations: Cells[] } {
  const isSimple = entry.type === 'simple';
  const shared = isSimple ? [] : sharedKeys(entry.items);
  const [first] = entry.items;
  const product = productCells(entry, around);
  const attributes = isSimple
    ? [...sizeOf(first), ...factsOf(first, ownKeys(first))]
    : [variants(entry.items), ...factsOf(first, shared)];
  const origin = around.names.origins.get(entry.originId ?? 0);
  writeAttributes(
    product,
    origin === undefined ? attributes : [...attributes, { name: 'Origin', values: [origin] }],
  );
  if (isSimple && first !== undefined) writeOffer(product, first, around, '');
  return {
    product,
    variations: isSimple
      ? []
      : entry.items.map((item, place) => variationCells(entry, item, { place, shared, around })),
  };
}

function productCells(entry: CatalogueEntry, { names, skus }: GoodsAround): Cells {
  const cells: Cells = new Map([
    ['ID', String(entry.id)],
    ['Type', entry.type],
    ['SKU', entry.sku ?? `id:${entry.id}`],
    ['Published', '1'],
    ['Visibility in catalog', visibilityOf(entry)],
    ['Sold individually?', entry.soldIndividually ? '1' : '0'],
    ['Images', joinList(entry.images)],
    ['Position', String(entry.shelf)],
    ['Illustrated?', entry.isIllustrated ? '1' : '0'],
    ['Upsells', skusOf(entry.upsellIds, skus)],
    ['Cross-sells', skusOf(entry.crossSellIds, skus)],
  ]);
  writeText(cells, 'Name', entry.name);
  writeText(cells, 'Short description', entry.excerpt, asHtml);
  writeText(cells, 'Description', entry.description, onOneLine);
  writeText(cells, 'Purchase note', entry.purchaseNote ?? { en: '' }, asHtml);
  writeText(cells, 'Brands', names.brands.get(entry.brandId ?? 0) ?? { en: '' }, (name) => joinList([name]));
  const paths = entry.categoryIds.map((id) => names.pathOf(id));
  cells.set('Categories', joinList(paths.map((path) => path.map(({ en }) => asStep(en)).join(' > '))));
  for (const locale of TRANSLATIONS) {
    const translated = paths.map((path) => path.map((name) => asStep(name[locale] ?? '')).join(' > '));
    cells.set(inTranslation('Categories', locale), joinList(translated));
  }
  return cells;
}

/** The name of a category in a path, as WooCommerce writes it: `>` separates levels. */
function asStep(name: string): string {
  return name.replace(/&(?=(?:amp|gt);)/g, '&amp;').replaceAll('>', '&gt;');
}

function visibilityOf({ isListed, isSearchable }: CatalogueEntry): string {
  if (isListed) return isSearchable ? 'visible' : 'catalog';
  return isSearchable ? 'search' : 'hidden';
}

function skusOf(ids: readonly number[], skus: GoodsAround['skus']): string {
  return joinList(ids.flatMap((id) => skus.get(id) ?? []));
}

function writeText(cells: Cells, column: string, text: Localized, write = (own: string) => own): void {
  cells.set(column, write(text.en));
  for (const locale of TRANSLATIONS) cells.set(inTranslation(column, locale), write(text[locale] ?? ''));
}

/** Texts that are plain here are HTML in the file. */
function asHtml(text: string): string {
  return onOneLine(/[<&]/.test(text) ? escapeHtml(text) : text);
}

/** WooCommerce writes line ends as `\n`. */
function onOneLine(text: string): string {
  return text.replaceAll('\\n', '\\\\n').replaceAll('\n', '\\n');
}

interface Place {
  place: number;
  shared: readonly ItemAttributeKey[];
  around: GoodsAround;
}

function variationCells(entry: CatalogueEntry, item: CatalogueItem, { place, shared, around }: Place): Cells {
  const cells: Cells = new Map([
    ['ID', String(item.id)],
    ['Type', 'variation'],
    ['SKU', item.sku ?? `id:${item.id}`],
    ['Published', '1'],
    ['Parent', entry.sku ?? `id:${entry.id}`],
    ['Position', String(place)],
    ['Images', item.image === null ? '' : joinList([item.image])],
  ]);
  const own = ownKeys(item).filter((key) => !shared.includes(key));
  writeAttributes(cells, [{ name: VARIANT, values: [item.label] }, ...factsOf(item, own)]);
  writeOffer(cells, item, around, 'variation_');
  return cells;
}

/** Price, stock, code and quantities. */
function writeOffer(cells: Cells, item: CatalogueItem, { sales, nowMs }: GoodsAround, prefix: string): void {
  const known = sales.get(item.id) ?? saleOf(item);
  const sale = known === null || hasEnded(known, nowMs) ? null : known;
  cells.set('GTIN, UPC, EAN, or ISBN', item.gtin ?? '');
  cells.set('Regular price', toDecimal(known?.regularPrice ?? item.price));
  cells.set('Sale price', sale === null ? '' : toDecimal(sale.salePrice));
  cells.set('Date sale price starts', sale?.startsAt ?? '');
  cells.set('Date sale price ends', sale?.endsAt ?? '');
  cells.set('Stock', typeof item.stock === 'number' ? String(item.stock) : '');
  cells.set('In stock?', availabilityOf(item));
  if (sale !== null) {
    for (const locale of ['en', ...TRANSLATIONS] as const)
      cells.set(metaColumn(fieldIn(locale, 'sale_title')), sale.title[locale] ?? '');
  }
  if (item.quantityPrices !== null) cells.set(metaColumn('storefront_quantity_prices'), item.quantityPrices);
  const { quantityRule } = item;
  if (quantityRule === null) return;
  if (prefix !== '') cells.set(metaColumn('min_max_rules'), 'yes');
  cells.set(metaColumn(`${prefix}minimum_allowed_quantity`), String(quantityRule.least));
  cells.set(metaColumn(`${prefix}group_of_quantity`), String(quantityRule.step));
  cells.set(metaColumn(`${prefix}maximum_allowed_quantity`), String(quantityRule.most ?? ''));
}

function saleOf({ price, sale }: CatalogueItem): Omit<PlannedSale, 'itemId'> | null {
  if (sale === null) return null;
  const { title, formerPrice, until } = sale;
  const prices: { regularPrice: Piastres; salePrice: Piastres } = {
    regularPrice: formerPrice,
    salePrice: price,
  };
  return { ...prices, title, startsAt: null, endsAt: until };
}

function availabilityOf({ stock }: CatalogueItem): string {
  if (stock === 'backorder') return 'backorder';
  return stock === false || stock === 0 ? '0' : '1';
}

interface Attribute {
  name: string;
  values: readonly Localized[];
}

function writeAttributes(cells: Cells, attributes: readonly Attribute[]): void {
  attributes.forEach(({ name, values }, index) => {
    const column = attributeColumn(index + 1, 'value(s)');
    cells.set(attributeColumn(index + 1, 'name'), name);
    cells.set(column, joinList(values.map(({ en }) => en)));
    for (const locale of TRANSLATIONS) {
      const translated = values.map((value) => value[locale] ?? '');
      const isNew = translated.some((text, place) => text !== '' && text !== values[place]?.en);
      cells.set(inTranslation(column, locale), isNew ? joinList(translated) : '');
    }
  });
}

function variants(items: readonly CatalogueItem[]): Attribute {
  return { name: VARIANT, values: items.map(({ label }) => label) };
}

function sizeOf(item: CatalogueItem | undefined): Attribute[] {
  const label = item === undefined ? null : tyreLabel(item);
  return label === null ? [] : [{ name: 'Size', values: [{ en: label }] }];
}

/** Attributes that the item states; those that its size states are left to it. */
function ownKeys(item: CatalogueItem | undefined): ItemAttributeKey[] {
  if (item === undefined) return [];
  const inSize = tyreIn(tyreLabel(item) ?? '').attributes;
  return ITEM_ATTRIBUTE_KEYS.filter((key) => {
    const { [key]: stated } = item.attributes;
    return stated !== undefined && !(isMarking(key) && inSize[key]?.en === stated.en);
  });
}

/** Attributes that all items state alike. */
function sharedKeys(items: readonly CatalogueItem[]): ItemAttributeKey[] {
  const [first] = items;
  return ownKeys(first).filter((key) =>
    items.every((item) => {
      const [one, other] = [item.attributes[key], first?.attributes[key]];
      return ownKeys(item).includes(key) && JSON.stringify(one) === JSON.stringify(other);
    }),
  );
}

function factsOf(item: CatalogueItem | undefined, keys: readonly ItemAttributeKey[]): Attribute[] {
  return keys.flatMap((key) => {
    const value = item?.attributes[key];
    return value === undefined ? [] : [{ name: titleOf(key), values: [value] }];
  });
}

/** The first of the names by which stores call the attribute. */
function titleOf(key: ItemAttributeKey): string {
  const [name] = STORE_ATTRIBUTES[key];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
