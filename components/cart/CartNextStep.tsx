import { useCart } from '../../client/cart/useCart.js';
import { useIntl } from 'react-intl';
import { formatSlotStart } from '../../domain/branches/slots.js';
import { useArrivalWords } from '../../client/checkout/useArrivalWords.js';
import { useCheckoutForm, type CheckoutForm } from '../../client/checkout/useCheckoutForm.js';
import { useCheckoutTotals, type CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { couponDiscount } from '../../domain/coupon/coupon.js';
import { type LineItem, lineTotal } from '../../domain/order/order.js';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { CartSummary } from './CartSummary.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import type { InstalmentPlanView } from '../../domain/payment/instalments.js';
import { instalmentsHtml } from '../../domain/payment/instalmentsHtml.js';
import { inLocale } from '../../domain/core/locale.js';
import { formatPrice } from '../../domain/core/money.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import { useShell } from '../../client/page/shellContext.js';
import { WhatsAppLink } from '../contact/WhatsAppLink.js';
import { useGovernorates } from '../../client/checkout/useGovernorates.js';
import { CouponBox } from '../coupon/CouponBox.js';
import { DeliveryFailure } from '../checkout/fields/DeliveryFailure.js';
import { DeliveryPrice } from '../checkout/fields/DeliveryPrice.js';
import { SelectField } from '../ui/form/Field.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import styles from './CartNextStep.module.css';
import { innerHtml } from '../../client/page/trustedTypes.js';

interface CartNextStepProps {
  customer: WireCustomer;
  /** Lines that must be resolved before checkout, such as one that is out of stock. */
  blocked: readonly LineItem[];
  instalmentPlans: readonly InstalmentPlanView[];
}

/** The end of the cart page: delivery estimate, total, and the two ways to order (checkout or WhatsApp). */
export function CartNextStep({ customer, blocked, instalmentPlans }: CartNextStepProps) {
  const cart = useCart();
  const form = useCheckoutForm(customer);
  const order = useCheckoutTotals(form.draft);
  // Totals include every cart order of a group, although orders are placed one at a time; the way to pay has no fee yet.
  const totals = {
    ...order,
    items: cart.total + couponDiscount(order.coupons),
    fee: 0,
    total: cart.total + (order.method?.cost ?? 0),
  };
  return (
    <>
      <CartSummary items={cart.items} totals={totals} blocked={blocked} />
      <CartDelivery form={form} totals={totals} />
      {cart.coupons !== null && (
        <div className={styles['coupons']}>
          <CouponBox phone={customer.phone} />
        </div>
      )}
      <div className={styles['after']}>
        <CartInstalments plans={instalmentPlans} totals={totals} />
        <CartHandOff items={cart.items} totals={totals} />
      </div>
    </>
  );
}

interface CartInstalmentsProps {
  plans: readonly InstalmentPlanView[];
  totals: CheckoutTotals;
}

/** What the total costs each month. */
function CartInstalments({ plans, totals: { total: amount } }: CartInstalmentsProps) {
  const html = instalmentsHtml(plans, { amount }, useMessages());
  return html === '' ? null : (
    <div className={styles['instalments']} dangerouslySetInnerHTML={innerHtml(html)} />
  );
}

interface CartHandOffProps {
  items: readonly LineItem[];
  totals: CheckoutTotals;
}

/** Sends the cart to the shop as a WhatsApp message. */
function CartHandOff({ items, totals }: CartHandOffProps) {
  const t = useMessages();
  return <WhatsAppLink message={useCartMessage(items, totals)} label={t('cart.whatsapp')} fullWidth />;
}

/** The message text: lines with size and quantity, delivery fee if known, total, and the shop's URL. */
function useCartMessage(items: readonly LineItem[], { method, total }: CheckoutTotals): string {
  const t = useMessages();
  const locale = useLocale();
  const { origin } = useShell();
  const lines = items.map((line) =>
    t('whatsapp.cart_line', {
      count: line.quantity,
      name: inLocale(line.name, locale),
      price: formatPrice(lineTotal(line)),
    }),
  );
  const delivery =
    method === null
      ? []
      : [
          t('whatsapp.cart_delivery', {
            title: inLocale(method.title, locale),
            price: formatPrice(method.cost),
          }),
        ];
  return [
    t('whatsapp.cart'),
    ...lines,
    ...delivery,
    t('whatsapp.cart_total', { price: formatPrice(total) }),
    `${origin}${localePath(PATHS.home, locale)}`,
  ].join('\n');
}

interface CartDeliveryProps {
  form: CheckoutForm;
  totals: CheckoutTotals;
}

/** Delivery estimate; the chosen governorate is kept for the checkout. */
function CartDelivery({ form, totals }: CartDeliveryProps) {
  const t = useMessages();
  const governorates = useGovernorates();
  return (
    <div className={styles['delivery']}>
      <SelectField
        {...form.field('governorate')}
        label={t('cart.deliver_to')}
        options={governorates}
        autoComplete="address-level1"
      />
      <div className={styles['answer']} aria-live="polite">
        <Answer totals={totals} slot={form.draft.fields.slot} />
      </div>
    </div>
  );
}

interface AnswerProps {
  totals: CheckoutTotals;
  /** The appointment as far as it is chosen, as in the checkout's form. */
  slot: string;
}

function Answer({ totals: { shipping, method }, slot }: AnswerProps) {
  const t = useMessages();
  const locale = useLocale();
  const words = useArrivalWords();
  const intl = useIntl();
  if (shipping.state === 'unknown') return <span>{t('cart.delivery_note')}</span>;
  if (shipping.state === 'loading') return <Skeleton width="12rem" height="1.6em" />;
  if (shipping.state === 'failed') return <DeliveryFailure shipping={shipping} />;
  if (method === null) {
    const isOffered = shipping.methods.length > 0;
    return <span>{t(isOffered ? 'cart.delivery_choose' : 'checkout.delivery_none')}</span>;
  }
  return (
    <>
      <span>{inLocale(method.title, locale)}</span>
      <DeliveryPrice cost={method.cost} />
      <strong className={styles['arrives']}>
        {method.visit === undefined
          ? words(method)
          : formatSlotStart(slot, intl) || t(`visit.${method.visit.service}_text`)}
      </strong>
    </>
  );
}
