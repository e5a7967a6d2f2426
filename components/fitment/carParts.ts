/* What only a shopper with a car needs, as one chunk: several small ones would each cost the first page an entry. */
export { CarChip } from './CarChip.js';
export { SavedCarBar } from './SavedCarBar.js';
export { FitNotice } from './FitNotice.js';
export { openMyCars } from './openMyCars.js';
