import { expect, it } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { PlateName } from './PlateName.js';

it.each([
  ['Mobilube HD 80W-90 gear oil', 'Mobil', 'Mobilube HD 80W-90 gear oil'],
  ['Mobil Mobilube HD', 'Mobil', 'Mobilube HD'],
  ['Michelin Primacy 4', 'Michelin', 'Primacy 4'],
  ['إطار ميشلان بريماسي 4', 'ميشلان', 'بريماسي 4'],
  ['Michelin', 'Michelin', 'Michelin'],
])('names %s of %s beside its wordmark %s', (name, brand, model) => {
  const plate = { logo: '/m.webp', marking: '', origin: null, made: null };
  const page = renderStatic(<PlateName product={{ name, brand, size: null, plate }} />);
  expect(page.text.trim()).toBe(model);
});
