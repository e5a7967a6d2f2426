import { useCartChanges } from '../../client/cart/useCartChanges.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import type { LineChange } from '../../domain/cart/lineChange.js';
import { inLocale } from '../../domain/core/locale.js';
import { formatPrice } from '../../domain/core/money.js';
import type { LineItem } from '../../domain/order/order.js';
import { BidiText } from '../ui/text/BidiText.js';
import { Notice } from '../ui/Notice.js';

/** What has changed about the lines since the shopper saw them last: nobody orders at a price they do not know of. */
export function CheckoutChanges({ items }: { items: readonly LineItem[] }) {
  const changes = useCartChanges();
  const changed = items.flatMap((line) => changes.of(line).map((change) => ({ line, change })));
  if (changed.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul>
        {changed.map(({ line, change }) => (
          <li key={`${line.id} ${change.kind}`}>
            <ChangeWords line={line} change={change} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function ChangeWords({ line, change }: { line: LineItem; change: LineChange }) {
  const t = useMessages();
  const name = inLocale(line.name, useLocale());
  return (
    <>
      <strong>
        <BidiText>{name}</BidiText>
      </strong>
      : {change.kind === 'gone' && t('error.product_not_found')}
      {change.kind === 'short' &&
        t('cart.change_short', { available: change.available, wanted: line.quantity })}
      {change.kind === 'price' &&
        t('cart.change_price', { before: formatPrice(change.before), now: formatPrice(change.now) })}
    </>
  );
}
