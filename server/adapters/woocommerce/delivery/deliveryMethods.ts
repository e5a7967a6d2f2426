import type { Localized } from '../../../../domain/core/locale.js';

/** Operators write both languages into the one title that there is: `Standard | توصيل عادي`. */
export function localizedTitle(title: string): Localized {
  const parts = title.split('|').map((part) => part.trim());
  const arabic = parts.find((part) => /\p{Script=Arabic}/u.test(part));
  const english = parts.find((part) => !/\p{Script=Arabic}/u.test(part));
  return { en: english ?? title, ar: arabic ?? null };
}

/** WooCommerce's own ways of collecting an order: of its zones, and of the block checkout. */
const PICKUP_METHODS: ReadonlySet<string> = new Set(['local_pickup', 'pickup_location']);

/** Whether customers collect what is sent by this method. */
export function isPickupMethod(methodId: string): boolean {
  return PICKUP_METHODS.has(methodId);
}
