import { expect, it } from 'vitest';
import { cartBody, checkoutBody, lineOf } from '../../api/bodies.js';
import { Browser } from '../../api/browser.js';
import { afterAnswers } from '../../api/call.js';
import { PASSWORD } from '../../api/shop.js';
import { openCrashShop, PIECES } from './crashShop.js';
import { changePasswordEndedEverywhere } from './sessionsAfterCrash.js';

/* The process ends before each write to accounts, consents and requests; the person asks again. */

const MOST_MS = 120_000;
const world = await openCrashShop();
const { shop, plenty, soldOut, newCustomer, newKey, cartOf, endEverywhere } = world;
let people = 0;

/** How many different letters about accounts an address got. */
const accountLetters = (address: string) =>
  new Set(shop.letters.filter(({ to }) => to === address).map(({ messageId }) => messageId)).size;

const rowsAbout = async (table: string, text: string) =>
  (JSON.parse(await shop.contentOf(table)) as unknown[]).filter((row) => JSON.stringify(row).includes(text))
    .length;

it(
  'records a consent to letters once, writes to its address, and ends it once',
  async () => {
    const subscriber = async () => {
      await newCustomer();
      return { email: `reader.${(people += 1)}@example.com`, key: newKey() };
    };
    const kept = async (email: string) =>
      (await shop.backend.subscribers.list()).filter((each) => each.email === email).length;
    await endEverywhere({
      begin: subscriber,
      act: ({ email, key }) => new Browser().post('/api/post/add_to_sendgrid', { email }, key),
      end: async ({ email }) => ({
        kept: await kept(email),
        isTold: shop.letters.some(({ to }) => to === email),
      }),
      ends: { kept: 1, isTold: true },
    });
    await endEverywhere({
      async begin() {
        const { email } = await subscriber();
        await new Browser().post('/api/post/add_to_sendgrid', { email });
        return { email, token: await shop.subscribers.tokenOf(email) };
      },
      act: ({ token }) => new Browser().post('/api/post/stop_newsletter', { key: token }),
      end: ({ email }) => kept(email),
      ends: 0,
    });
  },
  MOST_MS,
);

it(
  'keeps one message to the shop and one request for goods',
  async () => {
    const asker = async () => {
      await newCustomer();
      return { name: `Asker ${(people += 1)}`, email: `asker.${people}@example.com`, key: newKey() };
    };
    await endEverywhere({
      begin: asker,
      act: ({ name, email, key }) =>
        new Browser().post('/api/post/contact', { name, email, message: 'Do you fit tyres?' }, key),
      end: ({ name }) => rowsAbout('contact_messages', name),
      ends: 1,
    });
    await endEverywhere({
      begin: asker,
      act: ({ email }) =>
        new Browser().post('/api/wcPost/stock-request', { item_id: soldOut.id, contact: email }),
      end: ({ email }) => rowsAbout('stock_requests', email),
      ends: 1,
    });
  },
  MOST_MS,
);

it(
  'forgets a customer wholly, whose deletion ended half-way',
  () =>
    endEverywhere({
      async begin() {
        const customer = await newCustomer();
        const email = `gone.${(people += 1)}@example.com`;
        await customer.put('/api/wcPost/update-customer', { email, password: PASSWORD });
        const id = await cartOf(customer);
        await customer.post('/api/wcPost/checkout', checkoutBody(id));
        await afterAnswers();
        await shop.orders.setStatus(id, 'completed');
        const cart = await cartOf(customer);
        await customer.post('/api/post/wishes', { add: [plenty.id], remove: [] });
        await customer.post('/api/wcPost/stock-request', { item_id: soldOut.id, contact: email });
        await customer.post('/api/post/add_to_sendgrid', { email });
        await shop.backend.state.saveProof(customer.id, email);
        const elsewhere = await shop.session('customer', customer.id);
        await afterAnswers();
        shop.letters.length = 0;
        return { customer, email, id, cart, elsewhere };
      },
      async act({ customer }) {
        const reply = await customer.post('/api/post/delete_account', { password: PASSWORD });
        if (reply.status !== 401) return;
        // Every session has ended; whoever still has an account logs in and asks again.
        await customer.post('/api/post/login', { username: customer.username, password: PASSWORD });
        await customer.post('/api/post/delete_account', { password: PASSWORD });
      },
      async meanwhile({ cart, elsewhere }) {
        if ((await shop.backend.store.orders.getOrder(cart)) !== null) return;
        const { status } = await elsewhere.get('/api/wcFetch/customer-orders');
        expect(status, 'another session of an account that is being deleted').toBe(401);
      },
      async end({ customer, email, id, elsewhere }) {
        const orders = await shop.ordersOf(customer.id);
        const tables = [
          'wishes',
          'stock_requests',
          'proven_contacts',
          'customers',
          'orders',
          'account_letters',
        ];
        const about = await Promise.all(tables.map((table) => rowsAbout(table, email)));
        const ofId = await Promise.all(
          tables.slice(0, 3).map((table) => rowsAbout(table, `_id":${customer.id},`)),
        );
        return {
          orders: orders.map((order) => [order.id === id, order.billing?.phone ?? null]),
          about,
          ofId,
          letters: (await shop.backend.subscribers.list()).some((each) => each.email === email),
          elsewhere: (await elsewhere.get('/api/wcFetch/customer-orders')).status,
          told: accountLetters(email),
        };
      },
      ends: {
        ...{ orders: [[true, '']], about: [0, 0, 0, 0, 0, 0], ofId: [0, 0, 0] },
        ...{ letters: false, elsewhere: 401, told: 1 },
      },
    }),
  MOST_MS,
);

