import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order.js';
import { orderTimeline } from './orderTimeline.js';

describe('orderTimeline', () => {
  it('starts every order’s timeline at "placed", and gives a cart none', () => {
    for (const status of ORDER_STATUSES) {
      const [first] = orderTimeline(status, false);
      expect(first).toEqual(status === 'pending-cart' ? undefined : { name: 'placed', state: 'done' });
    }
  });

  it('has exactly one current step while an order is in progress', () => {
    for (const status of ['pending', 'on-hold', 'processing'] as const) {
      expect(orderTimeline(status, false).filter(({ state }) => state === 'current')).toHaveLength(1);
    }
  });

  it('shows no upcoming step after an order has ended early', () => {
    for (const status of ['cancelled', 'refunded', 'failed'] as const) {
      expect(orderTimeline(status, false).at(-1)?.state).toBe('stopped');
      expect(orderTimeline(status, false).some(({ state }) => state === 'coming')).toBe(false);
    }
  });

  it('marks every step of a completed order as done', () => {
    expect(orderTimeline('completed', false).every(({ state }) => state === 'done')).toBe(true);
  });

  it('shows that an order in progress is on its way once it was sent', () => {
    const [current] = orderTimeline('processing', false, true).filter(({ state }) => state === 'current');
    expect(current?.name).toBe('on_way');
    for (const status of ORDER_STATUSES.filter((each) => each !== 'processing')) {
      expect(orderTimeline(status, false, true)).toEqual(orderTimeline(status, false));
    }
  });

  it.each(ORDER_STATUSES)('has no courier step for a pickup order (%s)', (status) => {
    const names = orderTimeline(status, true).map(({ name }) => name);
    expect(names).toHaveLength(orderTimeline(status, false).length);
    expect(names).not.toContain('delivered');
    expect(names).not.toContain('preparing');
  });
});
