import { describe, expect, it, vi } from 'vitest';
import { handleUnconfirmed } from '../../../server/actions/confirmation/unconfirmedOrders.js';
import { sendNotices } from '../../../server/actions/notifications/sendNotices.js';
import { Browser } from '../browser.js';
import { call } from '../call.js';
import { CRON_SECRET, openConfirmingShop, pressed, STOCK, webhook } from './confirmingShop.js';

const HOUR_MS = 60 * 60 * 1000;
const { shop, backend, confirmations, plenty, ordered, stored, stateOf, asked, code } =
  await openConfirmingShop();

describe('the scheduled run', () => {
  const after = (hours: number) => handleUnconfirmed(backend, Date.now() + hours * HOUR_MS);
  /** Runs, and sends the reminders. */
  const runAfter = async (hours: number) => {
    const result = await after(hours);
    await sendNotices(backend);
    return result;
  };

  it('reminds after a day, once, and cancels a day later with the stock returned', async () => {
    const { id } = await ordered();
    expect(await runAfter(23)).toMatchObject({ checked: 0 });
    expect(await runAfter(25)).toMatchObject({ reminded: 1, cancelled: 0 });
    expect(await stateOf(id)).toBe('reminded');
    expect(confirmations).toHaveLength(2);
    expect(asked()?.text).toContain('will be cancelled');
    expect(await runAfter(23)).toMatchObject({ checked: 0 });
    expect(await shop.stockOf(plenty.id)).toBe(STOCK - 1);
    expect(await runAfter(25)).toMatchObject({ cancelled: 1, complete: true });
    expect(await stored(id)).toMatchObject({ status: 'cancelled', cancelledFor: 'unconfirmed' });
    expect(await shop.stockOf(plenty.id)).toBe(STOCK);
    expect(await runAfter(99)).toMatchObject({ checked: 0 });
    expect(confirmations).toHaveLength(2);
  });

  it('cancels nothing that was not reminded, however late it comes', async () => {
    const { id } = await ordered();
    expect(await after(24 * 30)).toMatchObject({ reminded: 1, cancelled: 0 });
    expect((await stored(id)).status).toBe('processing');
  });

  it('cancels nothing whose reminder could not be sent', async () => {
    const { id } = await ordered();
    const { messages } = backend;
    if (messages === null) throw new Error('The shop sends no messages');
    vi.mocked(messages.sendConfirmation).mockRejectedValueOnce(new Error('down'));
    await runAfter(25);
    expect(await stateOf(id)).toBe('waiting');
    await runAfter(99);
    expect((await stored(id)).status).toBe('processing');
  });

  it('leaves confirmed, paid, sent, edited and held orders alone', async () => {
    const confirmed = await ordered();
    const body = { order_id: confirmed.id, key: confirmed.key, code: code() };
    expect((await new Browser().post('/api/wcPost/confirm-order', body)).status).toBe(200);
    const sent = await ordered();
    await shop.orders.setStatus(sent.id, 'completed');
    const onItsWay = await ordered();
    await shop.orders.ship(onItsWay.id);
    const held = await ordered();
    await shop.orders.setStatus(held.id, 'on-hold');
    const edited = await ordered();
    await shop.orders.setPhone(edited.id, '+201112345678');
    const before = await Promise.all([confirmed, sent, onItsWay, held, edited].map(({ id }) => stored(id)));
    await runAfter(25);
    expect(await runAfter(1000)).toMatchObject({ checked: 0 });
    expect(await Promise.all(before.map(({ id }) => stored(id)))).toEqual(before);
  });

  it('reminds and cancels once if two runs meet', async () => {
    const { id } = await ordered();
    await Promise.all([after(25), after(25)]);
    await Promise.all([sendNotices(backend), sendNotices(backend)]);
    expect(confirmations).toHaveLength(2);
    const results = await Promise.all([after(50), after(50), after(50)]);
    expect(results.reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(1);
    expect(await shop.stockOf(plenty.id)).toBe(STOCK);
    expect((await stored(id)).status).toBe('cancelled');
  });

  it('either confirms or cancels if the customer presses the button meanwhile', async () => {
    const { id } = await ordered();
    await runAfter(25);
    const [{ cancelled }] = await Promise.all([after(50), webhook(pressed(asked()?.payload ?? ''))]);
    const order = await stored(id);
    expect(order.status).toBe(cancelled === 1 ? 'cancelled' : 'processing');
    expect(order.confirmation?.state).toBe(cancelled === 1 ? 'reminded' : 'confirmed');
  });

  it('is started with the secret of scheduled jobs only', async () => {
    const get = (authorization: string) =>
      call('GET', '/api/payment/unconfirmed', { headers: { authorization } });
    expect((await get('Bearer wrong')).status).toBe(401);
    const reply = await get(`Bearer ${CRON_SECRET}`);
    expect(reply.body).toEqual({
      ...{ checked: 0, reminded: 0, cancelled: 0, failed: 0, complete: true },
      unpaid: { checked: 0, reminded: 0, cancelled: 0, failed: 0, complete: true },
    });
  });
});
