import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order.js';
import { orderTimeline } from './orderTimeline.js';

describe('orderTimeline', () => {
  it('begins every order at "placed" and gives a cart no timeline', () => {
    for (const status of ORDER_STATUSES) {
      const [first] = orderTimeline(status, false);
      expect(first).toEqual(status === 'pending-cart' ? undefined : { name: 'placed', state: 'done' });
    }
  });

  it('has exactly one current step while an order is under way', () => {
    for (const status of ['pending', 'on-hold', 'processing'] as const) {
      expect(orderTimeline(status, false).filter(({ state }) => state === 'current')).toHaveLength(1);
    }
  });

  it('promises nothing after an order has stopped', () => {
    for (const status of ['cancelled', 'refunded', 'failed'] as const) {
      expect(orderTimeline(status, false).at(-1)?.state).toBe('stopped');
      expect(orderTimeline(status, false).some(({ state }) => state === 'coming')).toBe(false);
    }
  });

  it('has every step of a completed order done', () => {
    expect(orderTimeline('completed', false).every(({ state }) => state === 'done')).toBe(true);
  });

  it.each(ORDER_STATUSES)('has no courier in it where the order is collected (%s)', (status) => {
    const names = orderTimeline(status, true).map(({ name }) => name);
    expect(names).toHaveLength(orderTimeline(status, false).length);
    expect(names).not.toContain('delivered');
    expect(names).not.toContain('preparing');
  });
});
