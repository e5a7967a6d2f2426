import type { ReactNode } from 'react';
import type { ClientOrder } from '../../domain/order/wireOrder.js';
import { ConfirmOrder } from '../confirmation/ConfirmOrder.js';
import { AwaitedPayment } from './awaited/AwaitedPayment.js';
import styles from './OrderColumns.module.css';
import { OrderContents } from './OrderContents.js';
import { OrderHelp } from './OrderHelp.js';

/** A page about an order: what is to be done, the cards of the page, and beside them the order itself. */
export function OrderColumns({ order, children }: { order: ClientOrder; children: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <ConfirmOrder order={order} />
        <AwaitedPayment order={order} />
        {children}
      </div>
      <div className={styles['tall']}>
        <OrderContents order={order} />
      </div>
      <OrderHelp order={order} />
    </div>
  );
}
