/**
 * What a page shows, already in the page's language: the small, serialisable values that travel from the
 * server's loaders into prerendered HTML and hydration.
 */
import type { Locale } from '../core/locale.js';
import type { Piastres } from '../core/money.js';
import type { AttributeKey } from '../catalogue/facets.js';
import type { Stock } from '../catalogue/product.js';
import type { VariesBy } from '../catalogue/variesBy.js';
import type { ReadAs } from '../fitment/readAs.js';
import type { WordOverrides } from './wordOverrides.js';

/** What the document's head says about the page. */
export interface PageHead {
  title: string;
  description: string;
  /** Path without locale; null where the page is not to be indexed. */
  canonicalPath: string | null;
  /** Address of a picture for social networks. */
  image: string | null;
  /** Path of a feed of what the page lists, without locale. */
  feedPath: string | null;
  openGraphType: 'website' | 'article' | 'product';
  /** schema.org objects. */
  jsonLd: object[];
}

export interface LinkView {
  name: string;
  /** The language of its name where it is not the page's. */
  lang?: Locale | undefined;
  path: string;
  icon: string | null;
}

/** What stands around every page. */
export interface ShellView {
  locale: Locale;
  /** Origin of the shop, for addresses that have to be absolute. */
  origin: string;
  /** Path under which the browser finds `/api`; empty for `/api` itself. */
  apiBase: string;
  shopName: string;
  tagline: string;
  /** What editors have put in the place of the interface's words. */
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
  /** Whether this is a demonstration that forgets what shoppers do. */
  forgets: boolean;
  /** When the page was written, in ms: what the browser has kept from before is older than the page. */
  writtenAt: number;
}

export interface CrumbView {
  name: string;
  path: string;
}

/** A product as a card shows it. Prices are piastres. */
export interface ProductCardView {
  id: number;
  type: 'simple' | 'variable';
  /** The one of its sizes that is meant, where a listing means one. */
  variationId: number | null;
  name: string;
  /** The language of its name where it is not the page's. */
  lang?: Locale | undefined;
  brand: string | null;
  /** Written size such as `205/55 R16`, null for other goods and for several sizes. */
  size: string | null;
  excerpt: string;
  /** The language of its excerpt where it is not the page's. */
  excerptLang?: Locale | undefined;
  image: string;
  price: Piastres;
  /** A variable product's price is its lowest. */
  isLowestPrice: boolean;
  formerPrice: Piastres | null;
  saleTitle: string | null;
  salePercent: number | null;
  stock: Stock;
  /** What its variations differ by; null where there is nothing to choose. */
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

/** What it says of itself, in the page's language. */
export type AttributesView = Partial<Record<AttributeKey, string>>;

/** A product as its own page shows it. */
export interface ProductView extends ProductCardView {
  sku: string | null;
  /** One order holds one piece of it at most. */
  soldIndividually: boolean;
  brandLogo: string | null;
  images: string[];
  /** Whether the pictures are drawings, which the page says. */
  isIllustrated: boolean;
  /** Sanitised HTML. */
  description: string;
  /** The language of its description where it is not the page's. */
  descriptionLang?: Locale | undefined;
  attributes: AttributesView;
  variations: VariationView[];
  breadcrumbs: CrumbView[];
  /** Whether it is a tyre: sold in sets of 1, 2 and 4. */
  isTyre: boolean;
}

/** A choice within a facet. */
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

/** A filter that may be given up. */
export interface SuggestedFilterView {
  /** Query key. */
  key: string;
  /** The value given up; of a search the words that are left. */
  value: string;
  total: number;
}

/** A listing: products with what narrows them. */
export interface ListingView {
  products: ProductCardView[];
  total: number;
  page: number;
  pages: number;
  facets: FacetView[];
  /** Bounds of what is found without price filters, in piastres. */
  priceRange: { min: Piastres; max: Piastres } | null;
  /** How many of what is found are in stock, and on sale. */
  inStock: number;
  onSale: number;
  /** Where nothing is found: what may be given up, and how many products that gives; the most first. */
  suggestedFilters: SuggestedFilterView[];
  /** Words of the search that no product has beside the others, by which these were found. */
  leftOut: string[];
  /** The car that the search names; its names in the page's language. */
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
  /** The language of its name where it is not the page's. */
  lang?: Locale | undefined;
  icon: string;
  path: string;
  count: number;
  description: string;
  /** The language of its description where it is not the page's. */
  descriptionLang?: Locale | undefined;
}

/** A category with a picture of its goods, where it has any. */
export interface CategoryPictureView extends CategoryTileView {
  image: string | null;
}

export interface TipCardView {
  id: number;
  path: string;
  title: string;
  /** The language of its title where it is not the page's. */
  lang?: Locale | undefined;
  excerpt: string;
  /** The language of its excerpt where it is not the page's. */
  excerptLang?: Locale | undefined;
  image: string | null;
  publishedAt: string;
  /** Whole minutes, at least one. */
  readingMinutes: number;
}

/** Choices of the size finder: every size that is in stock, `[width, aspect, rim]`. */
export type FinderSizes = [number, number | null, number][];

/** Properties of each page's component. */
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
  /** Where nothing is found: brands to look through instead. */
  brands: { name: string; path: string }[];
}

export interface CartPageProps {
  /** For a cart that is empty. */
  bestSellers: ProductCardView[];
}

export interface ProductPageProps {
  product: ProductView;
  /** Other tyres of its size, where it has one size. */
  sameSize: ProductCardView[];
  /** Goods that go with it, or others of its category, under words that say which. */
  related: { title: string; products: ProductCardView[] };
}

/** A heading of a text, and its place in the address. */
export interface ContentsEntryView {
  id: string;
  title: string;
}

/** A long text, ready to be read. */
export interface LongTextView {
  /** Sanitised HTML, whose headings carry the ids that `contents` names. */
  html: string;
  /** The language of its words where it is not the page's. */
  lang?: Locale | undefined;
  /** Its main headings; empty where the text is short. */
  contents: ContentsEntryView[];
}

export interface ContactPageProps {
  title: string;
  lead: string;
  /** Sanitised HTML about other ways to reach the shop; null where editors have written none. */
  html: string | null;
  /** A number to call, as it is written and as a link. */
  phone: { text: string; href: string } | null;
  /** Where the shop is on a map. */
  mapUrl: string | null;
}

export interface ContentPageProps {
  title: string;
  /** The language of its title where it is not the page's. */
  lang?: Locale | undefined;
  text: LongTextView;
  updatedAt: string;
}

export interface FaqEntryView {
  /** The question's place in the address: `#how-do-i-know-my-tyre-size`, the same in both languages. */
  id: string;
  question: string;
  /** Sanitised HTML. */
  answer: string;
}

export interface FaqGroupView {
  id: string;
  /** Empty where the questions stand in no group. */
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

/** Pages that show an order: the id from the address, the order is loaded in the browser. */
export interface OrderPageProps {
  orderId: number;
}

export interface NotFoundPageProps {
  /** The path that was asked for; null on a fatal error. */
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
