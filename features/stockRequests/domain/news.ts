/** The only thing that is told of a request. */
export const STOCK_NEWS = 'back_in_stock';

/** What operators are told of its template. */
export const STOCK_TEMPLATE =
  'with product and price as {{1}} and {{2}}, lets shoppers ask by mobile number to be told of goods';
