/* What the home page has for a shopper with a car, as one chunk. */
export { HomeCar } from './HomeCar.js';
export { HomeCarTyres } from './HomeCarTyres.js';