it(
  'gives the cart and the order of a contact to the account that registers with its number, once',
  () =>
    endEverywhere({
      async begin() {
        await newCustomer();
        const phone = `0112${String((people += 1)).padStart(7, '0')}`;
        const browser = new Browser();
        await browser.post('/api/post/continue', { name: 'Salma Hassan', phone });
        await cartOf(browser);
        return { browser, phone };
      },
      async act({ browser, phone }) {
        const form = { first_name: 'Salma', last_name: 'Hassan', username: phone, password: PASSWORD };
        const reply = await browser.post('/api/post/register', form);
        // Whoever is told that the name is taken logs in.
        if (reply.status !== 201) {
          await browser.post('/api/post/login', { username: phone, password: PASSWORD });
        }
      },
      async end({ browser }) {
        await browser.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id)));
        const { body } = await browser.get('/api/wcFetch/customer-orders?status=pending-cart');
        const { single } = body as { single: { items: { quantity: number }[] }[] };
        return single.map(({ items }) => items.map(({ quantity }) => quantity));
      },
      ends: [[PIECES + 1]],
    }),
  MOST_MS,
);

it(
  'begins one contact account for one request',
  () =>
    endEverywhere({
      async begin() {
        await newCustomer();
        const phone = `0115${String((people += 1)).padStart(7, '0')}`;
        return { browser: new Browser(), phone, key: newKey() };
      },
      act: ({ browser, phone, key }) =>
        browser.post('/api/post/continue', { name: 'Salma Hassan', phone }, key),
      end: ({ phone }) => rowsAbout('customers', phone.slice(1)),
      ends: 1,
    }),
  MOST_MS,
);

it(
  'sets one new password by a code, and lets nobody in with the old one',
  () =>
    endEverywhere({
      async begin() {
        await newCustomer();
        const username = `0106${String((people += 1)).padStart(7, '0')}`;
        const form = { first_name: 'Mona', last_name: 'Hassan', username, password: PASSWORD };
        await new Browser().post('/api/post/register', form);
        return { username, browser: new Browser() };
      },
      async act({ username, browser }) {
        await browser.post('/api/post/forgot_password', { username });
        await afterAnswers();
        const code = /\b\d{6}\b/.exec(JSON.stringify(shop.messages.at(-1) ?? ''))?.[0] ?? '000000';
        const reply = await browser.post('/api/post/reset_password', {
          ...{ username, code, password: 'four and twenty blackbirds' },
        });
        expect(reply.status).toBe(200);
      },
      async end({ username }) {
        const login = async (password: string) =>
          (await new Browser().post('/api/post/login', { username, password })).status;
        return [await login(PASSWORD), await login('four and twenty blackbirds')];
      },
      ends: [401, 200],
    }),
  MOST_MS,
);

it(
  'tells the old address of a new one, if it was changed, and once',
  () =>
    endEverywhere({
      async begin() {
        await newCustomer();
        const old = `old.${(people += 1)}@example.com`;
        const browser = new Browser();
        const form = { first_name: 'Mona', last_name: 'Hassan', username: old, password: PASSWORD };
        await browser.post('/api/post/register', form);
        shop.letters.length = 0;
        return { browser, old };
      },
      act: ({ browser, old }) =>
        browser.put('/api/wcPost/update-customer', { email: `new.${old}`, password: PASSWORD }),
      isAlone: true,
      async end({ browser, old }) {
        const { body } = await browser.get(`/api/wcFetch/customers/${browser.cookies['user_id']}`);
        const isChanged = (body as { email: string }).email !== old;
        const left = (JSON.parse(await shop.contentOf('account_letters')) as unknown[]).length;
        return { isTold: accountLetters(old) === (isChanged ? 1 : 0), left };
      },
      ends: { isTold: true, left: 0 },
    }),
  MOST_MS,
);

it(
  'ends the sessions of the old password and tells its owner, whenever the process ends',
  () => changePasswordEndedEverywhere(shop),
  MOST_MS,
);
