import type { Category } from '../../domain/catalogue/category.js';
import type { Brand, Product } from '../../domain/catalogue/product.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { CataloguePort, ProductPage, ProductRef } from '../ports/catalogue.js';
import type { SearchPort } from '../ports/search.js';
import { loadProducts, type ProductReading } from './catalogueRows.js';
import { cachedProducts } from './cachedProducts.js';
import type { Reader, Row } from '../database/sql/sql.js';
import { integer, localized, optionalInteger, optionalText, text } from '../database/sql/rows.js';
import { languageColumns } from '../database/columns/languageColumns.js';
import { assortmentOf } from './query/assortment.js';
import { sizeOfSelection } from './query/listingSize.js';
import { select, stockedSizes } from './query/listingSelect.js';
import { slugKey } from '../../domain/text/slugs.js';
import { catalogueIndex } from './facetCounts.js';
import { memoizeUntilChanged } from './revision.js';
import { catalogueSearch } from './catalogueSearch.js';
import { openFitment } from '../fitment/fitment.js';
import { NO_SYNONYMS, type Synonyms } from './synonyms/otherNames.js';
import { findCar } from '../../domain/fitment/findCar.js';
import { describeCar } from './carSearch.js';
import { needsOf, partOfCategory } from './query/carParts.js';

export interface CatalogueReading extends ProductReading {
  /** The operator's synonyms for searches; absent: none. */
  synonyms?: (() => Promise<Synonyms>) | undefined;
}

/** Products and categories from the database, in the order of the search results. */
export function databaseCatalogue(reader: Reader, reading: CatalogueReading = {}): CataloguePort {
  const search: SearchPort = databaseSearch(reader, reading.synonyms);
  const read = (ids: readonly number[]) => loadProducts(reader, ids, reading);
  const load = cachedProducts(reader, read);
  const slugs = memoizeUntilChanged(reader, () => idsBySlug(reader));
  return {
    listProducts: (query) => listProducts(load, search, query),
    getProduct: async (id) => (await load([id]))[0] ?? null,
    getProducts: load,
    getViewed: load,
    getCurrent: read,
    refresh: () => Promise.resolve(), // this is the source
    findProductId: async (slug) =>
      (await findProductId(reader, slug)) ?? (await slugs()).get(slugKey(slug)) ?? null,
    searchProducts: async (keyword, limit) => load(await search.suggest(keyword, limit)),
    listProductRefs: async () => (await reader.rows(ALL_REFS)).map(productRef),
    // Every page needs them several times, and counting their products is its slowest query.
    listCategories: memoizeUntilChanged(reader, async () =>
      (await reader.rows(ALL_CATEGORIES)).map(category),
    ),
    listStockedSizes: (category) => search.stockedSizes(category),
    listBrands: () => listBrands(reader),
    listAssortment: () => search.assortment(),
  };
}

async function listProducts(
  load: (ids: readonly number[]) => Promise<Product[]>,
  search: SearchPort,
  query: ProductQuery,
): Promise<ProductPage> {
  const { ids, total, ...found } = await search.list(query);
  const items = await load(ids);
  return { ...found, items, total, page: query.page, pages: Math.ceil(total / query.perPage) };
}

const ALL_REFS = 'SELECT id, type, updated_at, is_listed FROM products ORDER BY id';

function productRef(row: Row): ProductRef {
  return {
    id: integer(row, 'id'),
    type: text(row, 'type') === 'simple' ? 'simple' : 'variable',
    updatedAt: text(row, 'updated_at'),
    isListed: integer(row, 'is_listed') === 1,
  };
}

