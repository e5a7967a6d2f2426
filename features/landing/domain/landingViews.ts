/** View models of the landing pages of sizes, brands and cars, and of the indexes above them. */
import type { Piastres } from '../../../domain/core/money.js';
import type { CrumbView } from '../../../domain/content/pageViews.js';
import type { CarParts } from '../../../domain/fitment/carKey.js';
import type {
  FinderSizes,
  PickView,
  ProductCardView,
  SizeGroupView,
} from '../../../domain/catalogue/catalogueViews.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';

/** Links to neighbours: other sizes, brands, models or years. */
export interface LandingLinksView {
  title: string;
  /** They are many, in the order of the alphabet. */
  areMakes?: true;
  /**
   * `count` is the number of products in stock, null where it says nothing; `logo` that of a brand, absent for none;
   * `years` those of a model.
   */
  links: { name: string; path: string; count: number | null; logo?: string; years?: string }[];
}

/** Sizes of tyres for one rim; `rim` is in inches. */
export interface LandingRimView {
  rim: number;
  sizes: { name: string; path: string }[];
}

/** What a landing page sells. */
export interface LandingOfferView {
  /** Number of products in stock. */
  inStock: number;
  /** The lowest price of those in stock; null if there are none. */
  from: Piastres | null;
  /** Brands in stock, most products first. */
  brands: string[];
  /** Path of the same products in a listing with filters. */
  listing: string;
}

/** What the data say of a brand. */
export interface LandingBrandView {
  name: string;
  /** Address of its wordmark; null if there is none. */
  logo: string | null;
  /** Of what is in stock. */
  facts: { name: string; value: string }[];
}

/** One version of a car with its tyres; null for what no source states. */
export interface CarTyresView {
  /** Engine or equipment; empty for every version. */
  trim: string;
  /** Sizes such as `205/55 R16`, with the paths of their pages if the shop sells them. */
  front: { size: string; path: string | null };
  rear: { size: string; path: string | null };
  /** Load and speed index at least, such as `91V`; empty if unknown. */
  marking: string;
  pressurePsi: { front: number; rear: number } | null;
}

export interface LandingPageProps {
  title: string;
  /** Ends with this page. */
  breadcrumbs: CrumbView[];
  /** A sentence about the page; empty if its data say it all. */
  lead: string;
  /** The figures of a metric size: millimetres, per cent, inches. */
  figures: { width: number; aspect: number; rim: number } | null;
  /** Only for a brand. */
  brand: LandingBrandView | null;
  /** null for an index. */
  offer: LandingOfferView | null;
  /** Only for a car; `parts` are of its key. `isConfirmed`: a source states all of these sizes. */
  car: { name: string; parts: CarParts; tyres: CarTyresView[]; isConfirmed: boolean } | null;
  products: ProductCardView[];
  /** What a brand of tyres makes besides them. */
  others: ProductCardView[];
  /** Of a car or a size. */
  picks: PickView[];
  /** Instead of products and picks, of a car with several sizes. */
  bySize: SizeGroupView[];
  terms: SetTermsView;
  /** The sizes of a brand, above its products; rims in ascending order. */
  byRim: { title: string; rims: LandingRimView[] } | null;
  groups: LandingLinksView[];
  /** Choices of the finder by size beside that by car, on the index of cars; null elsewhere. */
  finder: FinderSizes | null;
}
