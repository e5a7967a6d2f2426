import { CheckoutGate } from './CheckoutGate.js';
import { CheckoutSteps } from './CheckoutSteps.js';

/** The checkout on one page. */
export function CheckoutView() {
  return <CheckoutGate>{(customer, form) => <CheckoutSteps customer={customer} form={form} />}</CheckoutGate>;
}
