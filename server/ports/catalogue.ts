import type { Category } from '../../domain/catalogue/category.js';
import type { Brand, Product } from '../../domain/catalogue/product.js';
import type { FacetKey } from '../../domain/catalogue/facets.js';
import type { ProductQuery } from '../../domain/catalogue/productQuery.js';
import type { ReadAs } from '../../domain/fitment/readAs.js';
import type { TyreSize } from '../../domain/catalogue/tyre.js';
import type { Localized } from '../../domain/core/locale.js';
import type { Piastres } from '../../domain/core/money.js';

/** A further choice, and how many products it would leave. */
export interface FacetValue {
  value: string;
  /** What the value is called; the value itself in the default language. */
  label: Localized;
  count: number;
}

/** What a listing may be narrowed by; every facet ignores its own current choice. */
export interface Facets {
  values: Record<FacetKey, FacetValue[]>;
  /** Lowest and highest price of what is found without the price bounds; null when nothing is. */
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
  /** Words of the search, as written, that no product has beside the others, by which these were found. */
  leftOut: string[];
  /** The car that the search names, where tyres for it are meant. */
  readAs: ReadAs | null;
}

/** An entry of the list from which pages are built and the sitemap is written: also of what no list shows. */
export interface ProductRef {
  id: number;
  type: 'simple' | 'variable';
  /** Whether categories show it; what is not listed has a page for those who know its address. */
  isListed: boolean;
  updatedAt: string;
}

/** Products and categories. Every method may throw `ShopError('store_unavailable')`. */
export interface CataloguePort {
  /** A page of what the query leaves; a variation stands in it by itself where the query means that one alone. */
  listProducts(query: ProductQuery): Promise<ProductPage>;
  /** A product or a variation by id; null where there is none. */
  getProduct(id: number): Promise<Product | null>;
  /** The products among these ids that exist, in the order asked for. */
  getProducts(ids: readonly number[]): Promise<Product[]>;
  /** As `getProducts`, with price and stock as they are at this moment: what is bought is asked here. */
  getCurrent(ids: readonly number[]): Promise<Product[]>;
  /** Reads these products, or with none named all that has changed, anew from where they are kept. */
  refresh(ids?: readonly number[]): Promise<void>;
  /** The id behind a slug or SKU-like name in an old address; null where there is none. */
  findProductId(slug: string): Promise<number | null>;
  /** Suggestions for the search box, best first. */
  searchProducts(keyword: string, limit: number): Promise<Product[]>;
  listProductRefs(): Promise<ProductRef[]>;
  listCategories(): Promise<Category[]>;
  /** Every tyre size that is in stock, in a category and its children where one is named, by width, aspect, rim. */
  listStockedSizes(category?: number): Promise<TyreSize[]>;
  /** Brands that have products, in the order in which listings without a search show them first. */
  listBrands(): Promise<Brand[]>;
}
