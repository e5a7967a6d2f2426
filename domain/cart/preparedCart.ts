import { maxLength, nonEmpty, pipe, string } from 'valibot';
import { formPath } from '../forms/forms.js';

const TOKEN_MAX_CHARS = 100;

/** The token in the link to a cart that the shop has prepared for a caller. */
export const CartLink = pipe(string('invalid'), nonEmpty('required'), maxLength(TOKEN_MAX_CHARS, 'too_long'));

export const CART_LINK_KEY = 'link';

/** The page on which a caller opens that cart, without locale. */
export function preparedCartPath(token: string): string {
  return formPath('open-cart', `?${CART_LINK_KEY}=${encodeURIComponent(token)}`);
}
