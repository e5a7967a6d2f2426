import { expect, it } from 'vitest';
import { attributeKey, unescaped } from './attributeKey.js';

/** As `sanitize_title` of WordPress 6.7 answered. */
it.each([
  ['Colour', 'colour'],
  ['Valve cap', 'valve-cap'],
  ['Tyre/Tube', 'tyre-tube'],
  ['A.B', 'a-b'],
  ['What? (yes)', 'what-yes'],
  ['Any – kind', 'any-kind'],
  ['50% off', '50-off'],
  ['Q&A', 'qa'],
  ['tube,less', 'tubeless'],
  ['dot_week', 'dot_week'],
  ['  Space  ', 'space'],
  ['Été 2026', 'ete-2026'],
  ['اللون', '%d8%a7%d9%84%d9%84%d9%88%d9%86'],
  ['حجم ٢٠٥', '%d8%ad%d8%ac%d9%85-%d9%a2%d9%a0%d9%a5'],
])('names a product’s own attribute %s as WordPress does', (name, key) => {
  expect(attributeKey({ id: 0, name, slug: name })).toBe(key);
});

it('names a global attribute by its taxonomy', () => {
  expect(attributeKey({ id: 5, name: 'Rim colour', slug: 'pa_colour' })).toBe('pa_colour');
  expect(attributeKey({ id: 5, name: 'Rim colour', slug: '' })).toBe('pa_rim-colour');
});

it('reads an escaped key in its own script, and leaves what is not escaped', () => {
  expect(unescaped('pa_%d9%84%d9%88%d9%86')).toBe('pa_لون');
  expect(unescaped('لون 50% off %ff')).toBe('لون 50% off %ff');
});
