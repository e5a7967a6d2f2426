import { expect, it } from 'vitest';
import { changedBook } from './addressBook.js';
import type { Address } from './customer.js';

const at = (address1: string): Address => ({
  ...{ label: null, governorate: 'EGC', city: 'Maadi', address2: null },
  address1,
});
const bookOf = (streets: string) =>
  streets.split(' ').flatMap((street) => (street === '' ? [] : [at(street)]));

/* Each letter is an address: what the page showed, what it wants, what is stored meanwhile, and what results. */
it.each([
  ['is what the page wants where nothing changed elsewhere', 'a b', 'b c', 'a b', 'b c'],
  ['has the order that the page wants', 'a b c', 'c a b', 'a b c', 'c a b'],
  ['has what was added elsewhere at its end', 'a b', 'b a', 'c a b d', 'b a c d'],
  ['keeps out what was removed elsewhere', 'a b c', 'a b c d', 'a c', 'a c d'],
  ['keeps out what the page removed', 'a b', 'a', 'a b c', 'a c'],
  ['has the edits of both sides', 'a b', 'A b', 'a B', 'A B'],
  ['has both edits of one address', 'a', 'A', 'x', 'A x'],
  ['is the same after a repeat whose first answer was lost', 'a b', 'A b c', 'A b c', 'A b c'],
  ['has what both sides added once', 'a', 'a b', 'a b', 'a b'],
  ['is emptied by the page, except for what was added elsewhere', 'a b', '', 'a b c', 'c'],
  ['is begun by two pages at once', '', 'a', 'b', 'a b'],
  ['stays empty where it was emptied elsewhere', 'a b', 'b a', '', ''],
  ['has an address twice that the page wants twice', 'a', 'a a', 'a', 'a a'],
  ['has an address twice that is stored twice', 'a', 'a', 'a b b', 'a b b'],
])('%s', (_, seen, wanted, current, result) => {
  const change = { seen: bookOf(seen), wanted: bookOf(wanted) };
  expect(changedBook(bookOf(current), change)).toEqual(bookOf(result));
});

it.each<Partial<Address>>([
  { label: 'Home' },
  { governorate: 'EGZ' },
  { city: 'Dokki' },
  { address1: 'b' },
  { address2: 'Floor 2' },
])('takes addresses that differ in %j for two', (difference) => {
  const [one, other] = [at('a'), { ...at('a'), ...difference }];
  expect(changedBook([one, other], { seen: [one], wanted: [] })).toEqual([other]);
});
