import { describe, expect, test } from 'vitest';
import type { OrderPayment } from '../../../domain/payment/orderPayment.js';
import { gatewaySettings } from '../../support/woocommerce/standInState.js';
import { standInShop } from '../standInShop.js';
import { KEYS } from '../../support/woocommerce/standIn.js';
import { CARDS, CASH_ON_DELIVERY, lineOf, lockedOrders, newCustomer, required } from '../support.js';

/* The ways to pay that an operator sets up in WooCommerce → Settings → Payments. */

const AFTER_A_WHILE_MS = 5 * 60_000 + 1;
const world = standInShop();
const gateway = (id: string) => required(world.standIn.state.gateways.find((each) => each.id === id));
const ways = async () => required(await world.shop.store.listWays());
const way = async (key: string) => required((await ways()).find((each) => each.key === key));
const order = (id: string, changes: Record<string, unknown>) => Object.assign(gateway(id), changes);

const ACCOUNT = {
  ...{ account_name: 'Rasfa Tyres', account_number: '100012345678', bank_name: 'Bank Misr' },
  ...{ sort_code: '', iban: 'EG380019000500000000263180002', bic: 'BMISEGCX' },
};
const UNTIL = '2026-11-25T16:00:00.000Z';
const payment = (key: string): OrderPayment => ({
  ...{ way: key, provider: null, until: UNTIL, code: null, proof: null },
});

describe('WooCommerce’s ways to pay', () => {
  test('are cash, transfer and cheque in the store’s order, on as the operator has set them', async () => {
    order('bacs', { enabled: true });
    world.standIn.state.gateways.reverse();
    expect((await ways()).map(({ key, kind, isOn }) => [key, kind, isOn])).toEqual([
      ['cod', 'cash', false],
      ['cheque', 'cheque', false],
      ['bacs', 'transfer', true],
    ]);
  });

  test('leave untouched texts of WooCommerce to the shop’s own words', async () => {
    for (const each of await ways()) expect(each).toMatchObject({ name: null, text: null, payTo: null });
  });

  test('leave texts that are untouched in the language of the store to the shop’s own words', async () => {
    const title = 'حوالة مصرفية مباشرة';
    const usual = 'قم بالدفع مباشرة إلى حسابنا البنكي.';
    order('bacs', {
      ...{ title, description: usual, settings: gatewaySettings({ title }) },
      storefront: { texts: {}, accounts: [], usual_description: usual },
    });
    expect(await way('bacs')).toMatchObject({ name: null, text: null });
  });

  test('have the operator’s texts without HTML, in both languages, and no longer than there is room', async () => {
    order('bacs', {
      title: 'Transfer &amp; <b>save</b> | تحويل بنكي',
      description: `<p>Send it <script>alert(1)</script>soon.</p> ${'x'.repeat(400)}`,
      settings: gatewaySettings({ instructions: '<p>To <i>Bank Misr</i><br>1234567890</p><p>Thank you</p>' }),
    });
    const { name, text, payTo } = await way('bacs');
    expect(name).toEqual({ en: 'Transfer & save', ar: 'تحويل بنكي' });
    expect(text?.en).toMatch(/^Send it soon\. x+$/);
    expect(text?.en.length).toBe(300);
    expect(payTo).toEqual({
      en: 'To Bank Misr\n1234567890\n\nThank you',
      ar: 'To Bank Misr\n1234567890\n\nThank you',
    });
  });

  test('have the companion plugin’s Arabic texts, beside the shop’s own words in English', async () => {
    const texts = {
      title_ar: 'شيك مصرفي',
      description_ar: 'سلّمه للفرع.',
      instructions_ar: 'باسم رصفة\nللإطارات',
    };
    order('cheque', { storefront: { texts, accounts: [], usual_description: '' } });
    expect(await way('cheque')).toMatchObject({
      name: { en: 'Cheque', ar: 'شيك مصرفي' },
      text: { en: expect.stringContaining('pay by cheque') as string, ar: 'سلّمه للفرع.' },
      payTo: { en: texts.instructions_ar, ar: texts.instructions_ar },
    });
    order('cheque', { settings: gatewaySettings({ instructions: 'To the order of Rasfa' }) });
    world.now += AFTER_A_WHILE_MS;
    expect((await way('cheque')).payTo).toEqual({ en: 'To the order of Rasfa', ar: 'باسم رصفة\nللإطارات' });
  });

  test('say to which bank accounts money is transferred, in the words of each language', async () => {
    order('bacs', {
      settings: gatewaySettings({ instructions: 'Then call us.' }),
      storefront: { texts: {}, accounts: [ACCOUNT, { bank_name: '' }], usual_description: '' },
    });
    const { payTo } = await way('bacs');
    expect(payTo?.en.split('\n')).toEqual([
      'Bank Misr',
      'Account name: Rasfa Tyres',
      'Account number: 100012345678',
      'IBAN: EG380019000500000000263180002',
      'SWIFT: BMISEGCX',
      '',
      'Then call us.',
    ]);
    expect(payTo?.ar).toContain('رقم الحساب: 100012345678');
  });

  test('take a description that is the operator’s own for instructions, where there are none', async () => {
    order('cheque', { description: 'Make it out to Rasfa Tyres, 12 Tahrir Street.' });
    expect((await way('cheque')).payTo?.en).toBe('Make it out to Rasfa Tyres, 12 Tahrir Street.');
  });

  test('are read past whatever other plugins report of their gateways', async () => {
    world.standIn.state.gateways.push(
      { id: 'odd', enabled: true, title: null, description: 5, settings: [] },
      { id: 'odder', enabled: true, settings: { title: { default: {} } }, storefront: 'x' },
    );
    expect((await ways()).map(({ key }) => key)).toEqual(['bacs', 'cheque', 'cod']);
  });

  test('are asked for without the settings of gateways, which hold their keys', async () => {
    await ways();
    expect(world.heard.join()).toContain('Direct bank transfer');
    expect(world.heard.join()).not.toContain('a secret of the gateway');
  });

  test('are those that were read last while the store does not answer, and unknown before', async () => {
    order('bacs', { enabled: true });
    const other = await world.open();
    expect((await ways()).length).toBe(3);
    await world.standIn.close();
    world.now += AFTER_A_WHILE_MS;
    expect((await way('bacs')).isOn).toBe(true);
    expect(await other.store.listWays()).toBeNull();
    other.close();
  });
});

