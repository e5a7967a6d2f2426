import { CheckoutGate } from './CheckoutGate.js';
import { type SubmitEvent, useState } from 'react';
import { focusField } from '../../client/core/useForm.js';
import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { useCashTerms } from '../../client/payment/useCashTerms.js';
import { useWay } from '../../client/payment/usePaymentMethods.js';
import { useCheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { type DeliveryMethod, mustChoose } from '../../client/checkout/useShipping.js';
import { usePlaceOrder } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import {
  checkFields,
  CHECKOUT_FIELDS,
  needsDelivery,
  CHECKOUT_STEPS,
  type CheckoutStep,
  firstOpenStep,
  STEP_FIELDS,
  stepOfErrors,
} from '../../domain/checkout/checkoutForm.js';
import { PATHS } from '../../domain/core/paths.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSection } from './CheckoutSection.js';
import { CheckoutSummary } from './CheckoutSummary.js';
import styles from './CheckoutView.module.css';
import { PaymentReturn } from './PaymentReturn.js';
import { PHONE_CONFIRMED } from './fields/PhoneConfirmation.js';
import { StepFields } from './fields/StepFields.js';
import { useAskFirst, UnfitNotice } from '../fitment/UnfitNotice.js';
import { useCart } from '../../client/cart/useCart.js';
import { StepSummary } from './StepSummary.js';
import { SubmitStep } from './SubmitStep.js';

/** The single-page checkout. */
export function CheckoutView() {
  return <CheckoutGate>{(customer, form) => <CheckoutSteps customer={customer} form={form} />}</CheckoutGate>;
}

interface CheckoutStepsProps {
  customer: WireCustomer;
  form: CheckoutForm;
}

/** Four numbered sections, one expanded at a time; completed sections collapse to a summary. */
function CheckoutSteps({ customer, form }: CheckoutStepsProps) {
  const t = useMessages();
  const totals = useCheckoutTotals(form.draft);
  const way = useWay(form.draft.paymentMethod);
  const cash = useCashTerms(form.draft.fields.governorate, totals);
  const placing = usePlaceOrder(form, customer, PATHS.checkout, cash);
  const { open, setOpen, stateOf, goOn } = useSections(form, mustChoose(totals.shipping, totals.method));
  const { orderItems } = useCart();
  const askFirst = useAskFirst(orderItems);

  /** Places the order; on validation errors from the server, opens the section that has the field. */
  async function place(delivery: DeliveryMethod): Promise<void> {
    const errors = await placing.place(delivery);
    const wrong = stepOfErrors(errors);
    if (wrong !== undefined) setOpen(wrong);
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const isLast = open === 'payment';
    const errors = form.checkAll(isLast ? CHECKOUT_FIELDS : STEP_FIELDS[open]);
    const [wrong] = Object.keys(errors);
    if (wrong === undefined) {
      if (!isLast) goOn();
      else if (!form.checkPhone()) focusField(event.currentTarget, PHONE_CONFIRMED);
      else if (totals.method !== null) void place(totals.method);
      return;
    }
    if (isLast) setOpen(firstOpenStep(form.draft.fields));
    focusField(event.currentTarget, wrong);
  }

  return (
    <PageFrame title={t('title.checkout')}>
      <form
        className={styles['columns']}
        method="post"
        noValidate
        onSubmitCapture={askFirst}
        onSubmit={submit}
      >
        <div className={styles['steps']}>
          <UnfitNotice items={orderItems} />
          <PaymentReturn way={way} />
          {CHECKOUT_STEPS.map((step, index) => (
            <CheckoutSection
              key={step}
              number={index + 1}
              title={t(`checkout.step.${step}`)}
              state={stateOf(step)}
              summary={<StepSummary step={step} draft={form.draft} way={way} method={totals.method} />}
              onEdit={() => setOpen(step)}
            >
              <StepFields
                step={step}
                customer={customer}
                form={form}
                totals={totals}
                cash={cash}
                onEditPhone={() => setOpen('contact')}
              />
              <SubmitStep
                isLast={step === 'payment'}
                isBlocked={needsDelivery(step) && totals.method === null}
                totals={totals}
                placing={placing}
                way={way}
                deposit={way.method === 'cod' ? cash.deposit : null}
              />
            </CheckoutSection>
          ))}
        </div>
        <CheckoutSummary totals={totals} />
      </form>
    </PageFrame>
  );
}

/** Which section is expanded, and which are complete. The last one is left while a delivery has to be chosen. */
function useSections(form: CheckoutForm, mustChooseDelivery: boolean) {
  const [open, setOpen] = useState(() => firstOpenStep(form.draft.fields));
  if (mustChooseDelivery && open === 'payment') setOpen('delivery');
  const [reached, setReached] = useState(() => CHECKOUT_STEPS.indexOf(open));

  function stateOf(step: CheckoutStep): 'open' | 'done' | 'waiting' {
    if (step === open) return 'open';
    const isPassed = CHECKOUT_STEPS.indexOf(step) < reached;
    const isComplete = Object.keys(checkFields(form.draft.fields, STEP_FIELDS[step])).length === 0;
    return isPassed && isComplete ? 'done' : 'waiting';
  }

  /** Opens the next section, or the one from which the shopper went back to edit this one. */
  function goOn(): void {
    const next = Math.max(CHECKOUT_STEPS.indexOf(open) + 1, reached);
    setReached(next);
    setOpen(CHECKOUT_STEPS[next] ?? 'payment');
  }

  return { open, setOpen, stateOf, goOn };
}
