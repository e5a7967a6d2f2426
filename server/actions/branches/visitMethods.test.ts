import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../ports/backend.js';
import type { ShippedLine } from '../../ports/order/shipping.js';
import { listAllMethods, listVisitMethods } from './visitMethods.js';

const CAIRO = {
  id: 'nasr',
  name: { en: 'Nasr City', ar: 'مدينة نصر' },
  governorate: 'EGC',
  fittingPrice: 1500,
};
const GIZA = { id: 'dokki', name: { en: 'Dokki', ar: 'الدقي' }, governorate: 'EGGZ', fittingPrice: null };
const PRODUCTS = [
  { id: 1, size: { width: 205 }, variations: [] },
  { id: 2, size: null, variations: [] },
  {
    id: 3,
    size: null,
    variations: [
      { id: 31, size: { width: 195 } },
      { id: 32, size: null },
    ],
  },
];
const STANDARD = { id: 'standard', cost: 6000 };

function openShop(branches: object[] = [GIZA, CAIRO]) {
  const getProducts = vi.fn((ids: number[]) =>
    Promise.resolve(PRODUCTS.filter(({ id }) => ids.includes(id))),
  );
  const report = vi.fn();
  const listBranches = vi.fn(() => Promise.resolve(branches));
  const backend = {
    report,
    content: { listBranches },
    store: { catalogue: { getProducts }, shipping: { listMethods: () => Promise.resolve([STANDARD]) } },
  } as unknown as Backend;
  return { backend, getProducts, report, listBranches };
}

const line = (productId: number, variationId: number | null, quantity: number) =>
  ({ productId, variationId, quantity }) as ShippedLine;
const costs = async (lines: ShippedLine[] | null, governorate = 'EGC') =>
  (await listVisitMethods(openShop().backend, governorate, lines)).map(({ id, cost }) => [id, cost]);

describe('appointments', () => {
  it('are offered at the branches of the governorate first, with the price of fitting a tyre', async () => {
    const visits = ['pickup:nasr', 'fitting:nasr', 'pickup:dokki'];
    expect((await costs(null)).map(([id]) => id)).toEqual(visits);
    expect((await costs(null, 'EGGZ')).map(([id]) => id)).toEqual(['pickup:dokki', ...visits.slice(0, 2)]);
    expect(await costs(null)).toContainEqual(['fitting:nasr', 1500]);
  });

  it('fit each tyre of the cart, by the size of its variation', async () => {
    const fitting = async (...lines: ShippedLine[]) =>
      (await costs(lines)).find(([id]) => id === 'fitting:nasr')?.[1];
    expect(await fitting(line(1, null, 4), line(2, null, 1))).toBe(6000);
    expect(await fitting(line(3, 31, 2), line(3, 32, 7))).toBe(3000);
    expect(await fitting(line(2, null, 1))).toBeUndefined();
    expect(await fitting(line(99, null, 1))).toBeUndefined();
  });

  it('count no tyres where no branch fits any', async () => {
    const { backend, getProducts } = openShop([GIZA]);
    expect(await listVisitMethods(backend, 'EGC', [line(1, null, 4)])).toHaveLength(1);
    expect(getProducts).not.toHaveBeenCalled();
  });

  it('say where they are in every language', async () => {
    const [first] = await listVisitMethods(openShop([GIZA]).backend, 'EGC', null);
    expect(first).toMatchObject({
      title: {
        en: expect.stringContaining('Dokki') as string,
        ar: expect.stringContaining('الدقي') as string,
      },
      ...{ isPickup: true, days: null, dependsOnCart: false },
      visit: { service: 'pickup', branch: 'dokki', slot: null },
    });
  });
});

describe('all ways to get an order', () => {
  it('are those of the store, then appointments; without a governorate only these', async () => {
    const { backend } = openShop([GIZA]);
    const ids = async (governorate: string) =>
      (await listAllMethods(backend, governorate, null)).map(({ id }) => id);
    expect(await ids('EGC')).toEqual(['standard', 'pickup:dokki']);
    expect(await ids('')).toEqual(['pickup:dokki']);
  });

  it('are those of the store while the branches cannot be read, which is reported', async () => {
    const { backend, listBranches, report } = openShop();
    const failure = new Error('no answer');
    listBranches.mockRejectedValue(failure);
    expect(await listAllMethods(backend, 'EGC', null)).toEqual([STANDARD]);
    expect(report).toHaveBeenCalledWith('branches-not-read', failure);
  });
});
