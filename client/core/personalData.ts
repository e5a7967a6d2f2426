import { CACHE_PREFIX } from '../../domain/core/limits.js';

/** What the browser remembers of a person; all of it is gone at logout, in every tab. */
const KEYS = [
  'additionalAddress',
  'selectedAddress',
  'userData',
  'wantedProduct',
  'checkoutForm',
  'checkoutAttempt',
  'orderToPay',
  'seenPrices',
  'recentlySeen',
  'contactForm',
];

/** Forgets the person, and the cached answers with them. */
export function clearPersonalData(): void {
  for (const storage of [localStorage, sessionStorage]) {
    const cached = Object.keys(storage).filter((key) => key.startsWith(CACHE_PREFIX));
    for (const key of [...KEYS, ...cached]) storage.removeItem(key);
  }
}
