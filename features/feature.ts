import type { ComponentType } from 'react';

/** What the shop knows of an optional feature in every layer. */
export interface FeatureFacts {
  /** Its page, without locale. */
  path: string;
  /** Whether the server writes products into its page, which is then renewed with them. */
  hasProducts: boolean;
  /** What it keeps in browsers, by name; the privacy page lists it. */
  storage: Readonly<Record<string, StorageEntry>>;
}

export interface StorageEntry {
  purpose: 'cart' | 'checkout' | 'lists' | 'cars' | 'forms' | 'analytics' | 'loading' | 'copies';
  /** `tab` is session storage, `browser` is local storage, `cache` is Cache Storage. */
  place: 'tab' | 'browser' | 'cache';
}

/** What an optional feature draws at places of the shop. */
export interface FeaturePlaces {
  key: string;
  /** A checkbox on each product's card and page. */
  Toggle: ComponentType<ToggleProps>;
  /** Once beside every page; loads its code when it is needed. */
  Frame: ComponentType;
}

export interface ToggleProps {
  /** Id of the product or variation. */
  id: number;
  /** Id of the element with its name, which describes the checkbox. */
  nameId: string;
  /** On a card, where there is no room for many words. */
  isSmall: boolean;
}
