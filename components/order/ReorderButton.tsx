import { useErrorMessages } from '../../client/intl/errorMessages.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { type Reordered, useReorder } from '../../client/order/useReorder.js';
import { useLocale, useMessages } from '../../client/intl/messages.js';
import { inLocale } from '../../domain/core/locale.js';
import type { LineItem, OrderStatus } from '../../domain/order/order.js';
import { PATHS } from '../../domain/core/paths.js';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { BidiText } from '../ui/text/BidiText.js';
import { Button, ButtonLink } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import styles from './ReorderButton.module.css';

interface ReorderButtonProps {
  order: ClientOrder;
  size?: 'm' | 's';
}

/** Nobody orders again what is still on its way. */
const OVER: readonly OrderStatus[] = ['completed', 'cancelled', 'refunded', 'failed'];

/** Adds an order's lines to the cart and reports those that are not available; only for logged-in customers. */
export function ReorderButton({ order, size }: ReorderButtonProps) {
  const t = useMessages();
  const explain = useErrorMessages();
  const identity = useIdentity();
  const reorder = useReorder();
  if (identity.state !== 'customer' || !OVER.includes(order.status)) return null;
  return (
    <div className={styles['reorder']}>
      <Button
        variant="secondary"
        size={size}
        isBusy={reorder.isRunning}
        onClick={() => void reorder.run(order.items)}
        aria-label={t('order.again_named', { id: String(order.id) })}
      >
        {t('order.again')}
      </Button>
      {reorder.failure !== null && <Notice kind="error">{explain(reorder.failure)}</Notice>}
      {reorder.result !== null && <Report {...reorder.result} />}
    </div>
  );
}

function Report({ added, short }: Reordered) {
  const t = useMessages();
  const toCart = (
    <ButtonLink to={PATHS.cart} size="s">
      {t('checkout.to_cart')}
    </ButtonLink>
  );
  return (
    <Notice
      kind={short.length === 0 ? 'success' : 'warning'}
      title={t('order.again_added', { count: added })}
      action={added > 0 ? toCart : undefined}
    >
      {short.length > 0 && (
        <ul>
          {short.map(({ line, added: had }) => (
            <ShortLine key={line.id} line={line} added={had} />
          ))}
        </ul>
      )}
    </Notice>
  );
}

function ShortLine({ line, added }: { line: LineItem; added: number }) {
  const t = useMessages();
  const name = inLocale(line.name, useLocale());
  const key = added === 0 ? 'order.again_none' : 'order.again_some';
  return (
    <li>
      <BidiText>{t(key, { name, added, wanted: line.quantity })}</BidiText>
    </li>
  );
}
