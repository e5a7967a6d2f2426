import { seededState } from '../../tests/support/woocommerce/seededStandIn.js';
import { openStandIn } from '../../tests/support/woocommerce/standIn.js';

/*
 * The tests' stand-in for a store, with reviews of a product: `apiStore.ts <product id>`. Forked by `api.ts`, to which it
 * sends its address, and for any message the number of requests so far.
 */

const REVIEWS = 20;

const productId = Number(process.argv[2]);
const state = seededState();
for (let id = 1; id <= REVIEWS; id += 1) {
  state.reviews.set(id, {
    ...{ id, product_id: productId, status: 'approved', rating: 1 + (id % 5), verified: true },
    ...{ reviewer: `Customer ${id}`, reviewer_email: `${id}@example.com` },
    ...{
      date_created_gmt: '2026-10-01T09:00:00',
      review: 'Quiet on the ring road, and it holds when it rains.',
    },
  });
}
const { url, requests } = await openStandIn(state);
process.on('message', () => process.send?.(requests.length));
process.send?.(url);
