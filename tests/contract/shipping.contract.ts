import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import type { StorePort } from '../../server/ports/store.js';
import { type Open, type Opened, required } from './support.js';

/** The contract of delivery. */
export function describeShippingContract(name: string, open: Open<{ store: StorePort }>): void {
  describe(`${name}: shipping`, () => {
    let opened: Opened<{ store: StorePort }>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    test.each(Object.keys(GOVERNORATES))('delivers to %s, cheapest method first', async (governorate) => {
      const methods = await opened.store.shipping.listMethods(governorate, null);
      const costs = methods.map(({ cost }) => cost);
      expect(costs.length).toBeGreaterThan(0);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      for (const { days } of methods) {
        expect(required(days).from).toBeGreaterThanOrEqual(1);
        expect(required(days).to).toBeGreaterThanOrEqual(required(days).from);
      }
    });

    test('charges more and takes longer to Sinai than within Cairo', async () => {
      const [cairo] = await opened.store.shipping.listMethods('EGC', null);
      const [sinai] = await opened.store.shipping.listMethods('EGJS', null);
      expect(required(sinai).cost).toBeGreaterThan(required(cairo).cost);
      expect([required(cairo).days, required(sinai).days]).toEqual([
        { from: 1, to: 2 },
        { from: 4, to: 5 },
      ]);
    });

    test('lists the methods of all governorates in one look, as it lists those of each', async () => {
      const all = await opened.store.shipping.listByGovernorate();
      const each = await Promise.all(
        Object.keys(GOVERNORATES).map(
          async (code) => [code, await opened.store.shipping.listMethods(code, null)] as const,
        ),
      );
      expect(all).toEqual(new Map(each));
    });

    test('has no delivery method for an unknown governorate', async () => {
      expect(await opened.store.shipping.listMethods('EGXX', null)).toEqual([]);
    });

    test('answers a health check', async () => {
      await expect(opened.store.ping()).resolves.toBeUndefined();
    });
  });
}
