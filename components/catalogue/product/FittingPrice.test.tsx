import { expect, it } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { FittingPrice } from './FittingPrice.js';

const BASE = { fee: 50_00, branch: null as string | null, price: 2_950_00, isOpen: false, limit: 8 };

it.each([
  [BASE, '4 tyres fitted at our branch: EGP 12,000, of which EGP 200 is for fitting.'],
  [{ ...BASE, isOpen: true }, 'Fitting at our branch: EGP 50 a tyre.'],
  [{ ...BASE, limit: 3 }, 'Fitting at our branch: EGP 50 a tyre.'],
  [{ ...BASE, fee: 0 }, 'Free fitting at our branch.'],
  [{ ...BASE, fee: 0, branch: 'Nasr City' }, 'Free fitting at Nasr City. Our branches'],
])('says what four tyres cost with fitting: %j', (props, words) => {
  expect(renderStatic(<FittingPrice {...props} />).text).toBe(words);
});

it('says it in Arabic', () => {
  const { text } = renderStatic(<FittingPrice {...BASE} />, { locale: 'ar' });
  expect(text).toContain('مع التركيب في فرعنا: 12,000');
  expect(text).toContain('منها 200');
});
