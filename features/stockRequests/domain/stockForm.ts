import type { FeatureForm } from '../../feature.js';

/** Query parameter of the request to be told of goods in stock: a simple product or a variation. */
export const STOCK_ITEM_KEY = 'item';

export const stockForm: FeatureForm = {
  route: '/api/wcPost/stock-request',
  fields: ['contact'],
  query: [STOCK_ITEM_KEY],
  bodyOf: (query) => ({ item_id: Number(query.get(STOCK_ITEM_KEY)) }),
};
