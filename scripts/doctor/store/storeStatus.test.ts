import { expect, it } from 'vitest';
import { examineStore } from './storeStatus.js';

/** Findings about the companion plugin of this version in a store that is set up as the shop needs it. */
function findings(version: string) {
  const body = JSON.stringify({
    ...{ version, wordpress: '6.9.7', php: '8.2.36', woocommerce: '10.5.0', order_tables: true },
    ...{ currency: 'EGP', decimals: 2, sequential: false, taxes: false, stock_counted: true },
    ...{ login: 'ready', key_may_write: true, customer_meta: true, cart_status: true },
    ...{ change_notice: true, clean_up: true },
  });
  return examineStore({ status: 200, body }).map(({ kind, text }) => `${kind} ${text}`);
}

it.each([
  ['1.5.0', 'fix', 'customers cannot delete their accounts'],
  ['1.6.0', 'note', 'for every delivery zone'],
  ['1.7.3', 'note', 'no Arabic texts'],
  ['1.8.0', 'note', 'is not told of the trash'],
  ['1.9.0', 'note', 'the store builds every product'],
])('says what the companion plugin %s lacks', (version, kind, lack) => {
  const [own, older, ...others] = findings(version);
  expect(own).toMatch(`ok ${version}, `);
  expect(older).toMatch(new RegExp(`^${kind} is older than .*${lack}`));
  expect(others).toEqual([]);
});

it.each(['1.10.0', '1.11.2', '2.0.0'])('finds nothing wrong with the companion plugin %s', (version) => {
  expect(findings(version)).toHaveLength(1);
});
