import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.js';
import { plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import type { PaymentRecord, PaymentsPort } from '../../ports/payments.js';
import { alertOperator } from './paymentAlarms.js';
import { returnMoney } from './refunds.js';

const RECORD: PaymentRecord = {
  ...{ reference: '10001-abc', sessionId: 's-1', state: 'paid', id: 'p-1', amount: 12_050, currency: 'EGP' },
  isTest: false,
};
const ORDER = plainOrder({ paymentReference: RECORD.reference });

function openShop({ contactEmail = 'shop@example.com' }: { contactEmail?: string | null } = {}) {
  const counts = new Map<string, number>();
  const send =
    vi.fn<(mail: { to: string; subject: string; text: string; messageId: string }) => Promise<void>>();
  send.mockResolvedValue();
  const report = vi.fn();
  const locks: string[][] = [];
  const state = {
    withLocks: (names: string[], work: () => unknown) => {
      locks.push(names);
      return work();
    },
    countOf: (key: string) => Promise.resolve(counts.get(key) ?? 0),
    countEvent: vi.fn((key: string) => Promise.resolve(counts.set(key, 1))),
    forgetAttempt: vi.fn(),
  };
  const settings = { contactEmail, publicUrl: 'https://shop.example/x' };
  const backend = { state, settings, mail: { send }, report } as unknown as Backend;
  return { backend, send, report, state, locks };
}

describe('an alarm', () => {
  it('tells the operator in both languages, with what is known of the payment', async () => {
    const { backend, send, state, locks } = openShop();
    expect(await alertOperator(backend, 'mismatch', RECORD, ORDER)).toBe(true);
    const [[mail] = []] = send.mock.calls;
    const event = 'alarm held 10001-abc';
    const digest = createHash('sha256').update(event).digest('hex').slice(0, 16);
    expect(mail).toMatchObject({ to: 'shop@example.com', messageId: `<payment-${digest}@shop.example>` });
    expect(mail?.subject).toMatch(/10001.* · .*10001/);
    const [english = '', arabic = ''] = mail?.text.split('\n\n---\n\n') ?? [];
    for (const text of [english, arabic]) {
      expect(text.split('\n\n').length).toBeGreaterThan(1);
      for (const fact of ['10001-abc', 'p-1', '120.50', 'EGP', '100.00']) expect(text).toContain(fact);
    }
    expect(arabic).toMatch(/[\u0600-\u06ff]/);
    expect([state.countEvent.mock.calls, locks]).toEqual([[[event, 7 * 24 * 60 * 60]], [[event]]]);
  });

  it('says so where a fact is unknown', async () => {
    const { backend, send } = openShop();
    await alertOperator(backend, 'mismatch', { ...RECORD, id: null, amount: null, currency: null }, null);
    const text = send.mock.calls[0]?.[0].text ?? '';
    expect(text.match(/–/g)?.length).toBeGreaterThanOrEqual(6);
    expect(text).not.toMatch(/Stryker|null|undefined/);
  });

  it('is mailed once, together with others that hold the order', async () => {
    const { backend, send } = openShop();
    for (const alarm of ['mismatch', 'late', 'cash_order', 'held', 'mismatch'] as const) {
      expect(await alertOperator(backend, alarm, RECORD, ORDER)).toBe(true);
    }
    expect(send).toHaveBeenCalledTimes(1);
    await alertOperator(backend, 'refunded', RECORD, ORDER);
    await alertOperator(backend, 'held', { ...RECORD, reference: '10002-abc' }, null);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('that cannot be mailed is reported, and mailed the next time', async () => {
    const { backend, send, report } = openShop();
    send.mockRejectedValueOnce(new Error('down'));
    expect(await alertOperator(backend, 'late', RECORD, ORDER)).toBe(false);
    expect(report).toHaveBeenCalledWith('operator-not-told', expect.any(Error));
    expect(await alertOperator(backend, 'late', RECORD, ORDER)).toBe(true);
    const nobody = openShop({ contactEmail: null });
    expect(await alertOperator(nobody.backend, 'late', RECORD, ORDER)).toBe(false);
    expect(String(nobody.report.mock.calls[0]?.[1])).toContain('CONTACT_EMAIL');
  });
});

describe('money for which nothing is delivered', () => {
  const ALARMS = { done: 'sold_out', failed: 'sold_out_paid' } as const;
  async function give(record: PaymentRecord, order: Order = ORDER, failure?: Error) {
    const { backend, ...shop } = openShop();
    const refund = vi.fn(() => (failure === undefined ? Promise.resolve() : Promise.reject(failure)));
    const payments = { refund } as unknown as PaymentsPort;
    if (failure?.message === 'mail') {
      refund.mockResolvedValue();
      shop.send.mockRejectedValue(failure);
    }
    await returnMoney(backend, order, { record, payments }, ALARMS);
    const text = shop.send.mock.calls[0]?.[0].text;
    return { ...shop, refund, text };
  }

  it('is returned, the operator told, and the attempt forgotten', async () => {
    const { refund, state, send } = await give(RECORD);
    expect(refund.mock.calls).toEqual([[RECORD]]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(state.forgetAttempt.mock.calls).toEqual([['10001-abc']]);
  });

  it('is not returned twice', async () => {
    const { refund, state } = await give({ ...RECORD, state: 'refunded' });
    expect([refund.mock.calls, state.forgetAttempt.mock.calls.length]).toEqual([[], 1]);
  });

  it('of another attempt is returned, and that one recognised again', async () => {
    const { refund, state } = await give(RECORD, plainOrder({ paymentReference: '10001-other' }));
    expect([refund.mock.calls.length, state.forgetAttempt.mock.calls]).toEqual([1, []]);
  });

  it('stays known until it is returned and the operator told', async () => {
    const failure = new Error('The provider is down');
    const failed = await give(RECORD, ORDER, failure);
    expect(failed.report.mock.calls).toEqual([['refund-failed', failure]]);
    expect([failed.send.mock.calls.length, failed.state.forgetAttempt.mock.calls]).toEqual([1, []]);
    const unmailed = await give(RECORD, ORDER, new Error('mail'));
    expect([unmailed.refund.mock.calls.length, unmailed.state.forgetAttempt.mock.calls]).toEqual([1, []]);
  });

  it('is told of as not returned where it failed, or a part was kept', async () => {
    const whole = (await give(RECORD)).text;
    const part = (await give({ ...RECORD, isReturnedInPart: true })).text;
    const failed = (await give(RECORD, ORDER, new Error('down'))).text;
    expect(part).toBe(failed);
    expect(part).not.toBe(whole);
  });
});
