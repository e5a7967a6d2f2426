import { openWooCommerce } from '../../server/adapters/woocommerce/woocommerce.js';
import { seededState } from '../support/woocommerce/seededStandIn.js';
import { KEYS, openStandIn } from '../support/woocommerce/standIn.js';
import { describeStoreContract } from './store.contract.js';
import { temporaryDatabase } from './support.js';

/** A shop on a stand-in of its own, with an empty mirror. */
async function openShop() {
  const standIn = await openStandIn(seededState());
  const { url, remove } = temporaryDatabase();
  const shop = await openWooCommerce({ url: standIn.url, ...KEYS, database: { url }, refusalMs: 0 });
  return {
    store: shop.store,
    async close() {
      shop.close();
      remove();
      await standIn.close();
    },
  };
}

describeStoreContract('WooCommerce', openShop);
