import { byKey } from '../../../../domain/core/byKey.js';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  type Locale,
  LOCALES,
  type Localized,
} from '../../../../domain/core/locale.js';

/**
 * Operators write all languages into the single title: `Standard | توصيل عادي`. Parts are recognised by their script;
 * several in one script are in the shop's order of languages.
 */
export function localizedTitle(title: string): Localized {
  const parts = title.split('|').map((part) => part.trim());
  const texts = byKey(LOCALES, (locale) => {
    const place = parts.findIndex((part) => scriptOf(part) === LANGUAGES[locale].script);
    return place < 0 ? null : (parts.splice(place, 1)[0] ?? null);
  });
  return { ...texts, [DEFAULT_LOCALE]: texts[DEFAULT_LOCALE] ?? title };
}

function scriptOf(text: string): (typeof LANGUAGES)[Locale]['script'] {
  return /\p{Script=Arabic}/u.test(text) ? 'arabic' : 'latin';
}

/** WooCommerce's pickup methods: of its zones, and of the block checkout. */
const PICKUP_METHODS: ReadonlySet<string> = new Set(['local_pickup', 'pickup_location']);

/** Whether this is a pickup method. */
export function isPickupMethod(methodId: string): boolean {
  return PICKUP_METHODS.has(methodId);
}
