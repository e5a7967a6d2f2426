const ORDERS_PATH = '/wcFetch/customer-orders?';

/** Path of all cart orders, also the prefix of cart SWR keys. */
const CART_PATH = `${ORDERS_PATH}status=pending-cart`;

/** Path of this customer's cart, also its SWR key. */
export function cartKey(customerId: number): string {
  return `${CART_PATH}&user_id=${customerId}`;
}

/** Whether an SWR key is a cart, to revalidate it outside of hooks. */
export function isCartKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(CART_PATH);
}

/** Whether an SWR key is a list of a customer's orders, carts included. */
export function isOrdersKey(key: unknown): boolean {
  return typeof key === 'string' && key.startsWith(ORDERS_PATH);
}
