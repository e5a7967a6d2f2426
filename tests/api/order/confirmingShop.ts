import { createHmac } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import type { Browser } from '../browser.js';
import { afterAnswers, call, type Reply } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const APP_SECRET = '0123456789abcdef0123456789abcdef';
export const VERIFY_TOKEN = 'a-token-of-the-tests';
export const PHONE_NUMBER_ID = '106540352242922';
export const CRON_SECRET = 'only for the cron only for the cron';
/** Pieces of the product that is ordered. */
export const STOCK = 1000;

/** A shop that asks for confirmation of cash orders by WhatsApp and text message, with a new customer for each test. */
export async function openConfirmingShop() {
  const shop = await openShop({
    COD_RULES: '{"confirm":true,"remind_hours":24,"cancel_hours":48}',
    CRON_SECRET,
    WHATSAPP_TOKEN: 'EAAG-token',
    WHATSAPP_PHONE_NUMBER_ID: PHONE_NUMBER_ID,
    WHATSAPP_CODE_TEMPLATE: 'login_code',
    WHATSAPP_CONFIRM_TEMPLATE: 'confirm_order',
    WHATSAPP_APP_SECRET: APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
    SMS_URL: 'https://sms.invalid/?to={phone}&text={text}',
    SMS_ACCEPTED: 'ok',
  });
  const { backend, confirmations } = shop;
  const { plenty } = await findGoods(shop);
  const current = { customer: await shop.customer() };

  beforeEach(async () => {
    await shop.limits.clear();
    await shop.orders.clear();
    await shop.outbox.clear();
    await shop.items.setStock(STOCK, plenty.id);
    confirmations.length = 0;
    current.customer = await shop.customer();
  });

  async function stored(id: number) {
    const order = await backend.store.orders.getOrder(id);
    if (order === null) throw new Error('The order is gone');
    return order;
  }

  /** The last message. */
  const asked = () => confirmations.at(-1);
  /** The code in the last message. */
  const code = () => /\b\d{6}\b/.exec(asked()?.text.replace(/Order \d+/, '') ?? '')?.[0] ?? '';

  return {
    ...{ shop, backend, confirmations, plenty, stored, asked, code },
    customer: (): Browser => current.customer,
    /** A placed order, after its messages are sent. */
    async ordered(changes: Record<string, unknown> = {}) {
      const { customer } = current;
      const cart = orderOf(await customer.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id))));
      const reply = await customer.post('/api/wcPost/checkout', checkoutBody(cart.id, changes));
      expect(reply.status).toBe(200);
      await afterAnswers();
      return { id: cart.id, key: (await stored(cart.id)).key };
    },
    stateOf: async (id: number) => (await stored(id)).confirmation?.state,
    wrongCode: () => (code() === '123456' ? '654321' : '123456'),
  };
}

/** What WhatsApp sends. */
export function news(value: object, phoneNumberId = PHONE_NUMBER_ID): string {
  const metadata = { display_phone_number: '201000000000', phone_number_id: phoneNumberId };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
      },
    ],
  });
}

/** The button with this payload was pressed. */
export const pressed = (payload: string) =>
  news({
    contacts: [{ profile: { name: 'منى' }, wa_id: '201012345678' }],
    messages: [
      {
        ...{ from: '201012345678', id: 'wamid.in', timestamp: '1772000000', type: 'button' },
        ...{ button: { payload, text: 'تأكيد' }, context: { from: '201000000000', id: 'wamid.x' } },
      },
    ],
  });

/** The message with this payload could not be delivered. */
export const undelivered = (payload: string) =>
  news({
    statuses: [
      {
        ...{ id: 'wamid.x', status: 'failed', timestamp: '1772000000', recipient_id: '201012345678' },
        ...{ errors: [{ code: 131026, title: 'Message undeliverable' }], biz_opaque_callback_data: payload },
      },
    ],
  });

export const sign = (body: string, secret = APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Meta sends neither an origin nor cookies. */
export function webhook(body: string, signature: string | undefined = sign(body)): Promise<Reply> {
  return call('POST', '/api/webhook/whatsapp', {
    body,
    headers: { origin: undefined, 'x-hub-signature-256': signature },
  });
}
