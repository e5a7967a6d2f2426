import type { MessageKey } from '../locales/keys.js';

/** What the shop knows of an optional feature in every layer. */
export interface FeatureFacts {
  /** Its page, without locale. */
  path: string;
  /** Whether the server writes products into its page, which is then renewed with them. */
  hasProducts?: boolean;
  /** Whether products are chosen on its page. */
  isCatalogue?: boolean;
  /** In the header and the menus. */
  link?: FeatureLink;
  /** What it keeps in browsers, by name; the privacy page lists it. */
  storage: Readonly<Record<string, StorageEntry>>;
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

/** What a feature's checkbox on a product is drawn from. */
export interface ToggleProps {
  /** Id of the product or variation. */
  id: number;
  /** Id of the element with its name, which describes the checkbox. */
  nameId: string;
  /** On a card, where there is no room for many words. */
  isSmall: boolean;
}
