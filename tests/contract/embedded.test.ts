import { afterAll } from 'vitest';
import { openEmbedded, openState } from '../../server/adapters/embedded/embedded.js';
import { describeContentContract } from './content.contract.js';
import { describeNewsletterContract } from './newsletter.contract.js';
import { describeStateContract } from './state.contract.js';
import { describeStoreContract } from './store.contract.js';
import { temporaryDatabase } from './support.js';

/** A shop in a new database file, which goes when the shop is closed. */
async function openNewShop() {
  const { url, remove } = temporaryDatabase();
  const shop = await openEmbedded({ url });
  return {
    ...shop,
    close() {
      shop.close();
      remove();
    },
  };
}

const memory = temporaryDatabase();
afterAll(() => memory.remove());

describeStoreContract('embedded', openNewShop);
describeContentContract('embedded', openNewShop);
describeNewsletterContract('embedded', openNewShop);
describeStateContract('embedded', () => openState({ url: memory.url }));
