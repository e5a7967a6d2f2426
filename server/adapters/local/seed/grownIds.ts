/** Products that are grown for benchmarks live above every written one, each with room for its variations. */
export const FIRST_GROWN_ID = 100_000;
export const GROWN_ID_STRIDE = 10;
