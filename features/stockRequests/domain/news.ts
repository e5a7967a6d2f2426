/** The only thing that is told of a request. */
export const STOCK_NEWS = 'back_in_stock';
