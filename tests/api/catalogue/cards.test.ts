import { describe, expect, it } from 'vitest';
import { toDecimal } from '../../../domain/core/money.js';
import { formatSize, type TyreSize } from '../../../domain/tyres/tyre.js';
import { required } from '../../contract/support.js';
import { findGoods, UNKNOWN_ID } from '../goods.js';
import type { Reply } from '../call.js';
import { openShop } from '../shop.js';

const shop = await openShop({ LIMIT_CARDS_ADDRESS: '100000' });
const goods = await findGoods(shop);

interface Item {
  id: number;
  stock: number;
}

interface Tyre extends Item {
  type: string;
  parent: number | null;
  size: TyreSize | null;
  variations: { size: TyreSize | null }[];
}

const list = async (query: string) =>
  (await shop.call('GET', `/api/wcFetch/products${query}`)).body as { items: Item[] };
const cards = (ids: string): Promise<Reply> => shop.call('GET', `/api/wcFetch/cards?ids=${ids}`);

describe('cards', () => {
  it('returns cards by id in the requested order, with current price and stock, without long texts', async () => {
    const { plenty, variable, variation, soldOut } = goods;
    const ids = [soldOut.id, variation.id, plenty.id, UNKNOWN_ID, variable.id];
    const { status, body } = await cards(ids.join(','));
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: soldOut.id, stock: 0 },
      { id: variation.id, type: 'variation', parent: variable.id, variations: [] },
      { id: plenty.id, name: plenty.name.en, price: toDecimal(plenty.price), stock: plenty.stock },
      { id: variable.id, type: 'variable' },
    ]);
    for (const card of body as object[]) expect(card).not.toHaveProperty('description');
  });

  it('accepts at most 40 distinct card ids', async () => {
    const ids = Array.from({ length: 40 }, (_, place) => UNKNOWN_ID + place);
    expect(await cards([...ids, ...ids].join(','))).toMatchObject({ status: 200, body: [] });
    expect(await cards([...ids, 1].join(','))).toMatchObject({
      status: 400,
      body: { fields: { ids: 'too_many' } },
    });
  });

  it.each(['', '0', '-1', '1,', '1,,2', '1.5', 'x', '1 2', '9'.repeat(20)])(
    'rejects invalid card ids: %j',
    async (ids) => {
      expect((await cards(encodeURIComponent(ids))).status).toBe(400);
    },
  );
});

describe('tyres of the same size', () => {
  const sameSize = async (id: number) =>
    (await shop.call('GET', `/api/wcFetch/same-size/${id}`)).body as Tyre[];

  it('lists other models in stock of the same width, profile and rim', async () => {
    const { items } = await list('?width=205&aspect=55&rim=16&in_stock=true');
    const { id: tyreId, parent: model } = required(
      (items as Tyre[]).find((item) => item.type === 'variation'),
    );
    const found = await sameSize(tyreId);
    expect(found.length).toBeGreaterThan(3);
    for (const { parent, id, size, variations, stock } of found) {
      const sizes = [size, ...variations.map((each) => each.size)].flatMap((each) =>
        each === null ? [] : [formatSize(each)],
      );
      expect(sizes).toContain('205/55 R16');
      expect(stock).toBeGreaterThan(0);
      expect(parent ?? id).not.toBe(model);
    }
  });

  it('lists no tyres of the same size for a model in several sizes or for another product', async () => {
    expect(await sameSize(goods.variable.id)).toEqual([]);
    const battery = await list('?search=battery&per_page=1');
    expect(await sameSize(required(battery.items[0]).id)).toEqual([]);
  });
});
