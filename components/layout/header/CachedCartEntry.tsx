import { useReadableCart } from '../../../client/cart/useReadableCart.js';
import { CartLink } from './CartLink.js';

/** The cart's entry with the numbers that the cart page shows without a connection. */
export function CachedCartEntry() {
  const { count, total } = useReadableCart();
  return <CartLink count={count} total={total} />;
}
