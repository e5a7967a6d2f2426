import type { Order } from '../../../../domain/order/order.js';
import type { CataloguePort } from '../../../ports/catalogue.js';
import type { StatePort } from '../../../ports/state.js';
import type { StoreClient } from '../../wpRest/client.js';
import type { CardGateways } from './gateways.js';
import type { OrderStore } from './orderStore.js';

/** What writing orders needs. */
export interface OrdersContext {
  client: StoreClient;
  store: OrderStore;
  catalogue: CataloguePort;
  state: StatePort;
  cards: CardGateways;
  /** Does what comes after an order is written: what fails of it is told to the operator, and undoes nothing. */
  orReport(line: string, work: () => Promise<unknown>): Promise<void>;
  /** Reads the goods of an order anew, whose stock has changed by it; a failure is told. */
  refreshGoods(order: Order): Promise<void>;
}
