import type { ComponentType } from 'react';
import type { MessageKey } from '../locales/keys.js';

/** What the shop knows of an optional feature in every layer. */
export interface FeatureFacts {
  /** Its page, without locale. */
  path?: string;
  /** Public pages that one file of `pages/` draws. */
  tree?: PageTreeFacts;
  /** Absent for a public page. */
  privacy?: Privacy;
  /** Whether the server writes products into its page, which is then renewed with them. */
  hasProducts?: boolean;
  /** Whether products are chosen on its page. */
  isCatalogue?: boolean;
  /** In the header and the menus. */
  link?: FeatureLink;
  /** Address of its service worker; a shop has one at most. */
  serviceWorker?: string;
  /** What it keeps in browsers, by name; the privacy page lists it. */
  storage: Readonly<Record<string, StorageEntry>>;
}

/**
 * Why a page is not public. `key-in-path`, `key-in-query`: its address gives access to a draft, an order, requests or an
 * account. `personal`: it shows or asks for personal data. `momentary`: it only makes sense at the moment.
 */
export type Privacy = 'key-in-path' | 'key-in-query' | 'personal' | 'momentary';

interface PageTreeFacts {
  /** The directory in `pages/`. */
  page: string;
  /** Where the trees begin, each with a page of its own. */
  roots: readonly { path: string; title: MessageKey }[];
}

interface FeatureLink {
  icon: string;
  title: MessageKey;
  /** Its name in the phone's menu. */
  menu: MessageKey;
  /** What the way to it is called in a text. */
  see: MessageKey;
}

export interface StorageEntry {
  purpose: 'cart' | 'checkout' | 'lists' | 'cars' | 'forms' | 'analytics' | 'loading' | 'copies';
  /** `tab` is session storage, `browser` is local storage, `cache` is Cache Storage. */
  place: 'tab' | 'browser' | 'cache';
}

/** Pages to which the shop links where a feature has them, instead of to a search. */
export interface GoodsPaths {
  /** All tyres, by size. */
  tyres?: string;
  /** What there is of a brand, by its English name. */
  brand?: (name: string) => string;
  /** What fits a make, or a model of it, by their English names. */
  car?: (make: string, model: string | null) => string;
}

/** What a feature's links below lists of products are drawn from. */
export interface BrowseLinksProps {
  hasTyres: boolean;
  hasCars: boolean;
}

/** What a feature's checkbox on a product is drawn from. */
export interface ToggleProps {
  /** Id of the product or variation. */
  id: number;
  /** Id of the element with its name, which describes the checkbox. */
  nameId: string;
  /** On a card, where there is no room for many words. */
  isSmall: boolean;
}

/** What a feature offers in place of the cart for what is sold out. */
export interface SoldOutOffer {
  title: MessageKey;
  /** What it promises to tell: there is no offer where the shop has no channel for it. */
  news: string;
  Button: ComponentType<SoldOutProps>;
}

export interface SoldOutProps {
  /** A simple product, or a variation. */
  itemId: number;
  /** Its full name. */
  name: string;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

/** What a feature says of a product on its page. */
export interface ProductPart {
  title: string;
  /** In a few words, which lead to it from the product's name. */
  summary: string;
  /** HTML with a heading; what people wrote is escaped. */
  html: string;
  /** Whether there is more to load. */
  hasMore: boolean;
}

export interface ProductPartProps {
  productId: number;
  part: ProductPart;
}

/** A form that can be sent without scripts. Its page has the address to which it is sent. */
export interface FeatureForm {
  /** The route of `/api` that takes it, with its prefix. */
  route: `/api/${'post' | 'wcPost'}/${string}`;
  fields: readonly string[];
  /** The names of the parameters that belong to the request. */
  query?: readonly string[];
  /** What the route takes from these parameters. */
  bodyOf?: (query: URLSearchParams) => object;
}
