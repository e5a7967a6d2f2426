import { NeedsScripts } from '../contact/NeedsScripts.js';
import { Skeleton } from '../ui/loading/Skeleton.js';
import { classNames } from '../ui/classNames.js';
import lines from './CartLines.module.css';
import styles from './CartView.module.css';

/** Skeleton of a cart's lines and sum. */
export function CartSkeleton() {
  return (
    <>
      <NeedsScripts />
      <div className={classNames(styles['columns'], styles['awaited'])} aria-busy="true">
        <div className={lines['lines']}>
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </div>
        <Skeleton height="14rem" />
      </div>
    </>
  );
}
