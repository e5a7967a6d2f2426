import { NeedsScripts } from '../contact/NeedsScripts.js';
import { PageFrame } from '../ui/PageFrame.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import styles from './OrderColumns.module.css';

/** Skeleton of an order. */
export function OrderSkeleton({ title }: { title: string }) {
  return (
    <PageFrame title={title}>
      <NeedsScripts />
      <div className={styles['columns']} aria-busy="true">
        <div className={styles['column']}>
          <Skeleton height="8rem" />
          <Skeleton height="14rem" />
        </div>
        <Skeleton height="20rem" />
      </div>
    </PageFrame>
  );
}
