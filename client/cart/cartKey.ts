const ORDERS_PATH = '/wcFetch/customer-orders?';

/** Where a customer's cart is read, which is also its key in the cache. */
const CART_PATH = `${ORDERS_PATH}status=pending-cart`;

/** Where this customer's cart is read. */
export function cartKey(customerId: number): string {
  return `${CART_PATH}&user_id=${customerId}`;
}

/** Whether a key of the client's cache is somebody's cart; to reload it where no hook is at hand. */
export function isCartKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(CART_PATH);
}

/** Whether a key of the client's cache is a list of somebody's orders, the cart among them. */
export function isOrdersKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(ORDERS_PATH);
}
