import { expect, it } from 'vitest';
import { accountIn } from './accountIn.js';

it.each([
  ['rasfa@instapay', 'rasfa@instapay'],
  ['1234 5678 9012', '1234 5678 9012'],
  ['Account number: 100012345678', '100012345678'],
  ['IBAN: EG38 0019 0005 0000 0000 2631 8000 2', 'EG38 0019 0005 0000 0000 2631 8000 2'],
  ['Bank Misr, branch 12', null],
])('finds what to copy of a line: %s', (line, account) => {
  expect(accountIn(line)).toBe(account);
});
