import { afterEach, expect, it, vi } from 'vitest';
import { placeInCart } from './cartCalls.js';

afterEach(() => vi.unstubAllGlobals());

/** The request body for two pieces of a product. */
async function bodyFor(cookie: string): Promise<unknown> {
  let sent = '';
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent = body;
    return Promise.resolve(new Response('{}'));
  });
  vi.stubGlobal('document', { cookie });
  await placeInCart({ productId: 7, variationId: null, quantity: 2 }).catch(() => undefined);
  return JSON.parse(sent);
}

const LINES = { status: 'pending-cart', line_items: [{ product_id: 7, variation_id: null, quantity: 2 }] };

it('sends customer, status and lines when creating a cart', async () => {
  expect(await bodyFor('user_id=12')).toEqual({ customer_id: 12, ...LINES });
});

it.each(['', 'user_id=', 'user_id=me', 'user_id=%E0'])(
  'omits an invalid customer id from a cart write: %j',
  async (cookie) => {
    expect(await bodyFor(cookie)).toEqual(LINES);
  },
);
