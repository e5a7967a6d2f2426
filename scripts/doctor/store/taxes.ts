import * as v from 'valibot';
import { type Finding, fix, ok } from '../findings.js';
import type { Probes } from '../probes.js';

const SETTING = v.pipe(v.string(), v.parseJson(), v.object({ value: v.string() }));

const SUBJECT = 'Taxes';
const ENABLED = 'general/woocommerce_calc_taxes';
const INCLUDED = 'tax/woocommerce_prices_include_tax';

/** What the store does with taxes; nothing while they are off, and if the settings cannot be read. */
export async function checkTaxes(url: string, authorization: string, get: Probes['get']): Promise<Finding[]> {
  const read = async (name: string) => {
    const answer = await get(`${url}/wp-json/wc/v3/settings/${name}`, { authorization }).catch(() => null);
    const { success, output } = v.safeParse(SETTING, answer?.body);
    return success ? output.value : null;
  };
  if ((await read(ENABLED)) !== 'yes') return [];
  if ((await read(INCLUDED)) === 'yes') {
    return [
      ok(
        SUBJECT,
        'are contained in prices and delivery fees: customers pay what is entered in WooCommerce, and receipts state the tax',
      ),
    ];
  }
  return [
    fix(
      SUBJECT,
      'WooCommerce adds them to the prices that customers see, so that the shop takes no orders. Enter prices with tax ("Yes, I will enter prices inclusive of tax" under WooCommerce → Settings → Tax), or turn taxes off under General',
    ),
  ];
}
