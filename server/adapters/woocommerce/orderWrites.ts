import { toDecimal } from '../../../domain/money.js';
import type { Order } from '../../../domain/order.js';
import type { CataloguePort } from '../../ports/catalogue.js';
import type { StatePort } from '../../ports/state.js';
import type { StoreClient } from './client.js';
import type { OrderStore } from './orderStore.js';

/** What writing orders needs. */
export interface OrdersContext {
  client: StoreClient;
  store: OrderStore;
  catalogue: CataloguePort;
  state: StatePort;
  /** Does what comes after an order is written: what fails of it is told to the operator, and undoes nothing. */
  orReport(line: string, work: () => Promise<unknown>): Promise<void>;
  /** Reads the goods of an order anew, whose stock has changed by it; a failure is told. */
  refreshGoods(order: Order): Promise<void>;
}

/** Lines of delivery to send, so that an order is delivered for this and nothing else. */
export async function deliveryLines(
  { store }: Pick<OrdersContext, 'store'>,
  order: Pick<Order, 'id' | 'shippingTotal'>,
  total: number,
): Promise<object[]> {
  const before = order.shippingTotal === 0 ? [] : await store.shippingLines(order.id);
  const removed = before.map((id) => ({ id, method_id: null }));
  if (total === 0) return removed;
  return [...removed, { method_id: 'flat_rate', method_title: 'Delivery', total: toDecimal(total) }];
}
