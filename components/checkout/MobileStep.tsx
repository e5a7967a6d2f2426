import { type SubmitEvent, useEffect } from 'react';
import { useGo } from '../../client/page/navigation.js';
import { focusField } from '../../client/core/useForm.js';
import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { useCheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { usePlaceOrder } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import {
  CHECKOUT_STEPS,
  type CheckoutStep,
  firstOpenStep,
  needsDelivery,
  STEP_FIELDS,
} from '../../domain/checkout/checkoutForm.js';
import { loginPath, PATHS } from '../../domain/core/paths.js';
import { hasAccount, type WireCustomer } from '../../domain/account/wireCustomer.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSummary } from './CheckoutSummary.js';
import { DeliveryFailure } from './fields/DeliveryFailure.js';
import { EmptySummary } from './EmptySummary.js';
import { LoginCall } from './LoginCall.js';
import { MobileBar } from './MobileBar.js';
import styles from './MobileStep.module.css';
import { OrderFailure } from './OrderFailure.js';
import { PaymentReturn } from './PaymentReturn.js';
import { PHONE_CONFIRMED } from './fields/PhoneConfirmation.js';
import { StepFields } from './fields/StepFields.js';
import { StepProgress } from './StepProgress.js';

const STEP_PATHS: Record<CheckoutStep, string> = {
  contact: PATHS.cartUserInfo,
  address: PATHS.cartAddress,
  delivery: PATHS.cartCheckout,
  payment: PATHS.cartPayment,
};

interface MobileStepProps {
  step: CheckoutStep;
  customer: WireCustomer;
  form: CheckoutForm;
}

/** A step's fields, review where it belongs, and the bar that leads on. */
export function MobileStep({ step, customer, form }: MobileStepProps) {
  const t = useMessages();
  const go = useGo();
  const isStranger = !hasAccount(customer);
  const totals = useCheckoutTotals(form.draft);
  const placing = usePlaceOrder(form, customer, PATHS.cartPayment);
  const index = CHECKOUT_STEPS.indexOf(step);
  const previous = CHECKOUT_STEPS[index - 1];
  const next = CHECKOUT_STEPS[index + 1];
  const missing = firstOpenStep(form.draft.fields);
  const isTooEarly = CHECKOUT_STEPS.indexOf(missing) < index && !placing.isPlacing;

  useEffect(() => {
    // What the address says, of a card that brought no money say, holds for the step that is shown instead.
    if (isTooEarly) void go(`${STEP_PATHS[missing]}${window.location.search}`, 'replace');
  }, [go, isTooEarly, missing]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [wrong] = Object.keys(form.checkAll(STEP_FIELDS[step]));
    if (wrong !== undefined) focusField(event.currentTarget, wrong);
    else if (next !== undefined) void go(STEP_PATHS[next]);
    else if (isStranger) void go(loginPath(STEP_PATHS[step]));
    else if (!form.checkPhone()) focusField(event.currentTarget, PHONE_CONFIRMED);
    else if (totals.method !== null) void placing.place(totals.method);
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <PageFrame
        sign={
          <StepProgress step={step} backPath={previous === undefined ? PATHS.cart : STEP_PATHS[previous]} />
        }
        title={t(`checkout.step.${step}`)}
        width="narrow"
      >
        <div className={styles['content']}>
          <PaymentReturn />
          {isStranger && <LoginCall page={STEP_PATHS[step]} />}
          <div className={styles['fields']}>
            <StepFields
              step={step}
              customer={customer}
              form={form}
              shipping={totals.shipping}
              onEditPhone={() => void go(STEP_PATHS.contact)}
            />
          </div>
          {(step === 'delivery' || step === 'payment') &&
            (isStranger ? <EmptySummary /> : <CheckoutSummary totals={totals} />)}
          {step === 'payment' && <DeliveryFailure shipping={totals.shipping} />}
          <OrderFailure failure={placing.failure} />
        </div>
        <MobileBar
          isLast={next === undefined}
          isStranger={isStranger}
          isBusy={placing.isPlacing}
          isBlocked={needsDelivery(step) && totals.method === null}
          totals={totals}
          method={form.draft.paymentMethod}
        />
      </PageFrame>
    </form>
  );
}
