import { afterAll } from 'vitest';
import { smallState } from '../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../support/woocommerce/standIn.js';
import { openShop } from './shop.js';

/** A shop in front of a WooCommerce stand-in with a few products, until the tests of the file are over. */
export async function openStandInStoreShop(settings: Record<string, string> = {}) {
  const standIn = await openStandIn(smallState());
  afterAll(() => standIn.close());
  const shop = await openShop({
    STORE_URL: standIn.url,
    STORE_CONSUMER_KEY: KEYS.consumerKey,
    STORE_CONSUMER_SECRET: KEYS.consumerSecret,
    ...settings,
  });
  return { standIn, state: standIn.state, shop };
}
