import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order.js';
import { orderTimeline } from './orderTimeline.js';

describe('orderTimeline', () => {
  it('starts every order’s timeline at "placed", and gives a cart none', () => {
    for (const status of ORDER_STATUSES) {
      const [first] = orderTimeline(status, 'courier');
      expect(first).toEqual(status === 'pending-cart' ? undefined : { name: 'placed', state: 'done' });
    }
  });

  it('has exactly one current step while an order is in progress', () => {
    for (const status of ['pending', 'on-hold', 'processing'] as const) {
      expect(orderTimeline(status, 'courier').filter(({ state }) => state === 'current')).toHaveLength(1);
    }
  });

  it('shows no upcoming step after an order has ended early', () => {
    for (const status of ['cancelled', 'refunded', 'failed'] as const) {
      expect(orderTimeline(status, 'courier').at(-1)?.state).toBe('stopped');
      expect(orderTimeline(status, 'courier').some(({ state }) => state === 'coming')).toBe(false);
    }
  });

  it('marks every step of a completed order as done', () => {
    expect(orderTimeline('completed', 'courier').every(({ state }) => state === 'done')).toBe(true);
  });

  it('shows that an order in progress is on its way once it was sent', () => {
    const [current] = orderTimeline('processing', 'courier', true).filter(({ state }) => state === 'current');
    expect(current?.name).toBe('on_way');
    for (const status of ORDER_STATUSES.filter((each) => each !== 'processing')) {
      expect(orderTimeline(status, 'courier', true)).toEqual(orderTimeline(status, 'courier'));
    }
  });

  it.each(ORDER_STATUSES)('has no courier step for a pickup order (%s)', (status) => {
    const names = orderTimeline(status, 'pickup').map(({ name }) => name);
    expect(names).toHaveLength(orderTimeline(status, 'courier').length);
    expect(names).not.toContain('delivered');
    expect(names).not.toContain('preparing');
  });

  it('ends with the fitting where tyres are fitted, and with the collection where they are not', () => {
    expect(orderTimeline('completed', 'fitting').at(-1)).toEqual({ name: 'fitted', state: 'done' });
    expect(orderTimeline('completed', 'pickup').at(-1)).toEqual({ name: 'collected', state: 'done' });
  });
});
