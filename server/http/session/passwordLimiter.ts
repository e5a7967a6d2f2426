import { limitConcurrency } from '../../ports/shared/limitConcurrency.js';

/**
 * Password hashing is expensive on purpose, so further requests are rejected instead of waiting for more than a few
 * seconds. One network gets at most half of the places, so that a flood from it leaves room for others.
 */
export const passwordLimiter = limitConcurrency({
  atOnce: 3,
  waiting: 5,
  perSource: 4,
});
