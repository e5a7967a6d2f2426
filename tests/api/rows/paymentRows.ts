import { accounts, type Body, everyone, type Row } from './matrixRow.js';

const callback = (path: string, expected: Row['expected']): Row => ({
  ...{ method: 'POST', path: () => path, expected },
  body: ({ cart }) => ({
    order: {
      ...{ orderId: 'x', merchantReferenceId: `${cart.id}-1`, amount: 1, currency: 'EGP', status: 'Success' },
    },
    signature: 'none',
    timeStamp: '2/21/2024 5:16:48 AM',
  }),
});

const said = (body: Body, expected: Row['expected']): Row => ({
  ...{ method: 'POST', path: () => '/api/wcPost/say-paid', expected, body },
});

/** The rows of the owner matrix for what providers and customers say of payments. */
export const PAYMENT_ROWS: Record<string, Row[]> = {
  'POST /api/payment/callback': [callback('/api/payment/callback', everyone(401))],
  'POST /api/payment/callback/:provider': [
    callback('/api/payment/callback/test', everyone(401)),
    callback('/api/payment/callback/acme', everyone(404)),
  ],
  'POST /api/wcPost/say-paid': [
    said(({ order }) => ({ order_id: order.id }), accounts(409, 404, 404)),
    said(({ order, cart }) => ({ order_id: order.id, key: cart.key }), accounts(409, 404, 404)),
    said(({ delivered }) => ({ order_id: delivered.id, key: delivered.key }), everyone(409)),
  ],
};
