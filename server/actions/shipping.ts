import { toDecimal } from '../../domain/money.js';
import type { Backend } from '../ports/backend.js';

/** Ways of delivery to a governorate, cheapest first. */
export async function listShipping({ store }: Backend, governorate: string) {
  const methods = await store.shipping.listMethods(governorate);
  return methods.map(({ id, title, cost, etaDays }) => ({
    id,
    title: title.en,
    title_ar: title.ar,
    cost: toDecimal(cost),
    eta_days: etaDays,
  }));
}
