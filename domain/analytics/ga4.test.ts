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
const ITEM = {
  item_id: '71',
  item_group_id: '7',
  item_variant: '71',
  item_name: 'Road tyre',
  price: 1850.5,
  quantity: 2,
};

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
  const alone = { product: CARD, sameSize: [], related: { products: [] } };
  expect(open('/pages/product/simple/@id', alone)).toEqual([
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

it('reports the sliders of the home page and of a product page as lists, without empty ones', () => {
  const lists = (pageId: string, pageProps: object) =>
    open(pageId, pageProps).map(({ event, ecommerce }) => [event, ecommerce?.['item_list_id']]);
  const items = [CARD_ITEM];
  expect(open('/pages/index', { bestSellers: [CARD], offers: [] })).toEqual([
    {
      event: 'view_item_list',
      ecommerce: { item_list_id: 'best_sellers', item_list_name: 'Best sellers', items },
    },
  ]);
  expect(lists('/pages/index', { bestSellers: [CARD], offers: [CARD] })).toEqual([
    ['view_item_list', 'best_sellers'],
    ['view_item_list', 'offers'],
  ]);
  const product = { product: CARD, sameSize: [CARD], related: { products: [CARD] } };
  for (const pageId of ['/pages/product/simple/@id', '/pages/product/variable/@id']) {
    expect(lists(pageId, product)).toEqual([
      ['view_item', undefined],
      ['view_item_list', 'same_size'],
      ['view_item_list', 'related_products'],
    ]);
  }
});
