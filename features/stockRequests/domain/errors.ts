export const stockErrors = { too_many_stock_requests: 409, stock_requests_full: 409 } as const;

export const stockErrorMessages = {
  too_many_stock_requests: 'This address or number waits for as many products as it may.',
  stock_requests_full: 'As many people wait for this product as may.',
};
