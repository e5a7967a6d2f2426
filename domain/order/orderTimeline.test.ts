import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order.js';
import { orderTimeline } from './orderTimeline.js';

describe('orderTimeline', () => {
  it('starts every order’s timeline at "placed", and gives a cart none', () => {
    for (const status of ORDER_STATUSES) {
      const [first] = orderTimeline(status, {});
      expect(first).toEqual(status === 'pending-cart' ? undefined : { name: 'placed', state: 'done' });
    }
  });

  it('has exactly one current step while an order is in progress', () => {
    for (const status of ['pending', 'on-hold', 'processing'] as const) {
      expect(orderTimeline(status, {}).filter(({ state }) => state === 'current')).toHaveLength(1);
    }
  });

  it('shows no upcoming step after an order has ended early', () => {
    for (const status of ['cancelled', 'refunded', 'failed'] as const) {
      expect(orderTimeline(status, {}).at(-1)?.state).toBe('stopped');
      expect(orderTimeline(status, {}).some(({ state }) => state === 'coming')).toBe(false);
    }
  });

  it('marks every step of a completed order as done', () => {
    expect(orderTimeline('completed', {}).every(({ state }) => state === 'done')).toBe(true);
  });

  it('shows that an order in progress is on its way once it was sent', () => {
    const [current] = orderTimeline('processing', { isSent: true }).filter(
      ({ state }) => state === 'current',
    );
    expect(current?.name).toBe('on_way');
    for (const status of ORDER_STATUSES.filter((each) => each !== 'processing')) {
      expect(orderTimeline(status, { isSent: true })).toEqual(orderTimeline(status, {}));
    }
  });

  it('waits for the confirmation of an order before it is prepared', () => {
    const steps = orderTimeline('processing', { isUnconfirmed: true });
    expect(steps.find(({ state }) => state === 'current')?.name).toBe('confirming');
    expect(steps.map(({ name }) => name)).toEqual(['placed', 'confirming', 'preparing', 'delivered']);
    expect(orderTimeline('processing', { isUnconfirmed: true, isSent: true })).toEqual(
      orderTimeline('processing', { isSent: true }),
    );
  });

  it.each(ORDER_STATUSES)('has no courier step for a pickup order (%s)', (status) => {
    const names = orderTimeline(status, { handover: 'pickup' }).map(({ name }) => name);
    expect(names).toHaveLength(orderTimeline(status, {}).length);
    expect(names).not.toContain('delivered');
    expect(names).not.toContain('preparing');
  });

  it('ends with the fitting where tyres are fitted, and with the collection where they are not', () => {
    expect(orderTimeline('completed', { handover: 'fitting' }).at(-1)).toEqual({
      name: 'fitted',
      state: 'done',
    });
    expect(orderTimeline('completed', { handover: 'pickup' }).at(-1)).toEqual({
      name: 'collected',
      state: 'done',
    });
  });

  it('says that the money is awaited instead of a check', () => {
    const [current] = orderTimeline('on-hold', { isAwaited: true }).filter(
      ({ state }) => state === 'current',
    );
    expect(current?.name).toBe('awaited');
  });
});
