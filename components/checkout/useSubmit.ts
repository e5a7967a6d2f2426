import type { SubmitEvent } from 'react';
import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import type { OrderPlacing } from '../../client/checkout/usePlaceOrder.js';
import type { DeliveryMethod } from '../../client/checkout/useShipping.js';
import { focusField } from '../../client/forms/useForm.js';
import {
  allFieldsFor,
  type CheckoutStep,
  fieldsFor,
  firstOpenStep,
  stepOfErrors,
} from '../../domain/checkout/checkoutForm.js';
import { PHONE_CONFIRMED } from './fields/PhoneConfirmation.js';

/** Answers the button of a step: shows the next one with an open question, or at the last one places the order. */
export function useSubmit(
  step: CheckoutStep,
  form: CheckoutForm,
  { method, handover }: CheckoutTotals,
  placing: OrderPlacing,
  show: (step: CheckoutStep) => void,
) {
  const isLast = step === 'payment';

  /** On validation errors from the server, shows the step that has the field. */
  async function place(delivery: DeliveryMethod): Promise<void> {
    const wrong = stepOfErrors(await placing.place(delivery));
    if (wrong !== undefined) show(wrong);
  }

  function placeChosen(): void {
    if (method !== null) void place(method);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [wrong] = Object.keys(form.checkAll(isLast ? allFieldsFor(handover) : fieldsFor(step, handover)));
    if (wrong !== undefined) {
      if (isLast) show(firstOpenStep(form.draft, handover));
      focusField(event.currentTarget, wrong);
    } else if (!isLast) {
      show(firstOpenStep(step === 'delivery' ? form.confirmMethod(method) : form.draft, handover));
    } else if (!form.checkPhone()) focusField(event.currentTarget, PHONE_CONFIRMED);
    else placeChosen();
  }

  return { submit, placeChosen };
}
