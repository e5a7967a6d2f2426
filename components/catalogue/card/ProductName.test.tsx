import { expect, it } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { ProductName } from './ProductName.js';

it.each([
  ['بطارية فارتا 70 أمبير علبة آسيوي', 'بطارية فارتا 70\u00a0أمبير علبة آسيوي'],
  ['زيت موبيل 4 لتر', 'زيت موبيل 4\u00a0لتر'],
  ['طقم 4 لترات', 'طقم 4 لترات'],
])('keeps a number and its unit in one line: %s', (name, shown) => {
  expect(renderStatic(<ProductName name={name} lang={undefined} size={null} />, { locale: 'ar' }).text).toBe(
    shown,
  );
});
