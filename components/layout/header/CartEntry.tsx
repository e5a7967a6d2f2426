import { lazy, Suspense } from 'react';
import { useCart } from '../../../client/cart/useCart.js';
import { CartLink } from './CartLink.js';

const CachedCartEntry = lazy(() =>
  import('./CachedCartEntry.js').then(
    (module) => ({ default: module.CachedCartEntry }),
    // Without the service worker there may be no connection for this script either.
    () => ({ default: () => <CartLink count={0} total={0} /> }),
  ),
);

/** The cart's entry in the header; of a cart that failed to load it shows what was loaded last in this browser. */
export function CartEntry() {
  const { state, count, total } = useCart();
  const link = <CartLink count={count} total={total} />;
  if (state !== 'failed') return link;
  return (
    <Suspense fallback={link}>
      <CachedCartEntry />
    </Suspense>
  );
}
