import { useMessages } from '../../client/intl/messages.js';
import type { LineChange } from '../../domain/cart/lineChange.js';
import { formatPrice } from '../../domain/core/money.js';
import { Button } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';

interface LineChangeNoticeProps {
  change: LineChange;
  /** Pieces that the line holds. */
  quantity: number;
  onAcceptPrice: () => void;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** What has changed about a line since it was put in, and the one thing to do about it. */
export function LineChangeNotice(props: LineChangeNoticeProps) {
  const { change, quantity, onAcceptPrice, onQuantity, onRemove } = props;
  const t = useMessages();
  if (change.kind === 'price') {
    const ok = (
      <Button variant="quiet" size="s" onClick={onAcceptPrice}>
        {t('cart.change_ok')}
      </Button>
    );
    const prices = { before: formatPrice(change.before), now: formatPrice(change.now) };
    return (
      <Notice kind="info" action={ok}>
        {t('cart.change_price', prices)}
      </Notice>
    );
  }
  const available = change.kind === 'gone' ? 0 : change.available;
  const way =
    available > 0 ? (
      <Button variant="secondary" size="s" onClick={() => onQuantity(available)}>
        {t('cart.change_take', { count: available })}
      </Button>
    ) : (
      <Button variant="secondary" size="s" onClick={onRemove}>
        {t('action.remove')}
      </Button>
    );
  return (
    <Notice kind="warning" action={way}>
      {change.kind === 'gone'
        ? t('error.product_not_found')
        : t('cart.change_short', { available, wanted: quantity })}
    </Notice>
  );
}
