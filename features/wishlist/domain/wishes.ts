/** Wishlists in `/api`. */
import {
  array,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  strictObject,
  unknown,
} from 'valibot';

/** Products on one wishlist. */
export const WISHES_MAX = 100;

const Id = pipe(
  number('invalid'),
  integer('invalid'),
  minValue(1, 'invalid'),
  maxValue(Number.MAX_SAFE_INTEGER, 'invalid'),
);

/** Ids of products and variations; the length is checked before the entries, which bounds the work. */
const Ids = pipe(array(unknown(), 'invalid'), maxLength(WISHES_MAX, 'too_long'), array(Id));

/** What to add to a wishlist, the newest first, and what to remove from it. */
export const WishChange = strictObject({ add: Ids, remove: Ids });

/** A customer's wishlist, newest first. */
export const WishesSchema = object({ ids: array(number()) });
