import type { CheckoutField } from '../../../domain/checkout/checkoutForm.js';
import type { MessageKey } from '../../../locales/keys.js';

/** What each field of the checkout is called. */
export const FIELD_LABELS: Record<CheckoutField, MessageKey> = {
  first_name: 'account.first_name',
  last_name: 'account.last_name',
  phone: 'account.phone',
  email: 'account.email',
  governorate: 'address.governorate',
  city: 'address.city',
  address_1: 'address.street',
  address_2: 'address.building',
  notes: 'checkout.notes',
};
