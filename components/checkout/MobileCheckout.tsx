import {
  type CheckoutStep,
  CHECKOUT_STEPS,
  fieldsFor,
  firstOpenStep,
  type Handover,
  needsDelivery,
  stepOfErrors,
  stepsFor,
} from '../../domain/checkout/checkoutForm.js';
import { CheckoutGate } from './CheckoutGate.js';
import { type ComponentProps, type SubmitEvent, useEffect, useId, useState } from 'react';
import { useGo } from '../../client/page/navigation.js';
import { useLocationSearch } from '../../client/page/useLocationSearch.js';
import { focusField } from '../../client/forms/useForm.js';
import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { type DeliveryMethod, isBlocked, mustChoose } from '../../client/checkout/useShipping.js';
import { useCashTerms } from '../../client/checkout/useCashTerms.js';
import { useWay } from '../../client/payment/usePaymentMethods.js';
import { useCheckoutTotals, type CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { usePlaceOrder } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { CheckoutSummary } from './summary/CheckoutSummary.js';
import { FoldedGoods } from './summary/FoldedGoods.js';
import { DeliveryFailure } from './fields/DeliveryFailure.js';
import styles from './MobileCheckout.module.css';
import { OrderFailure } from './OrderFailure.js';
import { PaymentReturn } from './PaymentReturn.js';
import { PHONE_CONFIRMED } from './fields/PhoneConfirmation.js';
import { StepFields } from './fields/StepFields.js';
import { useAskFirst, UnfitNotice } from '../fitment/UnfitNotice.js';
import { useCart } from '../../client/cart/useCart.js';
import { StepSummary } from './StepSummary.js';
import { StepProgress } from './StepProgress.js';
import { PayLabel } from './PayLabel.js';
import type { Piastres } from '../../domain/core/money.js';
import { leadsToPage } from '../../domain/payment/ways.js';
import { Button } from '../ui/form/Button.js';
import { Link } from '../ui/Link.js';
import { Price } from '../ui/text/Price.js';

/** One checkout step as a page of its own, for phones. */
export function MobileCheckout({ step }: { step: CheckoutStep }) {
  return (
    <CheckoutGate>
      {(customer, form) => <MobileStep step={step} customer={customer} form={form} />}
    </CheckoutGate>
  );
}

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

/** A step's fields, the order review with its delivery where the step has one, and the bar with the next button. */
function MobileStep({ step, customer, form }: MobileStepProps) {
  const t = useMessages();
  const go = useGo();
  const totals = useCheckoutTotals(form.draft);
  const way = useWay(form.draft.paymentMethod);
  const cash = useCashTerms(form.draft.fields.governorate, totals);
  const placing = usePlaceOrder(form, customer, PATHS.cartPayment, cash);
  const { handover } = totals;
  const steps = stepsFor(handover);
  const { orderItems } = useCart();
  const askFirst = useAskFirst(orderItems);
  const isFirst = step === CHECKOUT_STEPS[0];
  const isLast = step === 'payment';
  const previous = steps[steps.indexOf(step) - 1];
  const isKnown = useOpenStep(step, form, totals, placing.isPlacing);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const [wrong] = Object.keys(form.checkAll(fieldsFor(step, handover)));
    if (wrong !== undefined) focusField(event.currentTarget, wrong);
    else if (!isLast) void go(STEP_PATHS[nextStep()]);
    else if (!form.checkPhone()) focusField(event.currentTarget, PHONE_CONFIRMED);
    else placeChosen();
  }

  function placeChosen(): void {
    if (totals.method !== null) void place(totals.method);
  }

  /** The next step with an open question. */
  function nextStep(): CheckoutStep {
    return firstOpenStep(step === 'delivery' ? form.confirmMethod(totals.method) : form.draft, handover);
  }

  /** Places the order; on validation errors from the server, goes to the step that has the field. */
  async function place(delivery: DeliveryMethod): Promise<void> {
    const wrong = stepOfErrors(await placing.place(delivery));
    if (wrong === undefined) return;
    await go(STEP_PATHS[wrong]);
    // Another page with another form, which starts with these errors.
    document.querySelector<HTMLElement>('main [aria-invalid]')?.focus();
  }

  if (isKnown) return <CheckoutSkeleton />;
  return (
    <form method="post" noValidate onSubmitCapture={isFirst ? askFirst : undefined} onSubmit={submit}>
      <PageFrame
        sign={
          <StepProgress
            step={step}
            steps={steps}
            backPath={previous === undefined ? PATHS.cart : STEP_PATHS[previous]}
          />
        }
        title={t(`checkout.step.${step}`)}
        width="narrow"
      >
        <div className={styles['content']}>
          {!needsDelivery(step) && <FoldedGoods totals={totals} />}
          <PaymentReturn way={way} />
          {isLast && <DeliveryFailure shipping={totals.shipping} />}
          <OrderFailure placing={placing} placeAgain={placeChosen} />
          <UnfitNotice items={orderItems} />
          <div className={styles['fields']}>
            <StepFields
              step={step}
              customer={customer}
              form={form}
              totals={totals}
              cash={cash}
              asksForNumber={placing.asksForNumber}
              onEditPhone={() => void go(STEP_PATHS.contact)}
            />
          </div>
          {isLast && totals.method !== null && (
            <Review draft={form.draft} way={way} method={totals.method} handover={handover} />
          )}
          {needsDelivery(step) && (
            <CheckoutSummary totals={totals} governorate={form.draft.fields.governorate} />
          )}
        </div>
        <MobileBar
          isLast={isLast}
          isBusy={placing.isPlacing}
          isBlocked={needsDelivery(step) && isBlocked(totals)}
          asksForNumber={placing.asksForNumber}
          totals={totals}
          toPage={leadsToPage(way)}
          deposit={way.method === 'cod' ? cash.deposit : null}
        />
      </PageFrame>
    </form>
  );
}

