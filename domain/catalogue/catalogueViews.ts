/** View models of products, listings and categories. */
import type { ProductPart } from '../../features/feature.js';
import type { DayRange } from '../delivery/deliveryPromise.js';
import type { CrumbView } from '../content/pageViews.js';
import type { Locale } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { CardFactKey } from './attributes/cardFacts.js';
import type { Scores } from './attributes/gauges.js';
import type { AttributeKey } from './attributes/attributes.js';
import type { QuantityRule } from './pricing/quantityRule.js';
import type { QuantityPrice } from './pricing/unitPrice.js';
import type { Stock } from './product.js';
import type { Picked } from './plate/picks.js';
import type { PlateView } from './plate/plate.js';
import type { SetTermsView } from './plate/setTerms.js';
import type { SizeGroup } from './plate/sizeGroup.js';
import type { VariesBy } from './variations/variesBy.js';
import type { SizeRange } from '../tyres/sizeRange.js';
import type { InstalmentPlanView } from '../payment/instalments.js';
import type { ReadAs } from '../fitment/readAs.js';

/** A product card. Prices are in piastres. */
export interface ProductCardView {
  id: number;
  type: 'simple' | 'variable';
  /** The variation that a listing means, if it means only one. */
  variationId: number | null;
  name: string;
  /** The language of its name, if it differs from the page's. */
  lang?: Locale | undefined;
  brand: string | null;
  /** Size such as `205/55 R16`; null for products without one or with several. */
  size: string | null;
  /** Only of a tyre with several sizes. */
  sizes?: SizeRange | undefined;
  excerpt: string;
  /** The language of its excerpt, if it differs from the page's. */
  excerptLang?: Locale | undefined;
  image: string;
  price: Piastres;
  /** Lower prices per piece in quantity, fewest pieces first; absent for none. */
  quantityPrices?: readonly QuantityPrice[] | undefined;
  /** Absent: any quantity is sold. */
  quantityRule?: QuantityRule | undefined;
  /** Whether the price is the lowest of several. */
  isLowestPrice: boolean;
  formerPrice: Piastres | null;
  saleTitle: string | null;
  salePercent: number | null;
  stock: Stock;
  /** How its variations differ; null if there is nothing to choose. */
  varies: VariesBy | null;
  /** How a tyre drives; absent if nothing is known. */
  scores?: Scores | undefined;
  /** What identifies a battery, an oil or a rim; absent if nothing is known. */
  facts?: readonly { key: CardFactKey; value: string }[] | undefined;
  /** Only of a tyre with a single size. */
  plate?: PlateView | undefined;
}

/** The value of an attribute in the page's language, and its plain explanation. */
interface SpecView {
  value: string;
  words?: string;
}
export type SpecsView = Partial<Record<AttributeKey, SpecView>>;

export interface VariationView {
  id: number;
  label: string;
  size: string | null;
  /** Load and speed index as written after the size, `91V`; empty for none. */
  marking: string;
  /** What else the label says after size and marking; absent for nothing. */
  option?: string;
  /** What it does not share with the other variations. */
  specs: SpecsView;
  price: Piastres;
  /** As of a card. */
  quantityPrices?: readonly QuantityPrice[] | undefined;
  /** Absent: any quantity is sold. */
  quantityRule?: QuantityRule | undefined;
  formerPrice: Piastres | null;
  salePercent: number | null;
  stock: Stock;
  image: string | null;
}

/** Plans of instalments, and HTML of what the cheapest one costs for an amount. */
export interface InstalmentsView {
  plans: InstalmentPlanView[];
  amount: Piastres;
  html: string;
}

/** The view of a product page. */
export interface ProductView extends ProductCardView {
  sku: string | null;
  /** Absent where nothing can be paid in instalments. */
  instalments?: InstalmentsView | undefined;
  /** At most one piece per order. */
  soldIndividually: boolean;
  brandLogo: string | null;
  images: string[];
  /** Whether the pictures are drawings, which the page states. */
  isIllustrated: boolean;
  /** Sanitised HTML. */
  description: string;
  /** The language of its description, if it differs from the page's. */
  descriptionLang?: Locale | undefined;
  /** Names of the rows of the specifications table, in order. */
  specNames: (readonly [key: AttributeKey, name: string])[];
  /** What all its variations share. */
  specs: SpecsView;
  variations: VariationView[];
  breadcrumbs: CrumbView[];
  /** Whether it is a tyre: sold in sets of 1, 2 and 4. */
  isTyre: boolean;
}

