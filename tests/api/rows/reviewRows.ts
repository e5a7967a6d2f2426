import { reviewBody } from '../bodies.js';
import { accounts, everyone, get, type Row } from './matrixRow.js';

/** The rows of the owner matrix for reviews. */
export const REVIEW_ROWS: Record<string, Row[]> = {
  'GET /api/wcFetch/order-reviews/:id': [
    get(({ delivered }) => `/api/wcFetch/order-reviews/${delivered.id}`, accounts(200, 404, 404)),
    get(({ delivered }) => `/api/wcFetch/order-reviews/${delivered.id}?key=${delivered.key}`, everyone(200)),
    get(
      ({ delivered, cart }) => `/api/wcFetch/order-reviews/${delivered.id}?key=${cart.key}`,
      accounts(200, 404, 404),
    ),
    get(({ order }) => `/api/wcFetch/order-reviews/${order.id}`, accounts(409, 404, 404)),
    get(({ cart }) => `/api/wcFetch/order-reviews/${cart.id}?key=${cart.key}`, everyone(404)),
  ],
  'GET /api/wcFetch/reviews/:id': [
    get(({ product }) => `/api/wcFetch/reviews/${product.id}?page=1&locale=en`, everyone(200)),
    get(({ product }) => `/api/wcFetch/reviews/${product.id}?page=0&locale=en`, everyone(400)),
    get(() => '/api/wcFetch/reviews/x?page=1&locale=en', everyone(404)),
  ],
  'POST /api/wcPost/review': [
    {
      method: 'POST',
      path: () => '/api/wcPost/review',
      body: ({ delivered, product }) => reviewBody(delivered.id, product.id),
      expected: accounts(201, 404, 404),
    },
    {
      method: 'POST',
      path: () => '/api/wcPost/review',
      body: ({ delivered, product }) => ({ ...reviewBody(delivered.id, product.id), key: delivered.key }),
      // The owner has just reviewed it.
      expected: { ...everyone(201), 'the owner': 409 },
    },
    {
      method: 'POST',
      path: () => '/api/wcPost/review',
      body: ({ order, product }) => reviewBody(order.id, product.id),
      expected: accounts(409, 404, 404),
    },
  ],
};
