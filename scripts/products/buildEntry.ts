import { cleanCode, cleanLine } from '../../domain/text/cleanText.js';
import { GOODS_PICTURES_MAX } from '../../domain/core/limits.js';
import { inEveryLocale, type Localized, TRANSLATIONS, localized } from '../../domain/core/locale.js';
import { NO_PICTURE } from '../../domain/core/pictures.js';
import { fieldIn } from '../../domain/core/wireText.js';
import type { CsvFault } from '../../domain/csv/csvFile.js';
import { translateTo } from '../../locales/serverIntl.js';
import type { PlannedSale } from '../../server/adapters/local/plannedSales.js';
import { optionOf } from '../../server/adapters/woocommerce/catalogue/productFields.js';
import { toEntry } from '../../server/adapters/woocommerce/catalogue/productMapping.js';
import type { CatalogueEntry, CatalogueItem } from '../../server/catalogueIndex/catalogueWriter.js';
import { searchTerms } from '../../server/catalogueIndex/text/searchText.js';
import { inTranslation, metaColumn, splitList } from './goodsColumns.js';
import { RowReader } from './rowReader.js';
import type { Shop } from './shop.js';
import { type IdentifiedRow, type StoreForm, toStoreForm } from './storeForm.js';

export interface Building {
  shop: Shop;
  /** The shop's addresses of pictures, by how the file names them; what is wrong with the others. */
  pictures: ReadonlyMap<string, { address: string } | { problem: string }>;
  nowMs: number;
  faults: CsvFault[];
  /** Called with the ids of all products by SKU in lower case. */
  later: ((ids: ReadonlyMap<string, number>) => void)[];
}

/** What the shop has of the product. */
interface Kept {
  stored: CatalogueEntry | undefined;
}

export interface Built {
  entry: CatalogueEntry;
  sales: PlannedSale[];
}

const PLACE_MAX = Number.MAX_SAFE_INTEGER;

/** The product as the shop stores it; null if something is wrong with it, which is noted. */
export function buildEntry(
  own: IdentifiedRow,
  variations: readonly IdentifiedRow[],
  building: Building & Kept,
): Built | null {
  const { shop, stored, faults, nowMs } = building;
  const form = toStoreForm(own, variations, nowMs);
  const reader = new RowReader(own.row, form.faults);
  const shelf = reader.whole('Position', { min: -PLACE_MAX, max: PLACE_MAX }) ?? own.id;
  const categoryIds = categoriesOf(reader, shop);
  const images = picturesOf(reader, building);
  const rows = new Map([own, ...variations].map((one) => [one.id, one]));
  const pictures = new Map(
    variations.map(({ id, row }) => [id, picturesOf(new RowReader(row, form.faults), building)[0]]),
  );
  const isIllustrated = reader.flag('Illustrated?');
  faults.push(...form.faults);
  const read = form.faults.length > 0 ? null : toEntry(form, { ...WITHOUT_NAMES, terms: form.terms });
  if (read === null) return null;
  const { brand: _, origin: __, ...entry } = read;
  const isNewPicture = stored !== undefined && JSON.stringify(stored.images) !== JSON.stringify(images);
  const built: Built = {
    sales: form.sales.map((sale) => ({ ...sale, title: saleTitle(rows.get(sale.itemId)) ?? SALE })),
    entry: {
      ...entry,
      ...nameIds(form, reader, shop),
      slug: stored?.slug ?? (searchTerms(entry.name.en).join('-') || String(entry.id)),
      images: images.length === 0 ? [NO_PICTURE] : images,
      isIllustrated: isIllustrated && !isNewPicture,
      categoryIds,
      shelf,
      weight: stored?.weight ?? entry.weight,
      createdAt: stored?.createdAt ?? new Date(nowMs).toISOString(),
      updatedAt: new Date(nowMs).toISOString(),
      items: entry.items.map((item) => completed(item, rows.get(item.id), pictures.get(item.id) ?? null)),
    },
  };
  building.later.push((ids) => linkAdvice(built, reader, faults, ids));
  return built;
}

/** A file names categories by itself, and every option of its choices. */
const WITHOUT_NAMES = {
  siteUrl: 'http://localhost',
  categoryIds: new Set<number>(),
  slugs: new Map<string, readonly string[]>(),
};

