import { useMessages } from '../../client/intl/messages.js';
import { NeedsScripts } from '../contact/NeedsScripts.js';
import { PageFrame } from '../ui/PageFrame.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import styles from './CheckoutView.module.css';

/** Skeleton of the checkout. */
export function CheckoutSkeleton() {
  const t = useMessages();
  return (
    <PageFrame title={t('title.checkout')}>
      <NeedsScripts />
      <div className={styles['columns']} aria-busy="true">
        <div className={styles['steps']}>
          <Skeleton height="18rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </div>
        <Skeleton height="16rem" />
      </div>
    </PageFrame>
  );
}
