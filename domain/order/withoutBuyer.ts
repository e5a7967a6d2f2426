import type { Billing } from './order.js';

/** A delivery address without the person: only where the order went stays. */
export function withoutBuyer({ governorate, city }: Billing): Billing {
  const nobody = { firstName: '', lastName: '', phone: '', address1: '' };
  return { ...nobody, governorate, city, address2: null, email: null, notes: null };
}
