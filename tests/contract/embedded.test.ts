import { createClient } from '@libsql/client';
import { afterAll, vi } from 'vitest';
import { openLocalShop } from '../../server/adapters/local/local.js';
import { moveOrder } from '../../server/adapters/local/order/orderMoves.js';
import { addNote } from '../../server/adapters/local/order/orderNotes.js';
import { testPayments as openTestPayments } from '../../server/adapters/testPayments/testPayments.js';
import { openDatabase } from '../../server/database/connection/database.js';
import { ownRecords } from '../../server/database/records/ownRecords.js';
import type { PaymentCallback } from '../../server/ports/payments.js';
import { copySeededDatabase } from '../support/seededDatabase.js';
import { hashQuickly } from '../support/hashQuickly.js';
import { describeBookingsContract } from './records/bookings.contract.js';
import { describeContactContract } from './records/contact.contract.js';
import { describeContentContract } from './content.contract.js';
import { describeReturnsContract } from './records/returns.contract.js';
import { describeAccountLettersContract } from './records/accountLetters.contract.js';
import { describeNoticesContract } from './records/notices.contract.js';
import { describeNewsletterContract } from './records/newsletter.contract.js';
import { asNewsletter, describeSubscribersContract } from './records/subscribers.contract.js';
import { TEST_PROVIDER } from '../../server/cardProviders.js';
import { callbackOf, describePaymentsContract } from './payment/payments.contract.js';
import { describeLocksContract } from './locks.contract.js';
import { describeReviewsContract } from './reviews.contract.js';
import { describeStateContract } from './state.contract.js';
import { describeStoreContract } from './store.contract.js';
import { moderateAll, required, temporaryDatabase } from './support.js';

/** A shop with a new database file that is removed on close. */
async function openNewShop() {
  const { path, url, remove } = temporaryDatabase();
  await copySeededDatabase(path);
  const shop = await openLocalShop({ url });
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
      const client = createClient({ url });
      const { rows } = await client.execute({
        sql: 'SELECT first_name AS firstName, last_name AS lastName, phone FROM newsletter_subscribers WHERE email = ?',
        args: [email],
      });
      client.close();
      return rows[0] === undefined ? null : asSubscriber(rows[0]);
    },
    close() {
      shop.close();
      remove();
    },
  };
}

function asSubscriber({ firstName, lastName, phone }: Record<string, unknown>) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { firstName: text(firstName), lastName: text(lastName), phone: text(phone) };
}

const memory = temporaryDatabase();
afterAll(() => memory.remove());

hashQuickly();

describeStoreContract('embedded', openNewShop);
describeReviewsContract('embedded', openNewShop);
describeContentContract('embedded', openNewShop);
describeNewsletterContract('embedded', openNewShop);
describeSubscribersContract('embedded', openNewShop);
describeContactContract('embedded', openNewShop);
const openState = async (now: () => number) => ownRecords(await openDatabase({ url: memory.url }), { now });
describeStateContract('embedded', openState);
describeAccountLettersContract('embedded', openState);
describeNoticesContract('embedded', openState);
describeBookingsContract('embedded', openState);
describeReturnsContract('embedded', openState);
describeLocksContract('embedded', openState);

describePaymentsContract(TEST_PROVIDER, async () => {
  const shop = await openNewShop();
  const { payments, testCardPage } = openTestPayments(shop.database, 'a secret');
  let sent: PaymentCallback | undefined;
  const post = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent = callbackOf(init?.body, init?.headers as Record<string, string>);
    return Promise.resolve(new Response());
  });
  return {
    payments,
    end: async (sessionId, end) => {
      await testCardPage.conclude(sessionId, end);
      return required(sent);
    },
    unsigned: ({ rawBody }) => callbackOf(new TextDecoder().decode(rawBody)),
    wayBack: async (sessionId, end) =>
      new URL(required(await testCardPage.conclude(sessionId, end)).returnUrl).searchParams,
    close() {
      post.mockRestore();
      shop.close();
    },
  };
});
