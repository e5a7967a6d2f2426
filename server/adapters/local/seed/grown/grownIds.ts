/** Ids of generated products are above all written ones, each with room for its variations. */
export const FIRST_GROWN_ID = 100_000;
export const GROWN_ID_STRIDE = 10;
