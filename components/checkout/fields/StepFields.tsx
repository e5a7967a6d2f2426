import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { chosenMethod, type Shipping } from '../../../client/checkout/useShipping.js';
import type { CheckoutStep } from '../../../domain/checkout/checkoutForm.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { AddressFields } from './AddressFields.js';
import { ContactFields } from './ContactFields.js';
import { DeliveryFields } from './DeliveryFields.js';
import { StepErrors } from '../StepErrors.js';
import { PaymentFields } from './PaymentFields.js';

interface StepFieldsProps {
  step: CheckoutStep;
  customer: WireCustomer;
  form: CheckoutForm;
  shipping: Shipping;
  onEditPhone: () => void;
}

/** The fields of a step, the same on the one page and on the phone's pages. */
export function StepFields({ step, customer, form, shipping, onEditPhone }: StepFieldsProps) {
  const way = chosenMethod(shipping.methods, form.draft.shippingMethod);
  return (
    <>
      <StepErrors step={step} errors={form.errors} />
      {step === 'contact' && <ContactFields form={form} />}
      {step === 'address' && <AddressFields customer={customer} form={form} />}
      {step === 'delivery' && <DeliveryFields form={form} shipping={shipping} />}
      {step === 'payment' && (
        <PaymentFields form={form} isPickup={way?.isPickup === true} onEditPhone={onEditPhone} />
      )}
    </>
  );
}
