import { array, exactOptional, type InferOutput, nullable, number, object, safeParse, string } from 'valibot';
import { byKey } from '../../domain/core/byKey.js';
import { DEFAULT_LOCALE, TRANSLATIONS } from '../../domain/core/locale.js';
import { cartKey } from '../core/cartKey.js';
import { cachedCart } from './cacheCart.js';

const Order = object({
  id: number(),
  total: number(),
  items: array(
    object({
      ...{ id: number(), productId: number(), variationId: nullable(number()) },
      ...{ quantity: number(), price: number(), image: nullable(string()) },
      name: object({
        [DEFAULT_LOCALE]: string(),
        ...byKey(TRANSLATIONS, () => exactOptional(nullable(string()))),
      }),
    }),
  ),
});

const LastCart = object({
  key: string(),
  atMs: number(),
  orders: object({ single: array(Order), grouped: array(object({ orders: array(Order) })) }),
});

/** When the cart was last loaded in this browser, in ms; null if it never was. */
export function lastCartAtMs(): number | null {
  const parsed = safeParse(LastCart, cachedCart.read());
  return parsed.success ? parsed.output.atMs : null;
}

/** The cart of a customer as it was last loaded in this browser, with the time in ms; null if it is not kept. */
export function readLastCart(customerId: number): Omit<InferOutput<typeof LastCart>, 'key'> | null {
  const parsed = safeParse(LastCart, cachedCart.read());
  return parsed.success && parsed.output.key === cartKey(customerId) ? parsed.output : null;
}
