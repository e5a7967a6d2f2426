import type { Category } from '../../../domain/category.js';
import type {
  CataloguePort,
  Facets,
  ProductPage,
  ProductQuery,
  ProductRef,
  ProductSort,
} from '../../ports/catalogue.js';
import { countFacets } from './catalogueFacets.js';
import { productCondition, type Selection } from './catalogueFilter.js';
import { listBrands, listStockedSizes } from './catalogueLists.js';
import { loadProducts } from './catalogueRows.js';
import { catalogueSearch, type CatalogueSearch, type Found } from './catalogueSearch.js';
import type { Reader, Row } from './database.js';
import { integer, localized, numbers, optionalInteger, text } from './rows.js';

/** Products and categories out of the database. */
export function embeddedCatalogue(reader: Reader): CataloguePort {
  const search = catalogueSearch(reader);
  return {
    listProducts: (query) => listProducts(reader, search, query),
    getProduct: async (id) => (await loadProducts(reader, [id]))[0] ?? null,
    getProducts: (ids) => loadProducts(reader, ids),
    findProductId: (slug) => findProductId(reader, slug),
    searchProducts: async (keyword, limit) => {
      const selection = { query: UNSET, ...(await search.suggest(keyword)) };
      const ids = keyword.trim() === '' ? [] : await selectIds(reader, selection);
      return loadProducts(reader, ids.slice(0, limit));
    },
    listProductRefs: async () => (await reader.rows(ALL_REFS)).map(productRef),
    listCategories: async () => (await reader.rows(ALL_CATEGORIES)).map(category),
    listStockedSizes: (category) => listStockedSizes(reader, category),
    listBrands: () => listBrands(reader),
  };
}

const UNSET: ProductQuery = { sort: 'relevance', page: 1, perPage: 1 };
const NO_FACETS: Facets = {
  values: { brand: [], origin: [], load_index: [], speed_index: [], width: [], aspect: [], rim: [] },
  price: null,
  inStock: 0,
  onSale: 0,
};

const NOTHING_SEARCHED: Found = { found: null, size: null };

async function listProducts(
  reader: Reader,
  search: CatalogueSearch,
  query: ProductQuery,
): Promise<ProductPage> {
  const found = query.search === undefined ? NOTHING_SEARCHED : await search.find(query.search);
  const selection = { query, ...found };
  const ids = await selectIds(reader, selection);
  const start = (query.page - 1) * query.perPage;
  const [items, facets] = await Promise.all([
    loadProducts(reader, ids.slice(start, start + query.perPage)),
    query.withoutFacets === true ? NO_FACETS : countFacets(reader, selection),
  ]);
  return { items, total: ids.length, page: query.page, pages: Math.ceil(ids.length / query.perPage), facets };
}

/** Ties are broken by id everywhere, so that pages never overlap. Without a search, relevant is what can be had. */
const ORDERS: Record<ProductSort, string> = {
  relevance: 'p.stock = 0, p.shelf, p.id',
  price: 'p.price, p.id',
  '-price': 'p.price DESC, p.id',
  newest: 'p.created_at DESC, p.id',
  name: 'p.name_en COLLATE NOCASE, p.id',
};

/** Ids of all that the selection holds, in its order. */
async function selectIds(reader: Reader, selection: Selection): Promise<number[]> {
  const where = productCondition(selection);
  const [row] = await reader.rows(
    `SELECT json_group_array(p.id ORDER BY ${ORDERS[selection.query.sort]}) AS ids
     FROM products p WHERE ${where.sql}`,
    where.args,
  );
  const ids = row === undefined ? [] : numbers(row, 'ids');
  if (selection.found === null || selection.query.sort !== 'relevance') return ids;
  const selected = new Set(ids);
  return selection.found.filter((id) => selected.has(id));
}

const ALL_REFS = 'SELECT id, type, updated_at FROM products ORDER BY id';

function productRef(row: Row): ProductRef {
  return {
    id: integer(row, 'id'),
    type: text(row, 'type') === 'simple' ? 'simple' : 'variable',
    updatedAt: text(row, 'updated_at'),
  };
}

const ALL_CATEGORIES = `
  WITH RECURSIVE tree(ancestor, id) AS (
    SELECT id, id FROM categories
    UNION SELECT tree.ancestor, c.id FROM categories c JOIN tree ON c.parent_id = tree.id
  )
  SELECT c.*, (
    SELECT count(DISTINCT product_id) FROM product_categories
    WHERE category_id IN (SELECT id FROM tree WHERE ancestor = c.id)
  ) AS count
  FROM categories c ORDER BY c.position`;

function category(row: Row): Category {
  return {
    id: integer(row, 'id'),
    slug: text(row, 'slug'),
    name: localized(row, 'name'),
    description: localized(row, 'description'),
    icon: text(row, 'icon'),
    parent: optionalInteger(row, 'parent_id'),
    count: integer(row, 'count'),
  };
}

/** By the name in an address or by SKU; a variation's SKU leads to its product. */
async function findProductId(reader: Reader, slug: string): Promise<number | null> {
  const [row] = await reader.rows(
    `SELECT id FROM products WHERE slug = ?1 OR sku = ?1
     UNION SELECT product_id FROM items WHERE sku = ?1
     ORDER BY 1 LIMIT 1`,
    [slug],
  );
  return row === undefined ? null : integer(row, 'id');
}
