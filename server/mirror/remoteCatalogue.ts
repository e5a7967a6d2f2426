import type { Localized } from '../../domain/core/locale.js';
import type { CatalogueEntry, CategoryEntry } from '../catalogueIndex/catalogueWriter.js';
import type { Pace } from './pace.js';

/* What the mirror asks of a remote store: a second one implements `RemoteCatalogue` in its own folder. */

/** The value of an attribute, or a brand, of which the store tells more than products do. */
export interface Term {
  /** The store's own name of the attribute. */
  attribute: string;
  /** By which order lines name it; null if the store does not tell. */
  slug: string | null;
  /** As products have it among their options, character for character. */
  option: string;
  /** In every language, in plain text. */
  name: Localized;
  /** Path of a brand's logo; null without one that this shop may show. */
  logo: string | null;
}

/**
 * What products share. It rarely changes, so refreshes of single products take it from the shop's database instead of
 * asking the store for it at every purchase.
 */
export interface Names {
  /** In display order, parents before their children. */
  categories: readonly CategoryEntry[];
  terms: readonly Term[];
}

/** An entry of the catalogue that names its brand and origin in the default language. */
export interface RemoteEntry extends Omit<CatalogueEntry, 'brandId' | 'originId'> {
  brand: string | null;
  origin: string | null;
}

/** A product that the shop can show and sell, as it was read from the store. */
export interface RemoteProduct {
  id: number;
  /** Whether these names are all that the product needs. */
  isNamedIn(names: Names): boolean;
  /** null for a product without any price. */
  toEntry(names: Names): RemoteEntry | null;
  /** What is not sold as the product's fields say, in lines for the operator. */
  problems(names: Names): string[];
}

/** Products to write, and ids to delete. */
export interface Changes {
  products: readonly RemoteProduct[];
  gone: readonly number[];
}

/** Digests by the ids of products: one that differs from the known one is read again. */
export type Outlines = ReadonlyMap<number, string>;

/** What a store tells of all its published products. */
export interface Listed {
  outlines: Outlines;
  /** Whether they tell of translations and pictures of the products' terms, too. */
  coverTerms: boolean;
}

/** A store's catalogue. Everything throws `store_unavailable` if the store does not answer. */
export interface RemoteCatalogue {
  /** Address of the store. */
  url: string;
  readNames(): Promise<Names>;
  listOutlines(pace: Pace): Promise<Listed>;
  /** Many products for no shopper; those that are not shown are gone. */
  readMany(ids: readonly number[]): Promise<Changes>;
  /**
   * The current state of these products, and of the parents of these variations. `mirrored`: ids of the products in the
   * mirror that have one of these ids or a variation with it; the store is asked while they are read.
   */
  readCurrent(ids: readonly number[], mirrored: Promise<readonly number[]>): Promise<Changes>;
}
