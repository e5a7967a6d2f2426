import {
  readCategories,
  readProductsById,
  readTerms,
} from '../../../server/adapters/woocommerce/catalogue/catalogueReader.js';
import { mappingContextAt, toTerm } from '../../../server/adapters/woocommerce/catalogue/remoteCatalogue.js';
import { toEntry } from '../../../server/adapters/woocommerce/catalogue/productMapping.js';
import { readZones } from '../../../server/adapters/woocommerce/delivery/shipping.js';
import { readGateways, toStoreWays } from '../../../server/adapters/woocommerce/order/storeWays.js';
import { storeReviews } from '../../../server/adapters/woocommerce/reviews/reviews.js';
import type { StoreClient } from '../../../server/adapters/wpRest/client.js';
import { type KindInTest, SITE } from './kindInTest.js';

/* The goods of WooCommerce: catalogue, reviews, delivery and ways to pay. */

const TIME = '2026-01-02T03:04:05';
const META = [{ id: 1, key: 'name_ar', value: 'كاوتش' }];

const OFFER = {
  ...{
    price: '1850.00',
    regular_price: '2000.00',
    on_sale: true,
    date_on_sale_to_gmt: '2026-12-01T00:00:00',
  },
  ...{ global_unique_id: '4006381333931', shipping_class_id: 3, manage_stock: true, stock_quantity: 7 },
  ...{ stock_status: 'instock', backorders_allowed: false },
};

const variation = (id: number) => ({
  // The odd one comes last, because one for any option leaves nothing to those after it.
  ...{
    id,
    status: 'publish',
    menu_order: id === 2 ? 9 : 0,
    sku: `V-${id}`,
    ...OFFER,
    image: { src: '/wp-content/v.jpg' },
  },
  ...{ attributes: [{ name: 'Size', slug: 'pa_size', option: `20${id}/55R16` }], meta_data: META },
});

const product = (id: number) => ({
  ...{
    id,
    type: 'simple',
    status: 'publish',
    catalog_visibility: 'visible',
    post_password: '',
    parent_id: 0,
  },
  ...{ name: `Tyre ${id}`, slug: `tyre-${id}`, sku: `T-${id}`, description: '<p>Grip</p>' },
  ...{ short_description: 'Grip', ...OFFER, sold_individually: false, upsell_ids: [1], cross_sell_ids: [3] },
  ...{ purchase_note: 'Thanks', menu_order: 0, total_sales: 4, meta_data: META },
  categories: [{ id: 5, name: 'Tyres', slug: 'tyres' }],
  brands: [{ id: 6, name: 'Grip', slug: 'grip' }],
  images: [{ src: '/wp-content/t.jpg' }],
  attributes: [{ id: 1, name: 'Size', slug: 'pa_size', options: ['205/55R16'], variation: false }],
  ...{ variations: [], storefront_variations: [], date_created_gmt: TIME, date_modified_gmt: TIME },
});

const variable = (id: number) => {
  const options = [1, 2, 3].map((each) => `20${each}/55R16`);
  return {
    ...{ ...product(id), type: 'variable', variations: [1, 2, 3] },
    attributes: [{ id: 1, name: 'Size', slug: 'pa_size', options, variation: true }],
  };
};

const category = (id: number) => ({
  ...{ id, name: `Tyres ${id}`, slug: `tyres-${id}`, parent: 0, description: 'All', menu_order: 0, count: 3 },
  ...{ name_ar: 'كاوتش', description_ar: 'كل', icon: 'tyre' },
});

const method = (id: number) => ({
  ...{ id, instance_id: id, title: 'Courier', enabled: true, method_id: 'flat_rate' },
  settings: { cost: { value: '50' } },
});

const zone = (id: number) => ({
  ...{
    id,
    name: String(id),
    order: id,
    methods: [method(1)],
    locations: [{ code: 'EG:EGC', type: 'state' }],
  },
});

const gateway = (id: number) => ({
  ...{ id: ['', 'bacs', 'cheque', 'cod'][id], enabled: true, title: 'Transfer', description: 'By transfer' },
  settings: { title: { default: 'Bank' }, instructions: { value: 'Pay' } },
  storefront: { texts: { title_ar: 'تحويل' }, accounts: [{ iban: 'EG1' }], usual_description: '' },
});

const WITHOUT_NAMES = mappingContextAt(SITE)({ categories: [], terms: [] });

