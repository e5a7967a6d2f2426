/** View models: the small, serialisable, already localised values that loaders pass to prerendering and hydration. */
import type { Locale } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { AttributeKey } from '../catalogue/facets.js';
import type { Stock } from '../catalogue/product.js';
import type { VariesBy } from '../catalogue/variesBy.js';
import type { ReadAs } from '../fitment/readAs.js';
import type { WordOverrides } from './wordOverrides.js';

/** Contents of the document's head. */
export interface PageHead {
  title: string;
  description: string;
  /** Path without locale; null for `noindex`. */
  canonicalPath: string | null;
  /** Address of the picture for social networks. */
  image: string | null;
  /** Path without locale of a feed of the listed items. */
  feedPath: string | null;
  openGraphType: 'website' | 'article' | 'product';
  /** schema.org objects. */
  jsonLd: object[];
}

export interface LinkView {
  name: string;
  /** The language of its name, if it differs from the page's. */
  lang?: Locale | undefined;
  path: string;
  icon: string | null;
}

/** The layout around every page. */
export interface ShellView {
  locale: Locale;
  /** Origin of the shop, for absolute addresses. */
  origin: string;
  /** Path prefix before `/api` in the browser; empty for `/api` itself. */
  apiBase: string;
  shopName: string;
  tagline: string;
  /** Interface messages that editors have overridden. */
  words: WordOverrides;
  categories: LinkView[];
  navLinks: LinkView[];
  footerMenu: LinkView[];
  footer: {
    sections: { title: string; links: LinkView[] }[];
    newsletter: { placeholder: string; button: string; description: string };
    copyrights: string;
    socialMedia: { url: string; icon: string }[];
  };
  whatsAppNumber: string | null;
  /** Whether this is a demonstration that does not keep data. */
  forgets: boolean;
  /** When the page was rendered, in ms: cached data from before that is older than the page. */
  writtenAt: number;
}

export interface CrumbView {
  name: string;
  path: string;
}

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
  excerpt: string;
  /** The language of its excerpt, if it differs from the page's. */
  excerptLang?: Locale | undefined;
  image: string;
  price: Piastres;
  /** Whether the price is the lowest of several. */
  isLowestPrice: boolean;
  formerPrice: Piastres | null;
  saleTitle: string | null;
  salePercent: number | null;
  stock: Stock;
  /** How its variations differ; null if there is nothing to choose. */
  varies: VariesBy | null;
}

export interface VariationView {
  id: number;
  label: string;
  size: string | null;
  attributes: AttributesView;
  price: Piastres;
  formerPrice: Piastres | null;
  salePercent: number | null;
  stock: Stock;
  image: string | null;
}

/** Attributes in the page's language. */
export type AttributesView = Partial<Record<AttributeKey, string>>;

/** The view of a product page. */
export interface ProductView extends ProductCardView {
  sku: string | null;
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
  attributes: AttributesView;
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

/** A listing: products with their filters. */
export interface ListingView {
  products: ProductCardView[];
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
  /** The car named in the search, in the page's language. */
  readAs: (Omit<ReadAs, 'cars'> & { cars: string[] }) | null;
  chosen: {
    search: string;
    category: number | null;
    minPrice: Piastres | null;
    maxPrice: Piastres | null;
    inStock: boolean;
    onSale: boolean;
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

export interface TipCardView {
  id: number;
  path: string;
  title: string;
  /** The language of its title, if it differs from the page's. */
  lang?: Locale | undefined;
  excerpt: string;
  /** The language of its excerpt, if it differs from the page's. */
  excerptLang?: Locale | undefined;
  image: string | null;
  publishedAt: string;
  /** Whole minutes, at least one. */
  readingMinutes: number;
}

/** Choices of the size finder: every size in stock, `[width, aspect, rim]`. */
export type FinderSizes = [number, number | null, number][];

/** Props of the page components. */
export interface HomePageProps {
  title: string;
  lead: string;
  promises: { icon: string; title: string; text: string }[];
  categories: CategoryPictureView[];
  bestSellers: ProductCardView[];
  offers: ProductCardView[];
  brands: { name: string; logo: string; path: string }[];
  tips: TipCardView[];
  sizes: FinderSizes;
}

export interface CategoryPageProps {
  category: CategoryTileView;
  breadcrumbs: CrumbView[];
  subCategories: CategoryTileView[];
  listing: ListingView;
  sizes: FinderSizes | null;
}

export interface SearchPageProps {
  listing: ListingView;
  sizes: FinderSizes;
  categories: CategoryPictureView[];
  /** Suggested brands if there are no results. */
  brands: { name: string; path: string }[];
}

export interface CartPageProps {
  /** Suggestions for an empty cart. */
  bestSellers: ProductCardView[];
}

export interface ProductPageProps {
  product: ProductView;
  /** Other tyres of the same size, if it has a single size. */
  sameSize: ProductCardView[];
  /** Complementary products, or others of its category; the title says which. */
  related: { title: string; products: ProductCardView[] };
}

/** A heading with its anchor. */
export interface ContentsEntryView {
  id: string;
  title: string;
}

/** A long text with its table of contents. */
export interface LongTextView {
  /** Sanitised HTML whose headings have the ids in `contents`. */
  html: string;
  /** The language of its text, if it differs from the page's. */
  lang?: Locale | undefined;
  /** Table of contents; empty for short texts. */
  contents: ContentsEntryView[];
}

export interface ContactPageProps {
  title: string;
  lead: string;
  /** Sanitised HTML with further contact details; null if editors have written none. */
  html: string | null;
  /** Phone number as displayed and as a link. */
  phone: { text: string; href: string } | null;
  /** Link to the shop's location on a map. */
  mapUrl: string | null;
}

export interface ContentPageProps {
  title: string;
  /** The language of its title, if it differs from the page's. */
  lang?: Locale | undefined;
  text: LongTextView;
  updatedAt: string;
}

export interface FaqEntryView {
  /** Anchor of the question: `#how-do-i-know-my-tyre-size`, the same in both languages. */
  id: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

export interface FaqGroupView {
  id: string;
  /** Empty if the questions are not grouped. */
  name: string;
  entries: FaqEntryView[];
}

export interface FaqPageProps {
  title: string;
  lead: string;
  groups: FaqGroupView[];
}

export interface TipsPageProps {
  tips: TipCardView[];
}

export interface TipPageProps extends TipCardView {
  text: LongTextView;
  updatedAt: string;
  relatedProducts: ProductCardView[];
  relatedTips: TipCardView[];
}

/** Order pages: the id from the address; the order is loaded in the browser. */
export interface OrderPageProps {
  orderId: number;
}

export interface NotFoundPageProps {
  /** The requested path; null on a fatal error. */
  path: string | null;
  /** Sanitised HTML. */
  banner: string;
  productsTitle: string;
  products: ProductCardView[];
  categoriesTitle: string;
  categories: CategoryPictureView[];
  pagesTitle: string;
  pages: LinkView[];
}