const SALE = inEveryLocale((locale) => translateTo(locale)('built_in.sale'));

function completed(item: CatalogueItem, own: IdentifiedRow | undefined, image: string | null): CatalogueItem {
  const title = saleTitle(own);
  return { ...item, image, sale: item.sale === null || title === null ? item.sale : { ...item.sale, title } };
}

/** The name of the sale; null for none. */
function saleTitle(own: IdentifiedRow | undefined): Localized | null {
  const text = (field: string) => cleanLine(own?.row.cells.get(metaColumn(field)) ?? '');
  const en = text('sale_title');
  if (en === '') return null;
  return localized(en, (locale) => text(fieldIn(locale, 'sale_title')) || null);
}

/** Ids of the brand and the origin that the product mentions; null without one. */
function nameIds({ product, terms }: StoreForm, reader: RowReader, { names }: Shop) {
  const brand = optionOf(product, 'brand');
  const origin = optionOf(product, 'origin');
  const given = reader.localized('Brands', (cell) => splitList(cell)[0] ?? '');
  const brandName =
    brand === null ? null : given.en === '' ? (terms.get(brand) ?? { en: brand }) : { ...given, en: brand };
  return {
    brandId: brandName === null ? null : names.idOf('brands', brandName),
    originId: origin === null ? null : names.idOf('origins', terms.get(origin) ?? { en: origin }),
  };
}

/** WooCommerce's name for products without a category. */
const UNCATEGORISED = /^(?:uncategorized|غير مصنف)$/i;

function categoriesOf(reader: RowReader, { names }: Shop): number[] {
  const paths = reader.list('Categories').map(stepsOf);
  const translated = TRANSLATIONS.flatMap((locale) => {
    const column = inTranslation('Categories', locale);
    const cell = reader.list(column).map(stepsOf);
    if (cell.length === 0) return [];
    const isAlike =
      cell.length === paths.length && cell.every((path, place) => path.length === paths[place]?.length);
    if (!isAlike)
      reader.fault(column, 'must have the same categories as the column Categories, in the same order');
    return isAlike ? [[locale, cell] as const] : [];
  });
  return paths.flatMap((path, place) => {
    if (path.length === 1 && UNCATEGORISED.test(path[0] ?? '')) return [];
    const texts = path.map((en, step): Localized => {
      const own: Localized = { en };
      for (const [locale, cell] of translated) {
        const text = cell[place]?.[step] ?? '';
        if (text !== '') own[locale] = text;
      }
      return own;
    });
    if (path.includes('')) reader.fault('Categories', `“${path.join(' > ')}” has a level without a name`);
    return path.includes('') ? [] : (names.categoryOf(texts) ?? []);
  });
}

function stepsOf(path: string): string[] {
  return path.split('>').map((step) => cleanLine(step.replaceAll('&gt;', '>').replaceAll('&amp;', '&')));
}

function picturesOf(reader: RowReader, { pictures, stored }: Building & Kept): string[] {
  const own = stored === undefined ? [] : [...stored.images, ...stored.items.map(({ image }) => image)];
  const named = reader.list('Images');
  if (named.length > GOODS_PICTURES_MAX)
    reader.fault('Images', `has more than ${GOODS_PICTURES_MAX} pictures`);
  return [...new Set(named)].flatMap((name) => {
    const found = own.includes(name) ? { address: name } : pictures.get(name);
    if (found !== undefined && 'address' in found) return [found.address];
    reader.fault('Images', `${name}: ${found?.problem ?? 'was not read'}`);
    return [];
  });
}

const ADVICE_MAX = 12;

/** Replaces the SKUs of recommended products by their ids. */
function linkAdvice(
  built: Built,
  reader: RowReader,
  faults: CsvFault[],
  ids: ReadonlyMap<string, number>,
): void {
  const idsIn = (column: string) =>
    reader.list(column).flatMap((sku) => {
      const id = ids.get(cleanCode(sku).toLowerCase());
      if (id === undefined) faults.push({ line: reader.line, column, message: `there is no product ${sku}` });
      return id ?? [];
    });
  const upsellIds = idsIn('Upsells').slice(0, ADVICE_MAX);
  const crossSellIds = idsIn('Cross-sells').slice(0, ADVICE_MAX);
  built.entry = { ...built.entry, upsellIds, crossSellIds };
}
