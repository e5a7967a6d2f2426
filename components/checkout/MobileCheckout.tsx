import type { CheckoutStep } from '../../domain/checkout/checkoutForm.js';
import { CheckoutGate } from './CheckoutGate.js';
import { MobileStep } from './MobileStep.js';

/** One step of the checkout on a page of its own, for phones. */
export function MobileCheckout({ step }: { step: CheckoutStep }) {
  return (
    <CheckoutGate>
      {(customer, form) => <MobileStep step={step} customer={customer} form={form} />}
    </CheckoutGate>
  );
}
