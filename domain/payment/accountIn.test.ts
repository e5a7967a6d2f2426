import { expect, it } from 'vitest';
import { accountIn } from './accountIn.js';

it.each([
  ['rasfa@instapay\nRasfa Tyres', 'rasfa@instapay'],
  ['Bank Misr\n1234 5678 9012\nRasfa', '1234 5678 9012'],
  ['Bank Misr, branch 12', 'Bank Misr, branch 12'],
])('finds what to copy in %j', (text, account) => {
  expect(accountIn(text)).toBe(account);
});
