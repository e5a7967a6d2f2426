import type { Picked } from './picks.js';

/** The tyres in one of the sizes of a car, of which the shopper has to choose one. */
export interface SizeGroup<Item> {
  /** The size part of the car's key: `205-55-R16`. */
  choice: string;
  /** How many are in stock. */
  total: number;
  /** The cheapest of them, or, of a size that is sold out, those that can be waited for. */
  items: Item[];
  /** Of all of them; none where these are few, or too many to compare. */
  picks: Picked<Item>[];
}