/** Goes to the step that is to be answered, if the one shown is not; returns whether nothing of this one is shown. */
function useOpenStep(
  step: CheckoutStep,
  { draft }: CheckoutForm,
  { shipping, method, handover }: CheckoutTotals,
  isPlacing: boolean,
): boolean {
  const go = useGo();
  // What is typed on a step neither ends it nor asks for an earlier one.
  const [isOpen, setIsOpen] = useState(false);
  const entered = isOpen ? step : firstOpenStep(draft, handover);
  const missing = entered === 'payment' && mustChoose(shipping, method) ? 'delivery' : entered;
  const isTooEarly = CHECKOUT_STEPS.indexOf(missing) < CHECKOUT_STEPS.indexOf(step);
  const isElsewhere = !isPlacing && (isTooEarly || !stepsFor(handover).includes(step));
  // A pickup point of the store can only be told from a delivery once the methods are known.
  const isSettled = shipping.state !== 'loading';
  const search = useLocationSearch() ?? '';
  const isKnown = `${STEP_PATHS[step]}${search}` === PATHS.cartFirstStep && missing !== step;
  if (!isOpen && isSettled && !isElsewhere && !isKnown) setIsOpen(true);

  useEffect(() => {
    if (isKnown) void go(STEP_PATHS[missing], 'replace');
    // Keep the query: a failed card payment, for example, must still be reported on the step shown instead.
    else if (isElsewhere && isSettled) void go(`${STEP_PATHS[missing]}${window.location.search}`, 'replace');
  }, [go, isKnown, isElsewhere, isSettled, missing]);
  return isKnown || isElsewhere;
}

interface ReviewProps extends Omit<ComponentProps<typeof StepSummary>, 'step'> {
  handover: Handover;
}

/** Who gets the order, how, when and where, each with a link to change it. */
function Review({ handover, ...entered }: ReviewProps) {
  const t = useMessages();
  const titleId = useId();
  return (
    <section className={styles['review']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('checkout.review')}</h2>
      <dl>
        {stepsFor(handover)
          .filter((step) => step !== 'payment')
          .map((step) => (
            <div key={step}>
              <dt>{t(`checkout.step.${step}`)}</dt>
              <dd>
                <StepSummary step={step} {...entered} />
              </dd>
              <dd>
                <Link
                  to={STEP_PATHS[step]}
                  aria-label={t('checkout.edit_step', { step: t(`checkout.step.${step}`) })}
                >
                  {t('action.edit')}
                </Link>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

interface MobileBarProps {
  isLast: boolean;
  isBusy: boolean;
  /** Data that this step needs is not available yet. */
  isBlocked: boolean;
  /** The number has to be proven first. */
  asksForNumber: boolean;
  totals: CheckoutTotals;
  toPage: boolean;
  deposit: Piastres | null;
}

/** Total and next button in one sticky row on phones. */
function MobileBar({ isLast, isBusy, isBlocked, asksForNumber, totals, toPage, deposit }: MobileBarProps) {
  const t = useMessages();
  const reason = useId();
  return (
    <div className={styles['bar']}>
      <p className={styles['total']} aria-live="polite">
        <span className={styles['label']}>
          {t(totals.method === null ? 'order.items_total' : 'order.total')}
        </span>
        <Price amount={totals.total} />
      </p>
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={isBlocked || asksForNumber}
        aria-describedby={asksForNumber ? reason : undefined}
      >
        {isLast ? <PayLabel toPage={toPage} deposit={deposit} total={null} /> : t('action.continue')}
      </Button>
      {asksForNumber && (
        <p id={reason} className={styles['reason']}>
          {t('prove.first')}
        </p>
      )}
    </div>
  );
}
