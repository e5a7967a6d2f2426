import { array, safeParse, strictObject } from 'valibot';
import { expect, it } from 'vitest';
import { CardSchema } from '../../../domain/catalogue/wireCard.js';
import { ListingSchema } from '../../../domain/catalogue/listing/wireListing.js';
import { LiveProductSchema } from '../../../domain/catalogue/wireOffer.js';
import { ProductSchema } from '../../../domain/catalogue/wireProduct.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const goods = await findGoods(shop);

const read = async (path: string) => (await shop.call('GET', path)).body;

it.each(['plenty', 'variable', 'variation'] as const)(
  'serialises a product (%s) exactly as the browser’s schema expects',
  async (which) => {
    const product = await read(`/api/wcFetch/product/${goods[which].id}`);
    expect(
      safeParse(strictObject({ ...ProductSchema.entries, ...LiveProductSchema.entries }), product).issues,
    ).toBeUndefined();
  },
);

it.each(['', '?brand=Nobody', '?search=205&on_sale=true'])(
  'serialises a listing (%s) exactly as the browser’s schema expects',
  async (query) => {
    const listing = await read(`/api/wcFetch/products${query}`);
    expect(safeParse(strictObject(ListingSchema.entries), listing).issues).toBeUndefined();
  },
);

it('serialises cards as the browser’s schema expects', async () => {
  const cards = await read(`/api/wcFetch/cards?ids=${goods.plenty.id},${goods.variable.id}`);
  expect(safeParse(array(CardSchema), cards).issues).toBeUndefined();
  expect(cards).toHaveLength(2);
});