/** A product's time that cannot be read must not be the newest of its category. */
const ALL_CATEGORIES = `
  WITH RECURSIVE tree(ancestor, id) AS (
    SELECT id, id FROM categories
    UNION SELECT tree.ancestor, c.id FROM categories c JOIN tree ON c.parent_id = tree.id
  )
  SELECT c.*, count(DISTINCT p.id) AS count,
    max(CASE WHEN p.updated_at GLOB '[12][0-9][0-9][0-9]-*' THEN p.updated_at END) AS updated_at
  FROM categories c
  JOIN tree ON tree.ancestor = c.id
  LEFT JOIN product_categories pc ON pc.category_id = tree.id
  LEFT JOIN products p ON p.id = pc.product_id AND p.is_listed = 1
  GROUP BY c.id ORDER BY c.position`;

function category(row: Row): Category {
  return {
    id: integer(row, 'id'),
    slug: text(row, 'slug'),
    name: localized(row, 'name'),
    description: localized(row, 'description'),
    icon: text(row, 'icon'),
    parent: optionalInteger(row, 'parent_id'),
    count: integer(row, 'count'),
    updatedAt: optionalText(row, 'updated_at'),
  };
}

/** Looks up the slug or SKU; a variation's SKU gives its product. */
async function findProductId(reader: Reader, slug: string): Promise<number | null> {
  const [row] = await reader.rows(
    `SELECT id FROM products WHERE slug = ?1 OR sku = ?1
     UNION SELECT product_id FROM items WHERE sku = ?1
     ORDER BY 1 LIMIT 1`,
    [slug],
  );
  return row === undefined ? null : integer(row, 'id');
}

/** Ids of products by the keys of their slugs; of two with one key the first. */
async function idsBySlug(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.rows('SELECT id, slug FROM products ORDER BY id DESC');
  return new Map(rows.map((row) => [slugKey(text(row, 'slug')), integer(row, 'id')]));
}

const BRANDS_BY_SHELF = `
  SELECT ${languageColumns('b.name').join(', ')}, b.logo FROM brands b JOIN products p ON p.brand_id = b.id AND p.is_listed = 1
  GROUP BY b.id ORDER BY min(CASE WHEN p.stock > 0 THEN p.shelf END) NULLS LAST, min(p.shelf)`;

async function listBrands(reader: Reader): Promise<Brand[]> {
  const rows = await reader.rows(BRANDS_BY_SHELF);
  return rows.map((row) => ({ name: localized(row, 'name'), logo: optionalText(row, 'logo') }));
}

const SUGGESTED: ProductQuery = { sort: 'relevance', page: 1, perPage: 1, withoutFacets: true };
const ANY_WORDS = { found: null, marking: null, leftOut: [], readAs: null };

/** Search over the catalogue's tables: words by the database's full-text search, listings by columns in memory. */
function databaseSearch(reader: Reader, synonyms = () => Promise.resolve(NO_SYNONYMS)): SearchPort {
  const fitment = openFitment(reader);
  const words = catalogueSearch(reader, fitment, synonyms);
  const index = catalogueIndex(reader);
  return {
    async list(query) {
      const columns = await index.columns();
      const found = query.search === undefined ? ANY_WORDS : await words.find(query.search, columns);
      const car = query.car === undefined ? null : findCar(await fitment.table(), query.car);
      // An unknown car fits nothing: showing everything would pass for what fits.
      const fitting = query.car === undefined ? null : needsOf(car?.fitments ?? []);
      const selection = { query, ...found, fitting };
      const { total, ids, facets } = select(columns, selection);
      const start = (query.page - 1) * query.perPage;
      return {
        ids: ids(start, query.perPage),
        total,
        facets,
        leftOut: [...found.leftOut],
        readAs:
          car === null ? found.readAs : describeCar(car, columns, partOfCategory(columns, query.category)),
        size: sizeOfSelection(selection),
      };
    },
    async suggest(keyword, limit) {
      if (keyword.trim() === '') return [];
      const columns = await index.columns();
      const found = await words.suggest(keyword, columns);
      return select(columns, { query: { ...SUGGESTED, search: keyword }, ...found }).ids(0, limit);
    },
    stockedSizes: async (category) => stockedSizes(await index.columns(), category),
    assortment: async () => assortmentOf(await index.columns()),
  };
}
