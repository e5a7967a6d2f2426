import type { Order } from '../../../domain/order/order.js';
import type { Backend } from '../../ports/backend.js';
import type { PaymentRecord, PaymentsPort } from '../../ports/payments.js';
import { alertOperator } from './paymentAlarms.js';
import type { ReturnAlarms } from './paymentRules.js';

/**
 * Returns money for which nothing is delivered, unless it is returned already, and tells the operator. What a process
 * leaves undone that ends in between is done by the next look at the payment; the attempt is kept until then.
 */
export async function returnMoney(
  backend: Backend,
  order: Order,
  { record, payments }: { record: PaymentRecord; payments: PaymentsPort },
  { done, failed }: ReturnAlarms,
): Promise<void> {
  try {
    if (record.state === 'paid') await payments.refund(record);
  } catch (error) {
    backend.report('refund-failed', error);
    await alertOperator(backend, failed, record, order);
    return;
  }
  // What was kept of it on purpose is not returned by the shop.
  const alarm = record.isReturnedInPart === true ? failed : done;
  const isTold = await alertOperator(backend, alarm, record, order);
  // A repeated callback of another attempt must still be recognised.
  if (isTold && order.paymentReference === record.reference) {
    await backend.state.forgetAttempt(record.reference);
  }
}
