import type { CheckoutTotals } from '../../client/checkout/useCheckoutTotals.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import { formatPrice } from '../../domain/core/money.js';
import { type LineItem, lineTotal } from '../../domain/order/order.js';
import { localePath, PATHS } from '../../domain/core/paths.js';
import { useShell } from '../layout/shellContext.js';
import { WhatsAppLink } from '../layout/WhatsAppLink.js';

interface CartHandOffProps {
  items: readonly LineItem[];
  totals: CheckoutTotals;
}

/** The cart as a message to the shop, for those who would rather talk. */
export function CartHandOff({ items, totals }: CartHandOffProps) {
  const t = useMessages();
  return <WhatsAppLink message={useCartMessage(items, totals)} label={t('cart.whatsapp')} fullWidth />;
}

/** Lines with sizes and pieces, delivery where it is known, what it comes to, and the shop's address. */
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
