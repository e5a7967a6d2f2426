import { expect, it } from 'vitest';
import { checkTaxes } from './taxes.js';

const findings = async (settings: Record<string, string>, status = 200) =>
  (
    await checkTaxes('https://store.example', 'Basic x', (url) => {
      const name = new URL(url).pathname.split('/').at(-1) ?? '';
      const body = JSON.stringify({ id: name, value: settings[name] });
      return Promise.resolve({ status, body, date: null });
    })
  ).map(({ kind, text }) => `${kind} ${text}`);

it.each([
  ['nothing of a store without taxes', { woocommerce_calc_taxes: 'no' }, []],
  [
    'that prices contain the tax',
    { woocommerce_calc_taxes: 'yes', woocommerce_prices_include_tax: 'yes' },
    [expect.stringMatching(/^ok are contained in prices/)],
  ],
  [
    'that nothing can be ordered where the tax comes on top',
    { woocommerce_calc_taxes: 'yes', woocommerce_prices_include_tax: 'no' },
    [expect.stringMatching(/^fix WooCommerce adds them .* Enter prices with tax/)],
  ],
])('says %s', async (_, settings, expected) => {
  expect(await findings(settings as Record<string, string>)).toEqual(expected);
});

it('says nothing if the store does not answer', async () => {
  expect(await checkTaxes('https://store.example', '', () => Promise.reject(new Error('down')))).toEqual([]);
});
