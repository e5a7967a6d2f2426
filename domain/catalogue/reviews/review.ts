/** A customer's review of a product that was delivered. */
export interface Review {
  /** The first name on the order. */
  author: string;
  /** 1 to 5 stars. */
  rating: number;
  /** Plain text in the language it was written in; lines are separated by `\n`. */
  text: string;
  /** Key of a car in the fitment table, without a size: `toyota-corolla_2018`. */
  car: string | null;
  /** Kilometres driven with the product. */
  km: number | null;
  /** ISO 8601 */
  writtenAt: string;
}

/** What the approved reviews of a product say together. */
export interface Rating {
  /** Mean of the stars, 1 to 5. */
  average: number;
  /** At least 1. */
  count: number;
}
