import { useCart } from '../../client/cart/useCart.js';
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
import { Link } from '../ui/Link.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import { CartDelivery } from './CartDelivery.js';
import styles from './CartNextStep.module.css';
import { innerHtml } from '../../client/page/trustedTypes.js';

interface CartNextStepProps {
  customer: WireCustomer;
  /** Lines that must be resolved before checkout, such as one that is out of stock. */
  blocked: readonly LineItem[];
  instalmentPlans: readonly InstalmentPlanView[];
}

/** The end of the cart page: delivery, total, and the two ways to order (checkout or WhatsApp). */
export function CartNextStep({ customer, ...cart }: CartNextStepProps) {
  const form = useCheckoutForm(customer);
  // Without the draft the fees of another governorate would be loaded first.
  if (!form.isReady) return <Skeleton height="14rem" />;
  return <NextStep {...cart} form={form} phone={customer.phone} />;
}

interface NextStepProps extends Omit<CartNextStepProps, 'customer'> {
  form: CheckoutForm;
  phone: string | null;
}

function NextStep({ form, phone, blocked, instalmentPlans }: NextStepProps) {
  const t = useMessages();
  const cart = useCart();
  const order = useCheckoutTotals(form.draft);
  // Totals include every cart order of a group, although orders are placed one at a time; the way to pay has no fee yet.
  const totals = {
    ...order,
    items: cart.total + couponDiscount(order.coupons),
    fee: 0,
    total: cart.total + (order.method?.cost ?? 0),
  };
  return (
    <div className={styles['side']}>
      <CartSummary
        items={cart.items}
        totals={totals}
        blocked={blocked}
        phone={phone}
        place={<CartDelivery form={form} totals={totals} />}
      />
      <CartInstalments plans={instalmentPlans} totals={totals} />
      <div className={styles['ways']}>
        <CartHandOff items={cart.items} totals={totals} />
        <Link to={PATHS.search} className={styles['more']}>
          {t('action.continue_shopping')}
        </Link>
      </div>
    </div>
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
