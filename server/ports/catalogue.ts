import type { Category } from '../../domain/catalogue/category.js';
import type { Brand, Product } from '../../domain/catalogue/product.js';
import type { FacetKey } from '../../domain/catalogue/facets.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { ReadAs } from '../../domain/fitment/readAs.js';
import type { TyreSize } from '../../domain/tyres/tyre.js';
import type { Localized } from '../../domain/core/locale.js';
import type { Piastres } from '../../domain/core/money.js';

/** A facet value and the number of products with it. */
export interface FacetValue {
  value: string;
  /** Label of the value; in the default language it is the value itself. */
  label: Localized;
  count: number;
}

/** Facets of a listing; each facet ignores its own current selection. */
export interface Facets {
  values: Record<FacetKey, FacetValue[]>;
  /** Lowest and highest price of the results before the price filter; null if there are none. */
  price: { min: Piastres; max: Piastres } | null;
  inStock: number;
  onSale: number;
}

export interface ProductPage {
  items: Product[];
  total: number;
  page: number;
  pages: number;
  facets: Facets;
  /** Search terms, as written, that were dropped because no product matches them together with the others. */
  leftOut: string[];
  /** The car recognised in the search, if the search is for its tyres. */
  readAs: ReadAs | null;
  /** The size of every result, by the search text or the filters, such as `205/55 R16`; null for any or several. */
  size: string | null;
}

/** A product of the list used for prerendering and the sitemap, including unlisted ones. */
export interface ProductRef {
  id: number;
  type: 'simple' | 'variable';
  /** Whether categories show it; an unlisted product has a page that is reached by its address only. */
  isListed: boolean;
  updatedAt: string;
}

/** The listed products of one brand in one tyre size; `size` is null for products that are no tyres. */
export interface AssortmentLine {
  brand: Localized | null;
  size: TyreSize | null;
  /** Ids of its products, and of those that are in stock in this size, ascending. */
  productIds: number[];
  stockedIds: number[];
}

/** Products and categories. Every method may throw `ShopError('store_unavailable')`. */
export interface CataloguePort {
  /** A page of the query's results; a variation appears on its own if the query matches only that one. */
  listProducts(query: ProductQuery): Promise<ProductPage>;
  /** A product or a variation by id; null if unknown. */
  getProduct(id: number): Promise<Product | null>;
  /** The products among these ids that exist, in the given order. */
  getProducts(ids: readonly number[]): Promise<Product[]>;
  /** Like `getProducts`, for a shopper who looks at one product: a store that keeps the goods is asked again. */
  getViewed(ids: readonly number[]): Promise<Product[]>;
  /** Like `getProducts`, but with current price and stock; used for everything that is bought. */
  getCurrent(ids: readonly number[]): Promise<Product[]>;
  /** Refreshes these products from their source, or everything that has changed if no ids are given. */
  refresh(ids?: readonly number[]): Promise<void>;
  /** The id for a slug or SKU-like name in a legacy address; null if unknown. */
  findProductId(slug: string): Promise<number | null>;
  /** Suggestions for the search box, best first. */
  searchProducts(keyword: string, limit: number): Promise<Product[]>;
  listProductRefs(): Promise<ProductRef[]>;
  listCategories(): Promise<Category[]>;
  /** Tyre sizes in stock, optionally within a category and its children, sorted by width, aspect and rim. */
  listStockedSizes(category?: number): Promise<TyreSize[]>;
  /** Brands with products, in the default order of listings. */
  listBrands(): Promise<Brand[]>;
  /** What lists show, by brand and tyre size; the same object until the catalogue changes. It must not be mutated. */
  listAssortment(): Promise<AssortmentLine[]>;
}
