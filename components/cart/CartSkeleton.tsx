import { useMessages } from '../../client/intl/messages.js';
import { NeedsScripts } from '../layout/NeedsScripts.js';
import { PageFrame } from '../ui/PageFrame.js';
import { Skeleton } from '../ui/Skeleton.js';
import lines from './CartLines.module.css';
import styles from './CartView.module.css';

/** Skeleton of the cart page. */
export function CartSkeleton() {
  const t = useMessages();
  return (
    <PageFrame title={t('title.cart')} lead={<Skeleton width="6rem" height="1.6em" />}>
      <NeedsScripts />
      <div className={styles['columns']} aria-busy="true">
        <div className={lines['lines']}>
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </div>
        <Skeleton height="14rem" />
      </div>
    </PageFrame>
  );
}
