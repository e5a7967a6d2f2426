/* What the home page has for a shopper with a car, as one chunk. */
export { FittingSlider } from './FittingSlider.js';
export { HomeCar } from './HomeCar.js';
export { HomeCarTyres } from './HomeCarTyres.js';
