import type { ShippingPort } from '../../ports/shipping.js';
import type { Reader } from '../../database/sql.js';
import { integer, localized, text } from '../../database/rows.js';

/** Ways of delivery out of the table of rates; none to a governorate that the table does not have. */
export function localShipping(reader: Reader): ShippingPort {
  return {
    async listMethods(governorate) {
      const rows = await reader.rows(
        'SELECT * FROM shipping_rates WHERE governorate = ? ORDER BY cost, method',
        [governorate],
      );
      return rows.map((row) => ({
        id: text(row, 'method'),
        title: localized(row, 'title'),
        isPickup: false,
        cost: integer(row, 'cost'),
        etaDays: integer(row, 'eta_days'),
        dependsOnCart: false,
      }));
    },
  };
}
