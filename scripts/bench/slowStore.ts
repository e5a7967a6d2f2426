import { seededState } from '../../tests/support/woocommerce/seededStandIn.js';
import { openStandIn, type StandIn } from '../../tests/support/woocommerce/standIn.js';
import type { StandInState } from '../../tests/support/woocommerce/standInState.js';

/** Median response time for a product's variations on a real WooCommerce with two cores, one request at a time. */
export const LATENCY_MS = 69;

/** The test stand-in with this many products and the latency of a real store. */
export async function openSlowStore(products: number): Promise<{ standIn: StandIn; state: StandInState }> {
  const state = seededState(products);
  state.latencyMs = LATENCY_MS;
  return { standIn: await openStandIn(state), state };
}
