import { seededState } from '../../tests/support/woocommerce/seededStandIn.js';
import { openStandIn, type StandIn } from '../../tests/support/woocommerce/standIn.js';
import type { StandInState } from '../../tests/support/woocommerce/standInState.js';

/** Median of a product's variations at a real WooCommerce on two cores, one request at a time. */
export const LATENCY_MS = 69;

/** The tests' stand-in with so many products, which takes as long for an answer as a real store. */
export async function openSlowStore(products: number): Promise<{ standIn: StandIn; state: StandInState }> {
  const state = seededState(products);
  state.latencyMs = LATENCY_MS;
  return { standIn: await openStandIn(state), state };
}
