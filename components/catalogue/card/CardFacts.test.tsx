import { expect, it } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { CardFacts } from './CardFacts.js';

it.each([
  ['en', 'Left', 'Positive left'],
  ['en', 'Right', 'Positive right'],
  ['ar', 'يمين', 'الموجب يمين'],
] as const)('says, in %s, on which side the positive terminal is: %s', (locale, value, said) => {
  const facts = [{ key: 'terminal', value }] as const;
  expect(renderStatic(<CardFacts facts={[...facts]} />, { locale }).text).toBe(said);
});

it.each([
  ['en', '60\u2060–\u206095 Ah'],
  ['ar', 'من 60 إلى 95 أمبير'],
] as const)('says a range, in %s, in the order in which it is read', (locale, said) => {
  const facts = [{ key: 'capacity', value: '60–95' }] as const;
  expect(renderStatic(<CardFacts facts={[...facts]} />, { locale }).text).toBe(said);
});
