import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import type { CashAsked } from '../../../client/checkout/useCashTerms.js';
import type { CheckoutTotals } from '../../../client/checkout/useCheckoutTotals.js';
import {
  type CheckoutStep,
  type CheckoutErrors,
  STEP_FIELDS,
  type CheckoutField,
} from '../../../domain/checkout/checkoutForm.js';
import type { WireCustomer } from '../../../domain/account/wireCustomer.js';
import { AddressFields } from './AddressFields.js';
import { ContactFields } from './ContactFields.js';
import { DeliveryFields } from './DeliveryFields.js';
import { PaymentFields } from './PaymentFields.js';
import { fieldKey } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { ErrorSummary } from '../../ui/form/ErrorSummary.js';
import type { MessageKey } from '../../../locales/keys.js';

interface StepFieldsProps {
  step: CheckoutStep;
  customer: WireCustomer;
  form: CheckoutForm;
  totals: CheckoutTotals;
  cash: CashAsked;
  /** A code proves the number, so that it is not asked for again. */
  asksForNumber: boolean;
  /** Opens an earlier step. */
  onEdit: (step: CheckoutStep) => void;
}

/** The fields of a step, shared by the single-page checkout and the phone pages. */
export function StepFields({ step, customer, form, totals, cash, asksForNumber, onEdit }: StepFieldsProps) {
  const { method, shipping, beforeFee } = totals;
  return (
    <>
      <StepErrors step={step} errors={form.errors} />
      {step === 'contact' && <ContactFields form={form} />}
      {step === 'address' && (
        <AddressFields customer={customer} form={form} onEditPlace={() => onEdit('delivery')} />
      )}
      {step === 'delivery' && <DeliveryFields form={form} shipping={shipping} />}
      {step === 'payment' && (
        <PaymentFields
          form={form}
          isPickup={method?.isPickup === true}
          total={beforeFee}
          isPriced={method !== null}
          cash={cash}
          asksForNumber={asksForNumber}
          onEditPhone={() => onEdit('contact')}
        />
      )}
    </>
  );
}

/** Validation errors of a step's fields. */
function StepErrors({ step, errors }: { step: CheckoutStep; errors: CheckoutErrors }) {
  const t = useMessages();
  const wrong = STEP_FIELDS[step].flatMap((name) => {
    const code = errors[name];
    return code === undefined ? [] : [{ name, label: t(FIELD_LABELS[name]), error: t(fieldKey(code, name)) }];
  });
  return <ErrorSummary wrong={wrong} />;
}

/** Labels of the checkout's fields. */
const FIELD_LABELS: Record<CheckoutField, MessageKey> = {
  first_name: 'account.first_name',
  last_name: 'account.last_name',
  phone: 'account.phone',
  email: 'account.email',
  governorate: 'address.governorate',
  city: 'address.city',
  address_1: 'address.street',
  address_2: 'address.building',
  notes: 'checkout.notes',
  slot: 'visit.time',
};
