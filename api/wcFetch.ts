import { maxLength, optional, picklist, pipe, strictObject, string } from 'valibot';
import { OrderKeyQuery } from '../server/http/routing/storeInput.js';
import { readLinkedLabel } from '../server/actions/office/readLabel.js';
import { OFFICE_LINK_KEY, OfficeLink } from '../domain/office/stepForm.js';
import { exportAccount } from '../server/actions/account/exportAccount.js';
import { vercelFunction } from '../server/http/platform/vercel.js';
import { serveFamily } from '../server/http/routing/family.js';
import { type CachePolicy, FileBody, route, StreamBody } from '../server/http/routing/route.js';
import { findFeed, productFeed } from '../server/actions/site/productFeed.js';
import { ShopError } from '../domain/core/errors.js';
import { getBackend } from '../server/backend.js';
import { readCustomer } from '../server/actions/account/customers.js';
import { listCustomerOrders, readOrder } from '../server/actions/order/orders.js';
import { readOrderNotes } from '../server/actions/order/orderNotes.js';
import { readReturns } from '../server/actions/returns/askReturn.js';
import { FEATURE_ROUTES } from '../features/routes.js';
import {
  listCards,
  listCategories,
  listProducts,
  listSameSizeCards,
  readProduct,
  readVariations,
} from '../server/actions/catalogue/catalogue.js';
import { findCars, readCar } from '../server/actions/fitment/cars.js';
import { visitCalendar } from '../server/actions/order/visitCalendar.js';
import { listFreeSlots } from '../server/actions/checkout/slots.js';
import { listCartShipping, listShipping } from '../server/actions/delivery/shipping.js';
import { CardIds, ListingQuery } from '../server/actions/catalogue/listingQuery.js';
import { FACET_KEYS } from '../domain/catalogue/facets.js';
import { toProductQuery } from '../domain/catalogue/listing/listingAddress.js';
import { LISTINGS_TAG, productTags } from '../server/ports/shared/cacheTags.js';
import { Governorate } from '../domain/forms/fields.js';
import { SEARCH_KEYWORD_MAX_CHARS } from '../domain/core/limits.js';
import { ORDER_STATUSES } from '../domain/order/order.js';

const ID_MAX_CHARS = 20;
const BRANCH_ID_MAX_CHARS = 60;

const listings = () => [LISTINGS_TAG];
/** At most 5 s old, including stale-while-revalidate. */
const LIVE_LIST: CachePolicy = { kind: 'public', edgeSeconds: 3, staleSeconds: 2, tags: listings };
const LIVE_PRODUCT: CachePolicy = {
  ...LIVE_LIST,
  tags: ({ id = '' }) => productTags(id),
};
/** Dates change at the cut-off hour and at midnight. */
const DELIVERY_DATES: CachePolicy = { kind: 'public', edgeSeconds: 60, staleSeconds: 0 };
const MINUTES: CachePolicy = { kind: 'public', edgeSeconds: 300, staleSeconds: 3600, tags: listings };

