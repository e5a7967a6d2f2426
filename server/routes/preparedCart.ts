import { strictObject } from 'valibot';
import { CART_LINK_KEY, CartLink } from '../../domain/cart/preparedCart.js';
import { openPreparedCart } from '../actions/office/preparedCart.js';
import { route } from '../http/routing/route.js';

/** Opens the cart that the shop has prepared for a caller. */
export const preparedCartRoute = route({
  method: 'POST',
  path: '/open_cart',
  body: strictObject({ [CART_LINK_KEY]: CartLink }),
  limits: ['contacts-address'],
  // A cart that has joined another is opened once.
  idempotent: 'repeatable',
  keepsRefusals: false,
  run: async ({ backend, body, caller, request }) => {
    const confirmed = await openPreparedCart(backend, caller, body[CART_LINK_KEY]);
    if (confirmed === null) return { body: { opened: true } };
    const { customer, epoch } = confirmed;
    const session = { kind: 'customer', id: customer.id, epoch, isContact: true } as const;
    return { body: { opened: true }, cookies: await backend.sessions.begin(request, session) };
  },
});
