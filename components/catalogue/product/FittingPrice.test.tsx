import { expect, it } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { FittingPrice } from './FittingPrice.js';

const BASE = { fee: 50_00, price: 2_950_00, isOpen: false, limit: 8 };

it.each([
  [BASE, '4 tyres with fitting: EGP 12,000, of which EGP 200 is for fitting at our branch.'],
  [{ ...BASE, isOpen: true }, 'Fitting at our branch: EGP 50 a tyre.'],
  [{ ...BASE, limit: 3 }, 'Fitting at our branch: EGP 50 a tyre.'],
  [{ ...BASE, fee: 0 }, 'Fitting at our branch is included.'],
])('says what four tyres cost with fitting: %j', (props, words) => {
  expect(renderStatic(<FittingPrice {...props} />).text).toBe(words);
});

it('says it in Arabic', () => {
  const { text } = renderStatic(<FittingPrice {...BASE} />, { locale: 'ar' });
  expect(text).toContain('مع التركيب: 12,000');
  expect(text).toContain('منها 200');
});
