import {
  type CheckoutStep,
  CHECKOUT_STEPS,
  firstOpenStep,
  type Handover,
  needsDelivery,
  stepsFor,
} from '../../domain/checkout/checkoutForm.js';
import { CheckoutGate } from './CheckoutGate.js';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useGo } from '../../client/page/navigation.js';
import { useLocationSearch } from '../../client/page/useLocationSearch.js';
import type { CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { isBlocked, mustChoose } from '../../client/checkout/useShipping.js';
import { useCashTerms } from '../../client/checkout/useCashTerms.js';
import { useWay } from '../../client/payment/usePaymentMethods.js';
import { useCheckoutTotals, type CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { type OrderPlacing, usePlaceOrder } from '../../client/checkout/usePlaceOrder.js';
import { useMessages } from '../../client/intl/messages.js';
import { PATHS } from '../../domain/core/paths.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { PageFrame } from '../ui/PageFrame.js';
import { CheckoutSkeleton } from './CheckoutSkeleton.js';
import { FoldedSummary } from './summary/CheckoutSummary.js';
import { FoldedGoods } from './summary/FoldedGoods.js';
import { DeliveryFailure } from './fields/DeliveryFailure.js';
import styles from './MobileCheckout.module.css';
import { OrderFailure } from './OrderFailure.js';
import { PaymentReturn } from './PaymentReturn.js';
import { StepFields } from './fields/StepFields.js';
import { useAskFirst, UnfitNotice } from '../fitment/UnfitNotice.js';
import { useCart } from '../../client/cart/useCart.js';
import { StepSummary } from './StepSummary.js';
import { StepProgress } from './StepProgress.js';
import { useSubmit } from './useSubmit.js';
import { PayLabel } from './PayLabel.js';
import { OrderTerms, PlaceNote } from './PlaceNote.js';
import { dueLabel, totalLabel } from './totalLabel.js';
import type { Piastres } from '../../domain/core/money.js';
import { leadsToPage } from '../../domain/payment/ways.js';
import type { ClientWay } from '../../domain/payment/wireWays.js';
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
  const totals = useCheckoutTotals(form.draft);
  const way = useWay(form.draft.paymentMethod);
  const cash = useCashTerms(form.draft.fields.governorate, totals);
  const placing = usePlaceOrder(form, customer, PATHS.cartPayment, cash);
  const show = useShowStep();
  const { submit, placeChosen } = useSubmit(step, form, totals, placing, show);
  const steps = stepsFor(totals.handover);
  const { orderItems } = useCart();
  const askFirst = useAskFirst(orderItems);
  const isLast = step === 'payment';
  const deposit = way.method === 'cod' ? cash.deposit : null;
  const previous = steps[steps.indexOf(step) - 1];
  const backPath = previous === undefined ? PATHS.cart : STEP_PATHS[previous];
  const isElsewhere = useOpenStep(step, form, totals, placing.isPlacing);

  if (isElsewhere) return <CheckoutSkeleton />;
  return (
    <form
      method="post"
      noValidate
      onSubmitCapture={previous === undefined ? askFirst : undefined}
      onSubmit={submit}
    >
      <PageFrame
        sign={<StepProgress step={step} steps={steps} backPath={backPath} />}
        title={t(`checkout.step.${step}`)}
        width="narrow"
      >
        <div className={styles['content']}>
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
              onEdit={show}
            />
          </div>
          {isLast && (
            <div>
              <PlaceNote way={way} deposit={deposit} asksForNumber={placing.asksForNumber} />
              <OrderTerms />
            </div>
          )}
          {isLast && totals.method !== null && (
            <Review draft={form.draft} way={way} method={totals.method} handover={totals.handover} />
          )}
          {needsDelivery(step) ? (
            <FoldedSummary totals={totals} governorate={form.draft.fields.governorate} />
          ) : (
            <FoldedGoods totals={totals} />
          )}
        </div>
        <MobileBar
          next={steps[steps.indexOf(step) + 1]}
          isBlocked={needsDelivery(step) && isBlocked(totals)}
          {...{ totals, placing, way, deposit }}
        />
      </PageFrame>
    </form>
  );
}

function useShowStep() {
  const go = useGo();
  return (step: CheckoutStep) =>
    void go(STEP_PATHS[step]).then(() => {
      // Another page with another form, which starts with the errors of the server.
      document.querySelector<HTMLElement>('main [aria-invalid]')?.focus();
    });
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
  if (!isOpen && !isElsewhere && !isKnown) setIsOpen(true);

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
  /** The step after it; undefined at the last one. */
  next: CheckoutStep | undefined;
  /** Data that this step needs is not available yet. */
  isBlocked: boolean;
  totals: CheckoutTotals;
  placing: OrderPlacing;
  way: ClientWay;
  /** Deposit on a cash order; null if none is due. */
  deposit: Piastres | null;
}

/** Total and next button in one sticky row on phones. */
function MobileBar({ next, isBlocked, totals, placing, way, deposit }: MobileBarProps) {
  const t = useMessages();
  const reason = useId();
  const { isPlacing, asksForNumber } = placing;
  return (
    <div className={styles['bar']}>
      <p className={styles['total']} aria-live="polite">
        <span className={styles['label']}>
          {t(next === undefined ? dueLabel(totals, { way, deposit }) : totalLabel(totals))}
        </span>
        <Price amount={totals.total} />
      </p>
      <Button
        type="submit"
        isBusy={isPlacing}
        disabled={asksForNumber || isBlocked}
        aria-describedby={asksForNumber ? reason : undefined}
      >
        {next === undefined ? (
          <PayLabel toPage={leadsToPage(way)} deposit={deposit} total={null} />
        ) : (
          t('checkout.continue', { step: next })
        )}
      </Button>
      {asksForNumber && (
        <p id={reason} className={styles['reason']}>
          {t('prove.first')}
        </p>
      )}
    </div>
  );
}
