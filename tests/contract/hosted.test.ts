import { createClient } from '@libsql/client';
import { afterAll } from 'vitest';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { moveOrder } from '../../server/adapters/local/order/orderMoves.js';
import { addNote } from '../../server/adapters/local/order/orderNotes.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { ownRecords } from '../../server/database/records/ownRecords.js';
import { startHostedDatabase } from '../support/hostedDatabase/hostedDatabase.js';
import { startSeededHosted } from '../support/hostedDatabase/seededHosted.js';
import { hashQuickly } from '../support/hashQuickly.js';
import { describeBookingsContract } from './records/bookings.contract.js';
import { describeContactContract } from './records/contact.contract.js';
import { describeContentContract } from './content.contract.js';
import { describeLocksContract } from './locks.contract.js';
import { describeReturnsContract } from './records/returns.contract.js';
import { describeAccountLettersContract } from './records/accountLetters.contract.js';
import { describeNoticesContract } from './records/notices.contract.js';
import { describeNewsletterContract } from './records/newsletter.contract.js';
import { asNewsletter, describeSubscribersContract } from './records/subscribers.contract.js';
import { describeStateContract } from './state.contract.js';
import { describeStoreContract } from './store.contract.js';
import { moderateAll } from './support.js';

/* The shop on a database across the network: every promise of the embedded one holds there, too. */

async function openNewShop() {
  const hosted = await startSeededHosted();
  const shop = await openLocalShop({ url: hosted.url });
  return {
    ...shop,
    newsletter: asNewsletter(shop.subscribers),
    async deliver(orderId: number) {
      await moveOrder(shop.database, orderId, { act: 'deliver' }, { by: 'command' });
    },
    tell: (orderId: number, text: string) => addNote(shop.database, orderId, text, { by: 'command' }),
    async refund(orderId: number, amount: number, reason: string) {
      await moveOrder(
        shop.database,
        orderId,
        { act: 'refund', amount, reason: reason || null },
        { by: 'command' },
      );
    },
    moderate: (productId: number, decision: 'approved' | 'trash') =>
      moderateAll(shop.database, productId, decision),
    async known(email: string) {
      const client = createClient({ url: hosted.url });
      const { rows } = await client.execute({
        sql: 'SELECT first_name AS firstName, last_name AS lastName, phone FROM newsletter_subscribers WHERE email = ?',
        args: [email],
      });
      client.close();
      const [row] = rows;
      return row === undefined
        ? null
        : {
            firstName: row['firstName'] as string | null,
            lastName: row['lastName'] as string | null,
            phone: row['phone'] as string | null,
          };
    },
    async close() {
      shop.close();
      await hosted.close();
    },
  };
}

hashQuickly();

describeStoreContract('hosted', openNewShop);
describeContentContract('hosted', openNewShop);
describeNewsletterContract('hosted', openNewShop);
describeSubscribersContract('hosted', openNewShop);
describeContactContract('hosted', openNewShop);

const memory = await startHostedDatabase();
afterAll(() => memory.close());
const openState = async (now: () => number) => ownRecords(await openDatabase({ url: memory.url }), { now });
describeStateContract('hosted', openState);
describeAccountLettersContract('hosted', openState);
describeNoticesContract('hosted', openState);
describeBookingsContract('hosted', openState);
describeReturnsContract('hosted', openState);
describeLocksContract('hosted', openState);
