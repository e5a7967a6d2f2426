import { useEffect } from 'react';
import { useIdentity } from '../account/useIdentity.js';

async function tidyUp(customerId: number): Promise<void> {
  const { removePendingOrders } = await import('./removePendingOrders.js');
  await removePendingOrders(customerId);
}

/** Requests deletion of unpaid orders when the shop is opened; the server decides which may be deleted. */
export function PendingOrderCleanup(): null {
  const identity = useIdentity();
  const customerId = identity.state === 'customer' ? identity.id : null;
  useEffect(() => {
    if (customerId === null) return;
    tidyUp(customerId).catch((error: unknown) => {
      console.warn('Unpaid orders could not be tidied up.', error);
    });
  }, [customerId]);
  return null;
}