async function readProducts(client: StoreClient) {
  return (await readProductsById(client, [1, 2, 3])).flatMap((read) => toEntry(read, WITHOUT_NAMES) ?? []);
}

const idOfName = (name: string) => Number(name.slice(-1));
const readZonesOf = async (client: StoreClient) =>
  (await readZones(client)).map((read) => ({ ...read, id: Number(read.name) }));

/** Reads through the same functions as the shop. */
export const GOODS_KINDS: readonly KindInTest[] = [
  { name: 'Product', record: product, answers: (all) => ({ 'wc/v3/products': all }), read: readProducts },
  {
    name: 'Product 1, variation',
    record: variation,
    answers: (all) => ({ 'wc/v3/products': [{ ...variable(1), storefront_variations: all }] }),
    read: async (client) => (await readProducts(client)).flatMap(({ items }) => items),
  },
  {
    name: 'Category',
    record: category,
    answers: (all) => ({ 'wc/v3/products/categories': all }),
    read: readCategories,
  },
  {
    name: 'Attribute term',
    record: (id) => ({
      ...{
        taxonomy: 'product_brand',
        slug: `term-${id}`,
        name: `Term ${id}`,
        name_ar: 'كلمة',
        logo: '/l.png',
      },
    }),
    answers: (all) => ({ 'wc-storefront/v1/terms': all }),
    read: async (client) => {
      const terms = (await readTerms(client)).map((term) => toTerm(term, SITE));
      mappingContextAt(SITE)({ categories: [], terms });
      return terms.map((term) => ({ ...term, id: idOfName(term.option) }));
    },
  },
  {
    name: 'Review',
    record: (id) => ({
      id,
      date_created_gmt: TIME,
      reviewer: `Mona ${id}`,
      review: '<p>Good</p>',
      rating: 5,
    }),
    answers: (all) => ({ 'wc/v3/products/reviews': all }),
    read: async (client) => {
      const { reviews } = await storeReviews(client).listApproved(1, { page: 1, perPage: 10 });
      return reviews.map((review) => ({ ...review, id: idOfName(review.author) }));
    },
  },
  {
    name: 'Waiting review',
    record: (id) => ({ id, product_id: id, review: '<p>Good</p>', rating: 5 }),
    answers: (all) => ({ 'wc/v3/products/reviews': all }),
    read: async (client) => {
      const { reviews } = await storeReviews(client).listWaiting(10);
      return reviews.map((review) => ({ ...review, id: review.productId }));
    },
  },
  {
    name: 'Review of an order',
    record: (id) => ({ id, product_id: id }),
    answers: (all) => ({ 'wc/v3/products/reviews': all }),
    read: async (client) => (await storeReviews(client).listReviewed(9)).map((id) => ({ id })),
  },
  {
    name: 'Rating of product',
    record: (id) => ({ id, average_rating: '4.50', rating_count: 2 }),
    answers: (all) => ({ 'wc/v3/products': all }),
    read: async (client) =>
      [...(await storeReviews(client).listRatings())].map(([id, rating]) => ({ id, rating })),
  },
  {
    name: 'Delivery zone',
    record: zone,
    answers: (all) => ({ 'wc-storefront/v1/delivery': all }),
    read: readZonesOf,
  },
  {
    name: 'Listed delivery zone',
    record: zone,
    answers: (all) => ({
      'wc/v3/shipping/zones': all,
      ...Object.fromEntries<unknown>(
        [1, 2, 3, 5, 0].flatMap((id) => [
          [`wc/v3/shipping/zones/${id}/methods`, [method(1)]],
          [`wc/v3/shipping/zones/${id}/locations`, zone(1).locations],
        ]),
      ),
    }),
    read: readZonesOf,
  },
  {
    name: 'Delivery zone 1, method',
    record: method,
    answers: (all) => ({ 'wc-storefront/v1/delivery': [{ ...zone(1), methods: all }] }),
    read: async (client) => {
      const methods = (await readZones(client)).flatMap((read) => read.methods);
      for (const { rate } of methods) rate?.costFor([], false);
      return methods.map((read) => ({ ...read, id: Number(read.id.slice(-1)) }));
    },
  },
  {
    name: 'Payment method',
    record: gateway,
    answers: (all) => ({ 'wc/v3/payment_gateways': all }),
    read: async (client) => {
      const ways = toStoreWays(await readGateways(client), true);
      return ways.map((way) => ({ ...way, id: ['', 'bacs', 'cheque', 'cod'].indexOf(way.key) }));
    },
  },
];
