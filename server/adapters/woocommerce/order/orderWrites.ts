import type { CataloguePort } from '../../../ports/catalogue.js';
import type { StatePort } from '../../../ports/records/state.js';
import type { StoreClient } from '../../wpRest/client.js';
import type { CardGateways } from './gateways.js';
import type { ReadChoices } from './lineChoice.js';
import type { OrderReading } from './orderMapping.js';
import { type OrderStore, orderStore } from './orderStore.js';

interface OrdersOptions extends OrderReading {
  client: StoreClient;
  catalogue: CataloguePort;
  state: StatePort;
  choices: ReadChoices;
  /** Receives one line about failed follow-up work of a written order. */
  onProblem?: ((line: string) => void) | undefined;
}

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

/** What reading and writing orders shares. */
export function ordersContext(options: OrdersOptions): OrdersContext {
  const { client, catalogue, state, cards, choices, onProblem } = options;
  return {
    ...{ client, catalogue, state, cards, choices },
    store: orderStore(client, options),
    async orReport(line, work) {
      try {
        await work();
      } catch (error) {
        onProblem?.(`${line} (${error instanceof Error ? error.message : 'unknown'})`);
      }
    },
  };
}
