import { type ReactNode, useEffect, useId } from 'react';
import { lastCartAtMs } from '../../client/cart/lastCart.js';
import type { ReadableCart } from '../../client/cart/useReadableCart.js';
import { useIntl } from 'react-intl';
import { EGYPT_TIME_ZONE } from '../../domain/egypt/egyptTime.js';
import { dayInEgypt } from '../../domain/egypt/egyptClock.js';
import { useMessages } from '../../client/intl/messages.js';
import { useOnline } from '../../client/cart/useOnline.js';
import { isStuck, replaceWaiting, retryWaiting, type WaitingWrite } from '../../client/cart/waitingWrites.js';
import { Button } from '../ui/form/Button.js';
import { Notice } from '../ui/Notice.js';
import { BidiText } from '../ui/text/BidiText.js';
import { Ltr } from '../ui/text/Ltr.js';
import { Price } from '../ui/text/Price.js';
import { RemovableRow } from '../ui/rows/RemovableRow.js';
import styles from './OfflineCart.module.css';

/** Says of when a cart is that could not be loaded, and of one whose page has lost the connection. */
export function OfflineNotice({ cart }: { cart: Pick<ReadableCart, 'cachedAtMs' | 'reload'> }) {
  const t = useMessages();
  const isOnline = useOnline();
  const intl = useIntl();
  const isKept = cart.cachedAtMs !== null;
  useEffect(() => {
    if (isOnline && isKept) void cart.reload();
    // Once per connection; the button is for further attempts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOnline]);
  if (isOnline && !isKept) return null;
  const atMs = cart.cachedAtMs ?? lastCartAtMs();
  const retry = (
    <Button variant="secondary" size="s" onClick={() => void cart.reload()}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Notice kind="warning" title={isOnline ? undefined : t('offline.title')} action={isOnline && retry}>
      {atMs !== null &&
        t(isOnline ? 'offline.cart_outage' : 'offline.cart', {
          time: intl.formatDate(atMs, momentFormat(atMs)),
        })}
    </Notice>
  );
}

/** The time in Egypt, with the date unless it is today's. */
function momentFormat(atMs: number) {
  const isToday = dayInEgypt(atMs) === dayInEgypt(Date.now());
  return {
    ...(isToday ? {} : ({ day: 'numeric', month: 'long' } as const)),
    ...({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: EGYPT_TIME_ZONE } as const),
  };
}

/** Products that are added once the shop can be reached, and changes that it has failed to save. */
export function WaitingWrites({ waiting }: { waiting: readonly WaitingWrite[] }) {
  const t = useMessages();
  const isOnline = useOnline();
  const stuck = waiting.filter(isStuck);
  const additions = waiting.filter((write) => write.lineId === null && !isStuck(write));
  return (
    <>
      {stuck.length > 0 && (
        <WriteList title={t('offline.stuck_title')} text={t('offline.stuck_text')} writes={stuck}>
          {(write) => <StuckActions write={write} />}
        </WriteList>
      )}
      {additions.length > 0 && (
        <WriteList
          title={t('offline.waiting_title')}
          text={t(isOnline ? 'offline.waiting_outage' : 'offline.waiting_text')}
          writes={additions}
        >
          {({ key, name }) => (
            <Button
              variant="quiet"
              size="s"
              aria-label={t('offline.waiting_cancel', { name })}
              onClick={() => replaceWaiting(key, null)}
            >
              {t('action.cancel')}
            </Button>
          )}
        </WriteList>
      )}
    </>
  );
}

interface WriteListProps {
  title: string;
  text: string;
  writes: readonly WaitingWrite[];
  /** The actions of a write. */
  children: (write: WaitingWrite) => ReactNode;
}

function WriteList({ title, text, writes, children }: WriteListProps) {
  const id = useId();
  return (
    <section className={styles['waiting']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <ul className={styles['list']}>
        {writes.map((write) => (
          <RemovableRow key={write.key}>
            <span className={styles['subject']}>
              <BidiText>{write.name}</BidiText>
              <WaitingQuantity write={write} />
            </span>
            <span className={styles['actions']}>{children(write)}</span>
          </RemovableRow>
        ))}
      </ul>
    </section>
  );
}

/** `× 2`, or in words what is to become of a line of the cart. */
function WaitingQuantity({ write: { lineId, quantity } }: { write: WaitingWrite }) {
  const t = useMessages();
  if (lineId !== null && quantity === 0) return <span>{t('action.remove')}</span>;
  return (
    <strong>
      <Ltr>× {quantity}</Ltr>
    </strong>
  );
}

function StuckActions({ write }: { write: WaitingWrite }) {
  const t = useMessages();
  const { key, name } = write;
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        aria-label={t('offline.stuck_retry', { name })}
        onClick={() => retryWaiting(write)}
      >
        {t('action.retry')}
      </Button>
      <Button
        variant="quiet"
        size="s"
        aria-label={t('offline.stuck_discard', { name })}
        onClick={() => replaceWaiting(key, null)}
      >
        {t('action.discard')}
      </Button>
    </>
  );
}

/** The total of a cart that cannot be ordered now. */
export function StoredTotal({ cart }: { cart: Pick<ReadableCart, 'count' | 'total'> }) {
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