/** Reads from the store: customers and orders for their owners, the catalogue for everyone. */
export const wcFetchRoutes = [
  route({
    method: 'GET',
    path: '/customers/:id',
    limits: ['accounts-address'],
    run: async ({ backend, params, caller }) => ({
      body: await readCustomer(backend, caller, params['id'] ?? ''),
    }),
  }),
  route({
    method: 'GET',
    path: '/customer-orders',
    limits: ['accounts-address'],
    query: strictObject({
      status: optional(picklist(ORDER_STATUSES, 'unknown')),
      user_id: optional(pipe(string(), maxLength(ID_MAX_CHARS, 'too_long'))),
    }),
    run: async ({ backend, query, caller }) => ({ body: await listCustomerOrders(backend, caller, query) }),
  }),
  route({
    method: 'GET',
    path: '/office-label',
    query: strictObject({ [OFFICE_LINK_KEY]: OfficeLink }),
    limits: ['office-address'],
    run: async ({ backend, query: { link } }) => ({
      body: new FileBody(await readLinkedLabel(backend, link), 'application/pdf'),
      headers: { 'content-disposition': 'inline; filename="label.pdf"' },
    }),
  }),
  route({
    method: 'GET',
    path: '/account-export',
    limits: ['exports-address'],
    run: async ({ backend, caller }) => ({
      body: await exportAccount(backend, caller),
      headers: { 'content-disposition': 'attachment; filename="account.json"' },
    }),
  }),
  route({
    method: 'GET',
    path: '/order/:id',
    query: OrderKeyQuery,
    limits: ['orders-address'],
    run: async ({ backend, params, query, caller }) => ({
      body: await readOrder(backend, caller, params['id'] ?? '', query.key),
    }),
  }),
  route({
    method: 'GET',
    path: '/order-calendar/:id',
    query: OrderKeyQuery,
    limits: ['orders-address'],
    run: async ({ backend, params, query, caller }) => {
      const { method, text } = await visitCalendar(backend, caller, params['id'] ?? '', query.key);
      return {
        body: new FileBody(new TextEncoder().encode(text), `text/calendar; charset=utf-8; method=${method}`),
        headers: { 'content-disposition': 'inline; filename="appointment.ics"' },
      };
    },
  }),
  route({
    method: 'GET',
    path: '/order-returns/:id',
    query: OrderKeyQuery,
    limits: ['orders-address'],
    run: async ({ backend, params, query, caller }) => ({
      body: await readReturns(backend, caller, params['id'] ?? '', query.key),
    }),
  }),
  route({
    method: 'GET',
    path: '/order-notes/:id',
    query: OrderKeyQuery,
    limits: ['orders-address'],
    run: async ({ backend, params, query, caller }) => ({
      body: await readOrderNotes(backend, caller, params['id'] ?? '', query.key),
    }),
  }),
  route({
    method: 'GET',
    path: '/products',
    query: ListingQuery,
    repeatable: FACET_KEYS,
    cache: LIVE_LIST,
    limits: ['searches-address'],
    run: async ({ backend, query }) => ({ body: await listProducts(backend, toProductQuery(query)) }),
  }),
  route({
    method: 'GET',
    path: '/cards',
    query: strictObject({ ids: CardIds }),
    cache: LIVE_LIST,
    limits: ['cards-address'],
    run: async ({ backend, query }) => ({ body: await listCards(backend, query.ids) }),
  }),
  route({
    method: 'GET',
    path: '/same-size/:id',
    cache: LIVE_LIST,
    limits: ['cards-address'],
    run: async ({ backend, params }) => ({ body: await listSameSizeCards(backend, params['id'] ?? '') }),
  }),
  route({
    method: 'GET',
    path: '/product/:id',
    cache: LIVE_PRODUCT,
    limits: ['products-address'],
    run: async ({ backend, params }) => ({ body: await readProduct(backend, params['id'] ?? '') }),
  }),
  route({
    method: 'GET',
    path: '/product-variations/:id',
    cache: LIVE_PRODUCT,
    limits: ['products-address'],
    run: async ({ backend, params }) => ({ body: await readVariations(backend, params['id'] ?? '') }),
  }),
  ...FEATURE_ROUTES.wcFetch,
  route({
    method: 'GET',
    path: '/categories',
    cache: LIVE_LIST,
    limits: ['lists-address'],
    run: async ({ backend }) => ({ body: await listCategories(backend) }),
  }),
  route({
    method: 'GET',
    path: '/cars',
    query: strictObject({
      words: optional(pipe(string(), maxLength(SEARCH_KEYWORD_MAX_CHARS, 'too_long'))),
    }),
    cache: MINUTES,
    limits: ['lists-address'],
    run: async ({ backend, query }) => ({ body: await findCars(backend, query.words ?? '') }),
  }),
  route({
    method: 'GET',
    path: '/car/:key',
    cache: MINUTES,
    limits: ['lists-address'],
    run: async ({ backend, params }) => ({ body: await readCar(backend, params['key'] ?? '') }),
  }),
  route({
    method: 'GET',
    path: '/shipping',
    query: strictObject({ governorate: optional(Governorate) }),
    cache: DELIVERY_DATES,
    isNeverShed: true,
    limits: ['lists-address'],
    run: async ({ backend, query }) => ({ body: await listShipping(backend, query.governorate ?? '') }),
  }),
  route({
    method: 'GET',
    path: '/slots',
    query: strictObject({ branch: pipe(string(), maxLength(BRANCH_ID_MAX_CHARS, 'too_long')) }),
    limits: ['slots-address'],
    run: async ({ backend, query }) => ({ body: await listFreeSlots(backend, query.branch) }),
  }),
  route({
    method: 'GET',
    path: '/cart-shipping',
    limits: ['accounts-address'],
    query: strictObject({ governorate: optional(Governorate) }),
    run: async ({ backend, query, caller }) => ({
      body: await listCartShipping(backend, caller, query.governorate ?? ''),
    }),
  }),
];

/** Fetched by networks once in some hours; a change of price or stock need not wait for that. */
const FEED: CachePolicy = { kind: 'public', edgeSeconds: 900, staleSeconds: 3600, tags: listings };

/** Product feeds for Google Merchant Center and Meta, such as `/feeds/google-en.xml`. */
export const feedRoutes = [
  route({
    method: 'GET',
    path: '/:file',
    cache: FEED,
    limits: ['feeds-address'],
    run: ({ backend, params }) => {
      const feed = findFeed(params['file'] ?? '');
      if (feed === null || backend.settings.trial !== null) throw new ShopError('not_found');
      return { body: new StreamBody(productFeed(backend, feed), 'application/xml; charset=utf-8') };
    },
  }),
];

const serveReads = serveFamily('/api/wcFetch', wcFetchRoutes, getBackend);
const serveFeeds = serveFamily('/feeds', feedRoutes, getBackend);

/** Feeds share the function: a deployment may have twelve, and both read the same catalogue. */
export default vercelFunction((request, facts) =>
  (new URL(request.url).pathname.startsWith('/feeds/') ? serveFeeds : serveReads)(request, facts),
);
