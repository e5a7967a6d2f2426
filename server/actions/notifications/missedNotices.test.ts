import { expect, it, vi } from 'vitest';
import type { Backend } from '../../ports/backend.js';
import { queueMissed, queueStoreChange } from './missedNotices.js';

function openBackend(listOfOrder: (orderId: number) => Promise<[]> = () => Promise.resolve([])) {
  const queue = vi.fn(() => Promise.resolve());
  const report = vi.fn();
  const backend = {
    report,
    notices: { queue },
    returns: {
      listOpen: () => Promise.resolve([{ orderId: 7 }, { orderId: 8 }, { orderId: 7 }]),
      listOfOrder,
    },
    store: {
      orders: { getOrder: () => Promise.resolve(null), listOrders: () => Promise.resolve([]) },
      returnMarks: { readReturnMarks: () => Promise.resolve(new Map()) },
    },
    settings: { writesLetters: true },
  } as unknown as Backend;
  return { backend, queue, report };
}

it('queues nothing about an order that the store no longer has', async () => {
  const { backend, queue } = openBackend();
  await queueStoreChange(backend, 7);
  expect(queue).not.toHaveBeenCalled();
});

it('follows the store’s returns of each order once, although those of one cannot be read', async () => {
  const failure = new Error('no answer');
  const asked: number[] = [];
  const { backend, report } = openBackend((orderId) => {
    asked.push(orderId);
    return orderId === 7 ? Promise.reject(failure) : Promise.resolve([]);
  });
  await queueMissed(backend);
  expect(asked).toEqual([7, 8]);
  expect(report.mock.calls).toEqual([['return-not-followed', failure]]);
});
