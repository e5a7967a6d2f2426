import { expect, it, vi } from 'vitest';
import { refreshItems } from './refreshItems.js';

function open(refresh: (productIds: readonly number[]) => Promise<void>) {
  const asked = vi.fn(refresh);
  const report = vi.fn();
  const store = { catalogue: { refresh: asked } } as unknown as Parameters<typeof refreshItems>[0]['store'];
  return { asked, report, refreshed: (...ids: number[]) => refreshItems({ store, report }, ids) };
}

it('asks the store for these goods, and for none if there are none', async () => {
  const { asked, report, refreshed } = open(() => Promise.resolve());
  await refreshed(5, 7);
  await refreshed();
  expect(asked.mock.calls).toEqual([[[5, 7]]]);
  expect(report).not.toHaveBeenCalled();
});

it('goes on with what is known while the store is down, and reports it', async () => {
  const failure = new Error('down');
  const { report, refreshed } = open(() => Promise.reject(failure));
  await refreshed(5);
  expect(report.mock.calls).toEqual([['goods-not-refreshed', failure]]);
});