/** A value of a facet. */
export interface FacetValueView {
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
}

export interface FacetView {
  /** Query key: `brand`, `width` … */
  key: string;
  values: FacetValueView[];
}

/** A filter that could be dropped. */
export interface SuggestedFilterView {
  /** Query key. */
  key: string;
  /** The dropped value; for a search, the remaining words. */
  value: string;
  total: number;
}

/** A card that a listing begins with, and why. */
export type PickView = Picked<ProductCardView>;

export type SizeGroupView = SizeGroup<ProductCardView>;

/** A listing: products with their filters. */
export interface ListingView {
  products: ProductCardView[];
  /** On its first page, if it is of a car or a size. */
  picks: PickView[];
  /** Instead of them, if it is of a car whose size is open: its tyres by size. Its products are then no tyres. */
  bySize: SizeGroupView[];
  total: number;
  page: number;
  pages: number;
  facets: FacetView[];
  /** Price range of the results before the price filter, in piastres. */
  priceRange: { min: Piastres; max: Piastres } | null;
  /** Number of results in stock, and on sale. */
  inStock: number;
  onSale: number;
  /** If there are no results: filters to drop, with the number of results that gives, most first. */
  suggestedFilters: SuggestedFilterView[];
  /** Search terms that were dropped because no product matches them together with the others. */
  leftOut: string[];
  /**
   * The car named in the search, in the page's language; `model` is the first one's without its make, `page` the one
   * on which to choose the year, or the model of a make.
   */
  readAs: (Omit<ReadAs, 'cars'> & { cars: string[]; model?: string; page?: string }) | null;
  /** The size of every result, such as `205/55 R16`; null for any or several. */
  size: string | null;
  chosen: {
    search: string;
    category: number | null;
    minPrice: Piastres | null;
    maxPrice: Piastres | null;
    inStock: boolean;
    onSale: boolean;
    /** Key of the car that the tyres fit. */
    car: string | null;
    sort: string;
  };
}

export interface CategoryTileView {
  id: number;
  name: string;
  /** The language of its name, if it differs from the page's. */
  lang?: Locale | undefined;
  icon: string;
  path: string;
  count: number;
  description: string;
  /** The language of its description, if it differs from the page's. */
  descriptionLang?: Locale | undefined;
}

/** A category tile with a product picture, if there is one. */
export interface CategoryPictureView extends CategoryTileView {
  image: string | null;
}

/** Choices of the size finder: every size in stock, `[width, aspect, rim]`. */
export type FinderSizes = [number, number | null, number][];

export interface CategoryPageProps {
  category: CategoryTileView;
  breadcrumbs: CrumbView[];
  subCategories: CategoryTileView[];
  listing: ListingView;
  sizes: FinderSizes | null;
  hasCars: boolean;
  terms: SetTermsView;
}

export interface SearchPageProps {
  listing: ListingView;
  /** In milliseconds since the epoch. */
  renderedAt: number;
  sizes: FinderSizes;
  hasCars: boolean;
  terms: SetTermsView;
  categories: CategoryPictureView[];
  /** Information pages that the search names. */
  pages: { name: string; path: string }[];
  /** Suggested brands if there are no results. */
  brands: { name: string; path: string }[];
}

/** What the fitment table can say about a product. */
export type FitKind = 'tyre' | 'battery' | 'oil';

/** Delivery to where most orders go, within a range of working days. */
export interface DeliveryView extends DayRange {
  /** `Delivery to Cairo` */
  place: string;
  /** To that place. */
  fee: Piastres;
}

export interface ProductPageProps {
  product: ProductView;
  /** What features say of it, by the id of its section. */
  parts: Readonly<Record<string, ProductPart>>;
  /** null: nothing is known of which cars it fits. */
  fitKind: FitKind | null;
  /** null: nothing is known of delivery. */
  delivery: DeliveryView | null;
  /** Fitting one tyre, as in `SetTermsView`; null where nothing is said of it. */
  fitting: SetTermsView['fitting'];
  /** HTML of the size drawn to scale, if it has a single size. */
  sizeDrawing: string | null;
  /** Other tyres of the same size, if it has a single size. */
  sameSize: ProductCardView[];
  /** Complementary products, or others of its category; the title says which. */
  related: { title: string; products: ProductCardView[] };
}
