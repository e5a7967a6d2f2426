import { CheckoutGate } from './CheckoutGate.js';
import { useState } from 'react';
import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { useCashTerms } from '../../client/checkout/useCashTerms.js';
import { useWay } from '../../client/payment/usePaymentMethods.js';
import { type CheckoutTotals, useCheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { isBlocked, mustChoose } from '../../client/checkout/useShipping.js';
import { usePlaceOrder } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import {
  type CheckoutDraft,
  type CheckoutStep,
  firstOpenStep,
  isAnswered,
  needsDelivery,
  stepsFor,
} from '../../domain/checkout/checkoutForm.js';
import { PATHS } from '../../domain/core/paths.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSection } from './CheckoutSection.js';
import { CheckoutSummary } from './summary/CheckoutSummary.js';
import styles from './CheckoutView.module.css';
import { PaymentReturn } from './PaymentReturn.js';
import { StepFields } from './fields/StepFields.js';
import { useAskFirst, UnfitNotice } from '../fitment/UnfitNotice.js';
import { useCart } from '../../client/cart/useCart.js';
import { StepSummary } from './StepSummary.js';
import { SubmitStep } from './SubmitStep.js';
import { useSubmit } from './useSubmit.js';

/** The single-page checkout. */
export function CheckoutView() {
  return <CheckoutGate>{(customer, form) => <CheckoutSteps customer={customer} form={form} />}</CheckoutGate>;
}

interface CheckoutStepsProps {
  customer: WireCustomer;
  form: CheckoutForm;
}

/** Numbered sections, one expanded at a time; those whose answers are known collapse to a summary. */
function CheckoutSteps({ customer, form }: CheckoutStepsProps) {
  const t = useMessages();
  const totals = useCheckoutTotals(form.draft);
  const way = useWay(form.draft.paymentMethod);
  const cash = useCashTerms(form.draft.fields.governorate, totals);
  const placing = usePlaceOrder(form, customer, PATHS.checkout, cash);
  const { open, setOpen, stateOf } = useSections(form.draft, totals);
  const { submit, placeChosen } = useSubmit(open, form, totals, placing, setOpen);
  const { orderItems } = useCart();
  const askFirst = useAskFirst(orderItems);

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
          {stepsFor(totals.handover).map((step, index, steps) => (
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
                asksForNumber={placing.asksForNumber}
                onEdit={setOpen}
              />
              <SubmitStep
                next={steps[index + 1]}
                isBlocked={needsDelivery(step) && isBlocked(totals)}
                totals={totals}
                placing={placing}
                placeAgain={placeChosen}
                way={way}
                deposit={way.method === 'cod' ? cash.deposit : null}
              />
            </CheckoutSection>
          ))}
        </div>
        <CheckoutSummary totals={totals} governorate={form.draft.fields.governorate} />
      </form>
    </PageFrame>
  );
}

/** Which section is expanded, and which are answered. The last one is left while a question is open. */
function useSections(draft: CheckoutDraft, { shipping, method, handover }: CheckoutTotals) {
  const [open, setOpen] = useState(() => firstOpenStep(draft, handover));
  if (open === 'payment' && mustChoose(shipping, method)) setOpen('delivery');
  if (!stepsFor(handover).includes(open)) setOpen(firstOpenStep(draft, handover));

  function stateOf(step: CheckoutStep): 'open' | 'done' | 'waiting' {
    if (step === open) return 'open';
    return step !== 'payment' && isAnswered(step, draft, handover) ? 'done' : 'waiting';
  }

  return { open, setOpen, stateOf };
}
