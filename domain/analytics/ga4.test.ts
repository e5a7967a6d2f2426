import { expect, it } from 'vitest';
import { toGa4 } from './ga4.js';
import { pageEvents } from './pageEvents.js';

const LINE = {
  productId: 7,
  variationId: 71,
  name: { en: 'Road tyre', ar: 'إطار' },
  price: 185_050,
  quantity: 2,
};
const ITEM = { item_id: '7', item_name: 'Road tyre', item_variant: '71', price: 1850.5, quantity: 2 };

const CARD = { id: 9, variationId: null, name: 'Battery', brand: 'Volta', price: 99_999 };
const CARD_ITEM = { item_id: '9', item_name: 'Battery', item_brand: 'Volta', price: 999.99, quantity: 1 };

it('reports a purchase in EGP as decimals, delivery apart, with the ids of the catalogue', () => {
  const order = { id: 10_001, items: [LINE], total: 377_100, shippingTotal: 7_000 };
  expect(toGa4({ name: 'purchase', order })).toEqual({
    event: 'purchase',
    ecommerce: { transaction_id: '10001', currency: 'EGP', value: 3701, shipping: 70, items: [ITEM] },
  });
});

it.each(['add_to_cart', 'remove_from_cart'] as const)('%s reports the pieces that changed', (name) => {
  expect(toGa4({ name, line: LINE, pieces: 1 })).toEqual({
    event: name,
    ecommerce: { currency: 'EGP', value: 1850.5, items: [{ ...ITEM, quantity: 1 }] },
  });
});

it('reports the checkout with the value of the cart, and the payment method', () => {
  const ecommerce = { currency: 'EGP', value: 3701, items: [ITEM] };
  expect(toGa4({ name: 'begin_checkout', lines: [LINE] })).toEqual({ event: 'begin_checkout', ecommerce });
  expect(toGa4({ name: 'add_payment_info', lines: [LINE], method: 'cod' })).toEqual({
    event: 'add_payment_info',
    ecommerce: { ...ecommerce, payment_type: 'cod' },
  });
});

const open = (pageId: string, pageProps: object) =>
  pageEvents({ name: 'page', pageId, pageProps }).map((event) => toGa4(event));

it('reports what an opened page shows', () => {
  const listing = { products: [CARD], chosen: { search: '205/55R16' } };
  expect(open('/pages/product/simple/@id', { product: CARD })).toEqual([
    { event: 'view_item', ecommerce: { currency: 'EGP', value: 999.99, items: [CARD_ITEM] } },
  ]);
  expect(open('/pages/category/@id', { category: { id: 3, name: 'Batteries' }, listing })).toEqual([
    {
      event: 'view_item_list',
      ecommerce: { item_list_id: 'category_3', item_list_name: 'Batteries', items: [CARD_ITEM] },
    },
  ]);
  expect(open('/pages/search', { listing }).map(({ event, search_term }) => [event, search_term])).toEqual([
    ['search', '205/55R16'],
    ['view_item_list', undefined],
  ]);
  expect(open('/pages/faq', {})).toEqual([]);
});
