import { useEffect } from 'react';
import type { CheckoutForm } from '../../../client/checkout/useCheckoutForm.js';
import { usePaymentMethods } from '../../../client/payment/usePaymentMethods.js';
import { useWayTitle } from '../../../client/payment/useWayTitle.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import type { CashAsked } from '../../../client/checkout/useCashTerms.js';
import { inLocale } from '../../../domain/core/locale.js';
import { formatPrice, type Piastres } from '../../../domain/core/money.js';
import { PATHS } from '../../../domain/core/paths.js';
import { brokenBound, feeOn, type WayKind } from '../../../domain/payment/ways.js';
import type { ClientWay } from '../../../domain/payment/wireWays.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { RadioCard } from '../../ui/form/Field.js';
import { Notice } from '../../ui/Notice.js';
import styles from './CheckoutFields.module.css';
import { PhoneConfirmation } from './PhoneConfirmation.js';

const ICONS: Record<WayKind, string> = {
  cash: 'cash',
  card: 'credit-card',
  wallet: 'wallet',
  valu: 'calendar',
  instalments: 'calendar',
  kiosk: 'store',
  transfer: 'bank',
  instapay: 'bank',
  cheque: 'signature',
};

interface PaymentFieldsProps {
  form: CheckoutForm;
  /** The order is collected, so no courier takes the cash. */
  isPickup: boolean;
  /** Total with delivery, before the fee of a way. */
  total: Piastres;
  /** Whether the delivery is chosen, so that the total is known. */
  isPriced: boolean;
  cash: Omit<CashAsked, 'reload'>;
  /** A code proves the number, so that there is nothing to confirm. */
  asksForNumber?: boolean;
  /** Goes back to the phone number field. */
  onEditPhone: () => void;
}

/** Ways to pay as radio cards; cash on delivery also asks to confirm the phone number. */
export function PaymentFields({
  form,
  isPickup,
  total,
  isPriced,
  cash,
  asksForNumber = false,
  onEditPhone,
}: PaymentFieldsProps) {
  const t = useMessages();
  const locale = useLocale();
  const titleOf = useWayTitle();
  const { ways, isKnown, isTest } = usePaymentMethods();
  const { paymentMethod } = form.draft;
  const { refusal, deposit } = cash;
  const possible = ways.filter(
    (way) => (way.kind !== 'cash' || refusal === null) && !brokenBound(way, total),
  );
  const chosen = possible.find(({ key }) => key === paymentMethod);
  const usual = possible[0]?.key ?? paymentMethod;

  /** Why an order cannot be paid in this way; null if it can. */
  function obstacle(way: ClientWay): string | null {
    if (way.kind === 'cash' && refusal !== null) {
      return t(`cash.${refusal.reason}`, { max: formatPrice(refusal.max ?? 0) });
    }
    const bound = brokenBound(way, total);
    return bound === null ? null : t(`payment.${bound}`, { amount: formatPrice(way[bound] ?? 0) });
  }

  const hasTerms = (way: ClientWay) => feeOn(way.fee, total) > 0 || isTried(way, isTest);

  function textOf(way: ClientWay): string {
    if (way.kind === 'cash' && deposit !== null) {
      const sums = {
        deposit: formatPrice(deposit),
        rest: formatPrice(total + feeOn(way.fee, total) - deposit),
      };
      return t(isPickup ? 'cash.deposit_collect' : 'cash.deposit', sums);
    }
    if (way.text !== null) return inLocale(way.text, locale);
    if (way.kind === 'cash') return t(isPickup ? 'payment.cod.collect_text' : 'payment.cod.text');
    return t(`payment.${way.kind}.text`);
  }

  useEffect(() => {
    if (isKnown && isPriced && chosen === undefined) form.setPaymentMethod(usual);
    // The form is a new object on each render, so it is not a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown, isPriced, chosen === undefined, usual]);

  return (
    <>
      <fieldset className={styles['choices']}>
        <legend className={styles['legend']}>{t('checkout.payment_method')}</legend>
        {ways.map((way) => (
          <RadioCard
            key={way.key}
            name="payment_method"
            value={way.key}
            checked={way.key === paymentMethod}
            onChange={() => form.setPaymentMethod(way.key)}
            icon={ICONS[way.kind]}
            title={titleOf(way, isPickup)}
            text={obstacle(way) ?? textOf(way)}
            aside={hasTerms(way) ? <WayTerms {...{ way, total, isTest }} /> : undefined}
            disabled={!possible.includes(way)}
          />
        ))}
      </fieldset>
      {possible.length === 0 && <NoWayToPay />}
      {/* What is known later changes the lines above it, so until then there is nothing to press. */}
      {chosen?.kind === 'cash' && !cash.isLoading && !asksForNumber && (
        <PhoneConfirmation form={form} hasDeposit={deposit !== null} onEdit={onEditPhone} />
      )}
    </>
  );
}

interface WayTermsProps extends Pick<PaymentFieldsProps, 'total'> {
  way: ClientWay;
  isTest: boolean;
}

/** What a way costs, and that it is only tried out. */
function WayTerms({ way, total, isTest }: WayTermsProps) {
  const t = useMessages();
  const fee = feeOn(way.fee, total);
  return (
    <span className={styles['terms']}>
      {fee > 0 && <span>{t('payment.fee', { amount: formatPrice(fee) })}</span>}{' '}
      {isTried(way, isTest) && <span className={styles['test']}>{t('payment.test')}</span>}
    </span>
  );
}

function isTried({ method }: ClientWay, isTest: boolean): boolean {
  return method === 'card' && isTest;
}

/** Nothing that the shop takes fits the order, so that only the operator can help. */
function NoWayToPay() {
  const t = useMessages();
  const toContact = (
    <ButtonLink to={PATHS.contact} variant="secondary" size="s">
      {t('contact.title')}
    </ButtonLink>
  );
  return (
    <Notice kind="warning" action={toContact}>
      {t('cash.no_other')}
    </Notice>
  );
}
