import { RATE_LIMITS } from '../../../domain/core/rateLimits.js';
import { cartBody, lineOf, orderOf } from '../../api/bodies.js';
import type { Browser, Customer } from '../../api/browser.js';
import { afterAnswers } from '../../api/call.js';
import { findGoods } from '../../api/goods.js';
import { openShop } from '../../api/shop.js';
import { required } from '../../contract/support.js';
import { makeMortal } from './mortal.js';
import { endEverywhere, type Story } from './stories.js';

export const PIECES = 2;
export const STOCK = 100;
export const BRANCH = 'nasr-city';
const CRON_SECRET = 'only for the cron only for the cron';

export const WITHOUT_LIMITS = Object.fromEntries(
  Object.values(RATE_LIMITS).map(({ variable }) => [variable, '1000000']),
);

/** An embedded shop that takes cash, cards and transfers, writes letters and messages, and whose processes can end. */
export async function openCrashShop(environment: Record<string, string> = {}) {
  const shop = await openShop({
    ...WITHOUT_LIMITS,
    ...{ CRON_SECRET, CONTACT_EMAIL: 'desk@shop.example', ORDER_EMAIL: 'orders@shop.example' },
    ...{ PUBLIC_URL: 'http://shop.test', TEST_CARD_PAGE: 'on' },
    COD_RULES: '{"confirm":true,"remind_hours":24,"cancel_hours":48}',
    PAYMENT_WAYS: JSON.stringify([
      ...[{ kind: 'cash' }, { kind: 'card' }],
      { kind: 'instapay', pay_to: { en: 'rasfa@instapay', ar: 'rasfa@instapay' }, hours: 24 },
    ]),
    SMS_URL: 'https://sms.invalid/?to={phone}&text={text}',
    SMS_ACCEPTED: 'ok',
    ...environment,
  });
  makeMortal(shop.backend);
  const { plenty, soldOut } = await findGoods(shop);
  const job = async (path: string) => {
    await shop.call('GET', `/api/payment/${path}`, { headers: { authorization: `Bearer ${CRON_SECRET}` } });
    await afterAnswers();
  };
  let keys = 0;

  const cartOf = async (customer: Browser): Promise<number> =>
    orderOf(await customer.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, PIECES)))).id;

  return {
    ...{ shop, plenty, soldOut, job, cartOf },
    /** A key for the repeats of one request. */
    newKey: () => ({ headers: { 'idempotency-key': `crash-${(keys += 1)}` } }),
    endEverywhere: <Subject>(story: Story<Subject>) => endEverywhere(shop, () => job('reconcile'), story),
    /** A customer of a shop without orders and letters. */
    async newCustomer(): Promise<Customer> {
      await shop.orders.clear();
      await shop.items.setStock(STOCK, plenty.id);
      await shop.outbox.clear();
      await shop.backend.bookings.forget('2100-01-01');
      for (const sent of [shop.letters, shop.orderLetters, shop.operatorLetters]) sent.length = 0;
      for (const sent of [shop.messages, shop.confirmations, shop.orderMessages]) sent.length = 0;
      return shop.customer();
    },
    order: async (id: number) => required(await shop.backend.store.orders.getOrder(id)),
    stock: () => shop.stockOf(plenty.id),
    /** How many different letters customers got about orders, and the operator. */
    letters() {
      const ids = shop.orderLetters.map(({ messageId = '' }) => messageId);
      return {
        letters: new Set(ids.filter((id) => id.startsWith('<order-'))).size,
        told: new Set(shop.operatorLetters.map(({ messageId }) => messageId)).size,
      };
    },
    async freeSlots(): Promise<string[]> {
      const { body } = await shop.call('GET', `/api/wcFetch/slots?branch=${BRANCH}`);
      return (body as { date: string; from: string }[]).map(({ date, from }) => `${date}T${from}`);
    },
    /** How many places are taken in all. */
    places: async () => (JSON.parse(await shop.contentOf('bookings')) as unknown[]).length,
  };
}
