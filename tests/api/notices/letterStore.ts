import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { inStock, required, someProduct } from '../../contract/support.js';
import { addUser } from '../../support/woocommerce/standInCustomers.js';
import { afterAnswers } from '../call.js';
import { PASSWORD } from '../shop.js';
import { openStandInStoreShop } from '../standInStoreShop.js';

const WEBHOOK_SECRET = 'wc-secret wc-secret';
const CRON_SECRET = 'secret of the scheduled job';

/** A shop that writes letters about orders in WooCommerce, with a customer of it, and what its operator does. */
export async function openLetterStore() {
  const { standIn, state, shop } = await openStandInStoreShop({
    ORDER_LETTERS: 'shop',
    SMTP_URL: 'smtps://mail.example',
    WEBHOOK_SECRET,
    CRON_SECRET,
  });
  const product = await someProduct(shop.backend.store.catalogue, inStock(9));
  const email = 'mona@example.com';
  const { id } = addUser(state, { email, username: email, role: 'customer', password: PASSWORD });
  let messages = 0;

  /** The operator edits an order in WordPress, which replaces custom fields that exist. */
  function edit(orderId: number, changes: { status?: string; meta?: Record<string, string> }): void {
    const { status, meta = {} } = changes;
    const order = required(state.orders.get(orderId));
    const kept = order.meta_data.filter(({ key }) => !(key in meta));
    const written = Object.entries(meta).map(([key, value], place) => ({ id: 900_000 + place, key, value }));
    Object.assign(order, {
      ...(status === undefined ? {} : { status }),
      meta_data: [...kept, ...written],
      date_modified_gmt: new Date().toISOString().slice(0, 19),
    });
  }

  function webhook(body: string, secret = WEBHOOK_SECRET) {
    const signature = createHmac('sha256', secret).update(body).digest('base64');
    return shop.call('POST', '/api/webhook/store', {
      body,
      headers: {
        origin: undefined,
        'x-wc-webhook-topic': 'order.updated',
        'x-wc-webhook-signature': signature,
      },
    });
  }

  /** The body of the next webhook about an order. */
  const updated = (orderId: number, status: string) =>
    JSON.stringify({
      ...{ id: orderId, status },
      date_modified: `2026-11-23T10:00:${String((messages += 1)).padStart(2, '0')}`,
    });

  return {
    ...{ standIn, shop, product, edit, webhook, updated },
    mona: await shop.session('customer', id),
    /** The store tells of a change. */
    async announce(orderId: number, status: string): Promise<void> {
      expect((await webhook(updated(orderId, status))).status).toBe(200);
      await afterAnswers();
    },
    async runJob(): Promise<void> {
      const headers = { authorization: `Bearer ${CRON_SECRET}` };
      expect((await shop.call('GET', '/api/payment/reconcile', { headers })).status).toBe(200);
      await afterAnswers();
    },
  };
}
