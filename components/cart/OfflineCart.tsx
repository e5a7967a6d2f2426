import { useEffect } from 'react';
import { lastCartAtMs } from '../../client/cart/lastCart.js';
import type { ReadableCart } from '../../client/cart/useReadableCart.js';
import { useMoment } from '../../client/intl/useDate.js';
import { useMessages } from '../../client/intl/messages.js';
import { useOnline } from '../../client/offline/useOnline.js';
import { replaceWaiting, type WaitingWrite } from '../../client/offline/waitingWrites.js';
import { Button } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { BidiText } from '../ui/text/BidiText.js';
import { Ltr } from '../ui/text/Ltr.js';
import { Price } from '../ui/text/Price.js';
import styles from './OfflineCart.module.css';

/** Says of when a cart is that could not be loaded, and of one whose page has lost the connection. */
export function OfflineNotice({ cart }: { cart: Pick<ReadableCart, 'keptAtMs' | 'reload'> }) {
  const t = useMessages();
  const isOnline = useOnline();
  const moment = useMoment();
  const isKept = cart.keptAtMs !== null;
  useEffect(() => {
    if (isOnline && isKept) void cart.reload();
    // Once per connection; the button is for further attempts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline]);
  if (isOnline && !isKept) return null;
  const atMs = cart.keptAtMs ?? lastCartAtMs();
  const retry = (
    <Button variant="secondary" size="s" onClick={() => void cart.reload()}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Notice kind="warning" title={isOnline ? undefined : t('offline.title')} action={isOnline && retry}>
      {atMs !== null && t(isOnline ? 'offline.cart_outage' : 'offline.cart', { time: moment(atMs) })}
    </Notice>
  );
}

/** Products that are added once there is a connection. */
export function WaitingAdditions({ waiting }: { waiting: readonly WaitingWrite[] }) {
  const t = useMessages();
  const additions = waiting.filter(({ lineId }) => lineId === null);
  if (additions.length === 0) return null;
  return (
    <section className={styles['waiting']} aria-labelledby="waiting">
      <h2 id="waiting">{t('offline.waiting_title')}</h2>
      <p>{t('offline.waiting_text')}</p>
      <ul className={styles['list']}>
        {additions.map(({ key, name, quantity }) => (
          <li key={key}>
            <BidiText>{name}</BidiText>
            <strong>
              <Ltr>× {quantity}</Ltr>
            </strong>
            <Button
              variant="quiet"
              size="s"
              aria-label={t('offline.waiting_cancel', { name })}
              onClick={() => replaceWaiting(key, null)}
            >
              {t('action.cancel')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The total of a cart that cannot be ordered now. */
export function KeptTotal({ cart }: { cart: Pick<ReadableCart, 'count' | 'total'> }) {
  const t = useMessages();
  return (
    <aside className={styles['total']} aria-label={t('order.contents')}>
      <span>
        {t('order.total')} ({t('items', { count: cart.count })})
      </span>
      <Price amount={cart.total} size="l" />
    </aside>
  );
}
