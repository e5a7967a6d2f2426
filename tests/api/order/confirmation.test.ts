import { describe, expect, it, vi } from 'vitest';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { codeOf } from '../bodies.js';
import { Browser } from '../browser.js';
import { afterAnswers } from '../call.js';
import { openConfirmingShop } from './confirmingShop.js';

const { shop, backend, confirmations, customer, ordered, stored, stateOf, asked, code, wrongCode } =
  await openConfirmingShop();

const confirm = (id: number, given: string, key?: string, who: Browser = new Browser()) =>
  who.post('/api/wcPost/confirm-order', { order_id: id, code: given, ...(key === undefined ? {} : { key }) });

describe('a cash order', () => {
  it('asks its customer once to confirm it, in their language, with a button and a code', async () => {
    const { id, key } = await ordered();
    expect(await stateOf(id)).toBe('waiting');
    await sendNotices(backend);
    expect(confirmations).toHaveLength(1);
    expect(asked()).toMatchObject({
      phone: '+201012345678',
      attempt: 1,
      values: ['Mona', String(id), /EGP/],
    });
    expect(asked()?.text).toContain(`/trackorder/${id}?key=${key}`);
    expect(asked()?.text).toContain(code());
  });

  it('stands if no message can be sent, and asks later', async () => {
    const { messages } = backend;
    if (messages === null) throw new Error('The shop sends no messages');
    vi.mocked(messages.sendConfirmation).mockRejectedValueOnce(new Error('down'));
    const { id } = await ordered();
    expect(await stateOf(id)).toBe('waiting');
    expect(confirmations).toEqual([]);
    await shop.outbox.makeDue();
    await sendNotices(backend);
    expect(confirmations).toHaveLength(1);
  });

  it('is not asked about if it is paid by card', async () => {
    const { id } = await ordered({ payment_method: 'card' });
    expect((await stored(id)).confirmation).toBeNull();
    expect(confirmations).toEqual([]);
  });
});

describe('confirming with the code', () => {
  it('confirms with the order’s key, once, whatever is entered later', async () => {
    const { id, key } = await ordered();
    expect((await confirm(id, code(), key)).body).toMatchObject({ id, confirm: 'done' });
    const { confirmation } = await stored(id);
    expect(confirmation).toMatchObject({ state: 'confirmed', detail: 'code' });
    expect((await confirm(id, wrongCode(), key)).status).toBe(200);
    expect((await stored(id)).confirmation).toEqual(confirmation);
  });

  it('takes the code in Arabic digits from the logged-in customer', async () => {
    const { id } = await ordered();
    const arabic = code().replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await confirm(id, arabic, undefined, customer())).status).toBe(200);
    expect(await stateOf(id)).toBe('confirmed');
  });

  it('needs key or owner, and tells nobody else that there is such an order', async () => {
    const { id } = await ordered();
    const stranger = await shop.customer();
    expect(codeOf(await confirm(id, code()))).toBe('order_not_found');
    expect(codeOf(await confirm(id, code(), undefined, stranger))).toBe('order_not_found');
    expect(await stateOf(id)).toBe('waiting');
  });

  it('takes five tries a day, and then not even the right code', async () => {
    const { id, key } = await ordered();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await confirm(id, wrongCode(), key))).toBe('wrong_code');
    }
    expect(codeOf(await confirm(id, code(), key))).toBe('too_many_requests');
    expect(await stateOf(id)).toBe('waiting');
    const other = await ordered();
    expect((await confirm(other.id, code(), other.key)).status, 'another order').toBe(200);
  });

  it('takes no code of another order, although both went to one number', async () => {
    const first = await ordered();
    const codeOfFirst = code();
    const second = await ordered();
    expect(codeOf(await confirm(second.id, codeOfFirst, second.key))).toBe('wrong_code');
    expect((await confirm(first.id, codeOfFirst, first.key)).status).toBe(200);
  });

  it('has nothing to confirm in a cart, an order by card and a cancelled one', async () => {
    const { id, key } = await ordered();
    await backend.store.orders.cancelOrder(await stored(id), 'customer');
    expect(codeOf(await confirm(id, code(), key))).toBe('order_not_open');
    const card = await ordered({ payment_method: 'card' });
    expect(codeOf(await confirm(card.id, '000000', card.key))).toBe('order_not_open');
  });

  it('confirms an order that the operator has put on hold, and sends its code again', async () => {
    const { id, key } = await ordered();
    await shop.orders.setStatus(id, 'on-hold');
    const again = await new Browser().post('/api/wcPost/send-confirmation', { order_id: id, key });
    await afterAnswers();
    expect([again.status, confirmations.length]).toEqual([202, 2]);
    expect((await confirm(id, code(), key)).body).toMatchObject({ id, confirm: 'done' });
    expect(await stateOf(id)).toBe('confirmed');
  });

  it('sends no code of an order that is confirmed already, or has nothing to confirm', async () => {
    const { id, key } = await ordered();
    await confirm(id, code(), key);
    const again = () => new Browser().post('/api/wcPost/send-confirmation', { order_id: id, key });
    expect((await again()).status).toBe(202);
    await shop.orders.setStatus(id, 'completed');
    expect(codeOf(await again())).toBe('order_not_open');
    await afterAnswers();
    expect(confirmations).toHaveLength(1);
  });

  it('sends the code again by text message, three times a day at most', async () => {
    const { id, key } = await ordered();
    const again = () => new Browser().post('/api/wcPost/send-confirmation', { order_id: id, key });
    for (let times = 0; times < 3; times += 1) expect((await again()).status).toBe(202);
    expect(codeOf(await again())).toBe('too_many_requests');
    await afterAnswers();
    expect(confirmations.map(({ attempt }) => attempt)).toEqual([1, 2, 2, 2]);
    expect(new Set(confirmations.map(({ text }) => text)).size).toBe(1);
  });

  it('sends no number more messages than its limit, however many orders are placed for it', async () => {
    for (let orders = 0; orders < 18; orders += 1) await ordered();
    expect(confirmations).toHaveLength(6);
  });
});