describe('an order that is paid later', () => {
  const place = async (key: string, shop = world.shop) => {
    const customer = await newCustomer(shop.store.customers);
    const cart = await lockedOrders(shop).createCart(customer.id, [lineOf(await world.battery(), 1)]);
    return lockedOrders(shop).placeOrder(cart.id, {
      ...CASH_ON_DELIVERY,
      ...{ status: 'on-hold', paymentMethod: 'later', payment: payment(key) },
    });
  };
  test('has the name of the shop’s own setting where that lists the ways', async () => {
    const name = { en: 'A cheque for us' };
    const ways = [{ key: 'by-hand', kind: 'cheque', name }] as const;
    const shop = await world.open(KEYS, world.standIn.url, { ...CARDS, ways });
    const placed = await place('by-hand', shop);
    expect(record(placed.id)).toMatchObject({ payment_method: 'cheque', payment_method_title: name.en });
    shop.close();
  });

  const record = (id: number) => required(world.standIn.state.orders.get(id));

  test.each([
    ['bacs', 'Bank transfer to us'],
    ['cheque', 'A cheque'],
  ])('is on hold with the store’s gateway and its title: %s', async (key, title) => {
    order(key, { enabled: true, title });
    await ways();
    const placed = await place(key);
    expect(record(placed.id)).toMatchObject({
      ...{ status: 'on-hold', payment_method: key, payment_method_title: title },
    });
    expect(placed).toMatchObject({ paymentMethod: 'later', payment: payment(key) });
  });

  test.each([
    ['bacs', { paymentMethod: 'later', payment: { way: 'bacs', until: null, provider: null } }],
    ['cheque', { paymentMethod: 'later', payment: { way: 'cheque', until: null, provider: null } }],
    ['cod', { paymentMethod: 'cod', payment: { way: 'cod' } }],
    ['stripe', { paymentMethod: null, payment: null }],
  ])('of the store’s own checkout is read by its gateway: %s', async (id, read) => {
    const placed = await place('bacs');
    const stored = record(placed.id);
    stored['payment_method'] = id;
    stored.meta_data = stored.meta_data.filter(({ key }) => !key.includes('pay'));
    expect(await world.shop.store.orders.getOrder(placed.id)).toMatchObject(read);
  });
});
