import type { CataloguePort } from '../../../ports/catalogue.js';
import type { StatePort } from '../../../ports/state.js';
import type { StoreClient } from '../../wpRest/client.js';
import type { CardGateways } from './gateways.js';
import type { ReadChoices } from './lineChoice.js';
import type { OrderStore } from './orderStore.js';

/** Dependencies of writing orders. */
export interface OrdersContext {
  client: StoreClient;
  store: OrderStore;
  catalogue: CataloguePort;
  state: StatePort;
  cards: CardGateways;
  choices: ReadChoices;
  /** Runs follow-up work of a written order: failures are reported, and the write stands. */
  orReport(line: string, work: () => Promise<unknown>): Promise<void>;
}
