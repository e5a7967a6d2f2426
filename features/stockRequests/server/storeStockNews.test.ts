import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { inStock, required, someProduct } from '../../../tests/contract/support.js';
import { refreshStock } from '../../../tests/support/woocommerce/standInCatalogue.js';
import { Browser } from '../../../tests/api/browser.js';
import { afterAnswers } from '../../../tests/api/call.js';
import { codeOf } from '../../../tests/api/bodies.js';
import { openStandInStoreShop } from '../../../tests/api/standInStoreShop.js';

/* News of goods whose stock is kept in WooCommerce. */

const WEBHOOK_SECRET = 'wc-secret wc-secret';
const CRON_SECRET = 'secret of the scheduled job';

const { standIn, shop } = await openStandInStoreShop({
  SMTP_URL: 'smtps://mail.example',
  WEBHOOK_SECRET,
  CRON_SECRET,
});
const { orderLetters: letters } = shop;
const { id } = await someProduct(shop.backend.store.catalogue, inStock(9));

/** The operator changes the stock in WordPress. */
function setStock(stock: number): void {
  const goods = required(standIn.state.products.get(id));
  goods['stock_quantity'] = stock;
  refreshStock(goods);
}

const ask = (contact: string) => new Browser().post('/api/wcPost/stock-request', { item_id: id, contact });

beforeEach(() => {
  setStock(0);
  letters.length = 0;
});

it('tells by the webhook of the product', async () => {
  expect((await ask('mona@example.com')).status).toBe(202);
  setStock(4);
  const body = JSON.stringify({ id, date_modified: '2026-11-23T10:00:00' });
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(body).digest('base64');
  const headers = {
    origin: undefined,
    'x-wc-webhook-topic': 'product.updated',
    'x-wc-webhook-signature': signature,
  };
  expect((await shop.call('POST', '/api/webhook/store', { body, headers })).status).toBe(200);
  await afterAnswers();
  expect(letters.map(({ to }) => to)).toEqual(['mona@example.com']);
  expect(await shop.stockRequests.count()).toBe(0);
});

it('tells by the scheduled job, which asks the store for what somebody waits for', async () => {
  await ask('salma@example.com');
  setStock(4);
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  expect((await shop.call('GET', '/api/payment/reconcile', { headers })).status).toBe(200);
  await afterAnswers();
  expect(letters.map(({ to }) => to)).toEqual(['salma@example.com']);
});

it('believes the store that something is in stock, whatever the mirror says', async () => {
  setStock(4);
  expect(codeOf(await ask('nadia@example.com'))).toBe('in_stock');
});

it('takes no mobile number where no message can be sent', async () => {
  const reply = await ask('01012345678');
  expect([reply.status, reply.body]).toMatchObject([400, { fields: { contact: 'invalid_email' } }]);
});
