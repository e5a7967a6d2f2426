import { networkOf } from '../../../server/http/network/rateLimits.js';
import { route } from '../../../server/http/routing/route.js';
import { rememberedLocale } from '../../../server/http/session/rememberedLocale.js';
import { StockRequestBody, StockRequestChange } from '../domain/wireStockRequests.js';
import { askForStock, changeStockRequests } from './askForStock.js';

export const stockRoutes = [
  route({
    method: 'POST',
    path: '/stock-request',
    body: StockRequestBody,
    limits: ['stock-requests-address'],
    run: async ({ backend, body, request, caller, clientAddress }) => {
      await askForStock(backend, caller, {
        ...{ itemId: body.item_id, contact: body.contact },
        ...{ locale: rememberedLocale(request), network: networkOf(clientAddress) },
      });
      return { status: 202, body: { status: 202 } };
    },
  }),
  route({
    method: 'POST',
    path: '/stock-requests',
    body: StockRequestChange,
    limits: ['accounts-address'],
    run: async ({ backend, body, caller }) => ({ body: await changeStockRequests(backend, caller, body) }),
  }),
];
