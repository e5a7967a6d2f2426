import { expect, it } from 'vitest';
import { zoneOf } from './setTerms.js';

const near = { governorates: ['EGC', 'EGGZ'], fee: 6000, from: 1, to: 2 };
const far = { governorates: ['EGASN'], fee: 12_000, from: 3, to: 5 };

it('knows the delivery to a governorate, unless its fee depends on the cart', () => {
  expect(zoneOf([near, far], 'EGGZ')).toBe(near);
  expect(zoneOf([near, far], 'EGASN')).toBe(far);
  expect(zoneOf([near, far], 'EGMT')).toBeNull();
});
