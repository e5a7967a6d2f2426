import { isReturnedByShop } from '../order/deposit.js';
import { isAwaited, type Order } from '../order/order.js';
import { owesMoney } from './moves.js';

/** What the operator does next with an order, for the message `office.next.<step>`. */
export type NextStep =
  | 'wait_for_money'
  | 'check'
  | 'wait_for_answer'
  | 'call'
  | 'send'
  | 'collect'
  | 'visit'
  | 'deliver'
  | 'return_money'
  | 'money_returns'
  | 'nothing';

/** The step that an order waits for. */
export function nextStepOf(order: Order): NextStep {
  if (isAwaited(order)) return 'wait_for_money';
  if (order.status === 'on-hold') return 'check';
  if (owesMoney(order)) return isReturnedByShop(order) ? 'money_returns' : 'return_money';
  if (order.status !== 'processing') return 'nothing';
  if (order.shipment !== null) return 'deliver';
  return unconfirmedStep(order) ?? handoverStep(order);
}

/** null if the customer has confirmed the order, or was not asked. */
function unconfirmedStep({ confirmation }: Order): NextStep | null {
  if (confirmation === null || confirmation.state === 'confirmed') return null;
  return confirmation.state === 'unreachable' ? 'call' : 'wait_for_answer';
}

function handoverStep({ delivery }: Order): NextStep {
  if (delivery?.visit !== undefined) return 'visit';
  return delivery?.isPickup === true ? 'collect' : 'send';
}
