import { useRef } from 'react';
import { useCartChanges } from '../../client/cart/useCartChanges.js';
import { useReadableCart } from '../../client/cart/useReadableCart.js';
import { useIdentity } from '../../client/account/useIdentity.js';
import { useCartEditing } from '../../client/cart/useCartEditing.js';
import { useWaiting } from '../../client/cart/useWaiting.js';
import { isStuck } from '../../client/cart/waitingWrites.js';
import { useMessages } from '../../client/intl/messages.js';
import type { LineItem } from '../../domain/order/order.js';
import type { CartPageProps } from '../../domain/order/orderViews.js';
import { Button } from '../ui/form/Button.js';
import { usePieces } from '../lines/usePieces.js';
import { UnfitNotice } from '../fitment/UnfitNotice.js';
import { Notice } from '../ui/Notice.js';
import { classNames } from '../ui/classNames.js';
import { PageFrame } from '../ui/PageFrame.js';
import { useInView } from '../ui/hooks/useInView.js';
import { useLazy } from '../ui/hooks/useLazy.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import { CartLines } from './CartLines.js';
import { CartSkeleton } from './CartSkeleton.js';
import styles from './CartView.module.css';
import { CartNextStep } from './CartNextStep.js';
import { EmptyCart } from './EmptyCart.js';
import { StoredTotal, OfflineNotice, WaitingWrites } from './OfflineCart.js';

/** The cart page; its footer stays below the first screen while the cart loads. */
export function CartView(props: CartPageProps) {
  return (
    <div className={styles['page']}>
      <CartState {...props} />
    </div>
  );
}

/**
 * A cart that failed to load shows an error, never an empty cart. The server's HTML has an empty cart for strangers,
 * whom the first script recognises by their cookies, and a skeleton for everybody else.
 */
function CartState({ instalmentPlans, ...offered }: CartPageProps) {
  const pieces = usePieces();
  const t = useMessages();
  const identity = useIdentity();
  const cart = useReadableCart();
  const editing = useCartEditing(cart);
  const changes = useCartChanges(cart);
  const waiting = useWaiting();
  const isUnknown = identity.state === 'unknown';
  const isLoading = isUnknown || cart.state === 'loading';
  if (cart.state === 'failed') {
    const retry = <Button onClick={() => void cart.reload()}>{t('action.retry')}</Button>;
    return (
      <PageFrame title={t('title.cart')}>
        <Notice kind="error" title={t('cart.failed_title')} action={retry}>
          {t('cart.failed_text')}
        </Notice>
      </PageFrame>
    );
  }
  const isWaiting = waiting.some((write) => write.lineId === null || isStuck(write));
  const isEmpty = cart.items.length === 0 && editing.removed.length === 0 && !isWaiting;
  if (isLoading || isEmpty) {
    return (
      <PageFrame
        title={t('title.cart')}
        lead={isLoading ? <Skeleton width="6rem" height="1.6em" className={styles['lead']} /> : undefined}
      >
        {isLoading && (
          <div className={classNames(isUnknown && styles['known'])}>
            <CartSkeleton />
          </div>
        )}
        {(isUnknown || !isLoading) && (
          <div className={classNames(isUnknown && styles['stranger'])}>
            <EmptyCart {...offered} isAnonymous={identity.state !== 'customer'} />
          </div>
        )}
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('title.cart')} lead={pieces(cart.items)}>
      <OfflineNotice cart={cart} />
      <WaitingWrites waiting={waiting} />
      <UnfitNotice items={cart.items} />
      <div className={styles['columns']}>
        <CartLines items={cart.items} editing={editing} changes={changes} />
        <div className={styles['summary']}>
          {cart.cachedAtMs !== null && <StoredTotal cart={cart} />}
          {cart.cachedAtMs === null && cart.items.length > 0 && identity.state === 'customer' && (
            <CartNextStep
              customer={identity.customer}
              blocked={changes.blocked}
              instalmentPlans={instalmentPlans}
            />
          )}
        </div>
        {isShort(cart.items) && <SeenBefore items={cart.items} />}
      </div>
      {cart.items.length === 0 && !isWaiting && <EmptyCart {...offered} isAnonymous={false} />}
    </PageFrame>
  );
}

/** The most lines that are lower than the summary beside them. */
const SHORT_LINES = 2;

function isShort({ length }: readonly LineItem[]): boolean {
  return length > 0 && length <= SHORT_LINES;
}

const loadSeen = () => import('../catalogue/product/RecentlySeen.js');

/** What the shopper has looked at besides, in the room that a short cart leaves. */
function SeenBefore({ items }: { items: readonly LineItem[] }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useLazy(useInView(place), loadSeen);
  return (
    <div ref={place} className={styles['seen']}>
      {seen !== null && <seen.RecentlySeen except={items.map(({ productId }) => productId)} isSmall />}
    </div>
  );
}
