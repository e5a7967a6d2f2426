import { useSetChatSubject, whatsAppUrl } from '../../client/chatSubject.js';
import type { CheckoutTotals } from '../../client/useCheckoutTotals.js';
import { useLocale, useWords } from '../../client/words.js';
import { inLocale } from '../../domain/locale.js';
import { formatPrice } from '../../domain/money.js';
import { type LineItem, lineTotal } from '../../domain/order.js';
import { localePath, PATHS } from '../../domain/paths.js';
import { useShell } from '../layout/shellContext.js';
import { buttonClass } from '../ui/buttonClass.js';
import { Icon } from '../ui/Icon.js';

interface CartHandOffProps {
  items: readonly LineItem[];
  totals: CheckoutTotals;
}

/** The cart as a message to the shop, for those who would rather talk; absent where the shop has no number there. */
export function CartHandOff({ items, totals }: CartHandOffProps) {
  const t = useWords();
  const { whatsAppNumber } = useShell();
  const message = useCartMessage(items, totals);
  useSetChatSubject(message);
  if (whatsAppNumber === null) return null;
  return (
    <a
      className={buttonClass({ variant: 'secondary', fullWidth: true })}
      href={whatsAppUrl(whatsAppNumber, message)}
      target="_blank"
      rel="noopener"
    >
      <Icon name="brand-whatsapp" size={20} />
      <span>{t('cart.whatsapp')}</span>
    </a>
  );
}

/** Lines with sizes and pieces, delivery where it is known, what it comes to, and the shop's address. */
function useCartMessage(items: readonly LineItem[], { method, total }: CheckoutTotals): string {
  const t = useWords();
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
