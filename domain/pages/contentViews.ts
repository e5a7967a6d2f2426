/** View models of editorial pages, the home page and the not-found page. */
import type { BranchView } from '../branches/branchViews.js';
import type { OpeningDays } from '../branches/openingHours.js';
import type { LinkView } from '../content/pageViews.js';
import type { CategoryPictureView, FinderSizes, ProductCardView } from '../catalogue/catalogueViews.js';
import type { SetTermsView } from '../catalogue/plate/setTerms.js';
import type { Locale } from '../core/locale.js';

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
  hasCars: boolean;
  terms: SetTermsView;
}

export interface ContactPageProps {
  title: string;
  lead: string;
  /** Sanitised HTML with further contact details; null if editors have written none. */
  html: string | null;
  /** Phone number as displayed and as a link. */
  phone: { text: string; href: string } | null;
  email: { text: string; href: string } | null;
  /** Link to the shop's location on a map. */
  mapUrl: string | null;
  /** Whether a page of its own tells where the branches are. */
  hasBranches: boolean;
  /** The branches, whose hours come from where appointments are offered. */
  branches: BranchView[];
  days: OpeningDays;
}

export interface ContentPageProps {
  title: string;
  /** The language of its title, if it differs from the page's. */
  lang?: Locale | undefined;
  text: LongTextView;
  updatedAt: string;
}

/** An editor's draft, or why its link shows none. */
export type DraftPageProps =
  | { state: 'expired' | 'unknown' }
  | { state: 'open'; kind: 'page'; page: ContentPageProps }
  | { state: 'open'; kind: 'tip'; page: TipPageProps };

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
  /** Choices of the finder by size. */
  sizes: FinderSizes;
  hasCars: boolean;
}
