import { beforeEach, expect, it, vi } from 'vitest';
import type { Caller } from '../../../domain/account/identity.js';
import { RETURNS_PER_ORDER_MAX } from '../../../domain/core/limits.js';
import type { Order, OrderStatus } from '../../../domain/order/order.js';
import type { ReturnRequest } from '../../../domain/returns/returns.js';
import { plainLine, plainOrder } from '../../../tests/support/records/plainOrder.js';
import type { Backend } from '../../ports/backend.js';
import { askReturn } from './askReturn.js';

const CALLER: Caller = { kind: 'customer', id: 7, sessionId: 's', isContact: false };
const DELIVERED = { status: 'completed', completedAt: new Date().toISOString() } as const;
const ITEMS = [1, 2].map((id) => plainLine({ id }));

/** By order. */
let kept: Map<number, ReturnRequest[]>;
let listed: (orderId: number) => Promise<void>;
let changes: Partial<Order>;
beforeEach(() => {
  kept = new Map();
  changes = {};
  listed = () => Promise.resolve();
});

/** Locks as the shop has them: those of one name wait for each other. */
function lockTable() {
  const last = new Map<string, Promise<unknown>>();
  return async (names: readonly string[], work: () => Promise<unknown>) => {
    const before = names.map((name) => last.get(name) ?? Promise.resolve());
    const done = Promise.all(before).then(work);
    const ended = done.catch(() => null);
    for (const name of names) last.set(name, ended);
    return done;
  };
}

const backend = {
  settings: { returnDays: 14 },
  later: vi.fn(),
  state: { withLocks: lockTable() },
  store: {
    orders: {
      getOrder: (id: number) => Promise.resolve(plainOrder({ ...DELIVERED, id, items: ITEMS, ...changes })),
    },
  },
  returns: {
    async listOfOrder(orderId: number) {
      const now = kept.get(orderId) ?? [];
      await listed(orderId);
      return now;
    },
    ask(request: ReturnRequest) {
      const asked = { ...request, id: 1, state: 'asked', answer: null };
      kept.set(request.orderId, [asked as ReturnRequest, ...(kept.get(request.orderId) ?? [])]);
      return Promise.resolve(asked);
    },
  },
} as unknown as Backend;

const ask = (orderId: number, lineItemId = 1) =>
  askReturn(backend, CALLER, {
    ...{ orderId, key: undefined, reason: 'fit', text: null, photo: null },
    lines: [{ lineItemId, quantity: 1 }],
  });

it('waits for no other order', { timeout: 2000 }, async () => {
  const waiting: (() => void)[] = [];
  listed = (orderId) => (orderId === 1 ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
  const slow = ask(1);
  expect((await ask(2)).requests).toHaveLength(1);
  waiting[0]?.();
  expect((await slow).requests).toHaveLength(1);
});

it('is one of a few of its order, though two are made at once', async () => {
  const done = { id: 9, orderId: 1, state: 'refused', lines: [] } as unknown as ReturnRequest;
  kept.set(
    1,
    Array.from({ length: RETURNS_PER_ORDER_MAX - 1 }, () => done),
  );
  const results = await Promise.allSettled([ask(1, 1), ask(1, 2)]);
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { code: 'too_many_returns' } },
  ]);
});

it.each<[OrderStatus, string]>([
  ['pending-cart', 'order_not_found'],
  ['pending', 'order_not_delivered'],
  ['on-hold', 'order_not_delivered'],
  ['processing', 'order_not_delivered'],
  ['cancelled', 'return_not_possible'],
  ['refunded', 'return_not_possible'],
  ['failed', 'return_not_possible'],
])('is refused for an order that is %s: %s', async (status, code) => {
  changes = { status };
  await expect(ask(1)).rejects.toMatchObject({ code });
});
