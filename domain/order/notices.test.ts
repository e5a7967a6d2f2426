import { describe, expect, it } from 'vitest';
import { plainOrder } from '../../tests/support/records/plainOrder.js';
import { type NoticeKind, isVisitKind, noticesDue, NOTICE_KINDS } from './notices.js';
import type { Order } from './order.js';

const kindsOf = (changes: Partial<Order>): NoticeKind[] =>
  noticesDue(plainOrder(changes)).map(({ kind }) => kind);
const CODE = { way: 'kiosk', provider: 'p', until: null, code: '123', proof: null };
const REFUNDS = [1, 2].map((id) => ({ id, amount: 1000 }));

describe('what is told about an order', () => {
  it.each<[Partial<Order>, NoticeKind[]]>([
    [{}, ['placed']],
    [{ status: 'on-hold' }, ['placed']],
    [{ paymentMethod: 'card' }, ['placed']],
    [{ paymentMethod: 'card', payment: { ...CODE, code: null } }, ['placed']],
    [{ paymentMethod: 'card', payment: CODE }, ['placed', 'paid']],
    [{ paymentMethod: 'later' }, ['placed', 'paid']],
    [{ status: 'completed' }, ['placed', 'delivered']],
    [{ status: 'pending-cart' }, []],
    [{ status: 'pending' }, []],
    [{ status: 'failed' }, []],
  ])('that is %j: %j', (changes, kinds) => {
    expect(kindsOf(changes)).toEqual(kinds);
  });

  it('names each part of its money that went back, unless it never stood', () => {
    const partsOf = (status: Order['status']) =>
      kindsOf({ status, refunds: REFUNDS }).filter((kind) => kind === 'refunded_part').length;
    expect(partsOf('completed')).toBe(2);
    expect(partsOf('refunded')).toBe(1);
    expect([partsOf('pending'), partsOf('failed')]).toEqual([0, 0]);
  });
});

it('tells the changes of an appointment from other news', () => {
  expect(NOTICE_KINDS.filter(isVisitKind)).toEqual(['moved', 'given_up']);
});
