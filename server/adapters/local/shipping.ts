import { integer, localized, text } from '../../database/sql/rows.js';
import type { Reader, Row } from '../../database/sql/sql.js';
import type { ShippingMethod, ShippingPort } from '../../ports/order/shipping.js';

/** The method that a coupon with free delivery is for. */
const STANDARD_METHOD = 'standard';

/** Delivery methods from the `shipping_rates` table; none for an unknown governorate. */
export function localShipping(reader: Reader): ShippingPort {
  return {
    async listByGovernorate() {
      const rows = await reader.rows('SELECT * FROM shipping_rates ORDER BY governorate, cost, method');
      const methods = new Map<string, ShippingMethod[]>();
      for (const row of rows) {
        const governorate = text(row, 'governorate');
        methods.set(governorate, [...(methods.get(governorate) ?? []), toMethod(row, false)]);
      }
      return methods;
    },

    async listMethods(governorate, _, coupons) {
      const rows = await reader.rows(
        'SELECT * FROM shipping_rates WHERE governorate = ? ORDER BY cost, method',
        [governorate],
      );
      return rows.map((row) => toMethod(row, coupons?.freeShipping === true));
    },
  };
}

function toMethod(row: Row, isFree: boolean): ShippingMethod {
  const id = text(row, 'method');
  return {
    id,
    title: localized(row, 'title'),
    isPickup: false,
    cost: isFree && id === STANDARD_METHOD ? 0 : integer(row, 'cost'),
    days: { from: integer(row, 'eta_days_from'), to: integer(row, 'eta_days') },
    dependsOnCart: false,
  };
}
