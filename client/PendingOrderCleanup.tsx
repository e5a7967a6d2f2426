import { useEffect } from 'react';
import { CustomerOrdersSchema } from '../domain/wire/order.js';
import { callApi } from './api.js';
import { deleteOrder } from './useCart.js';
import { useIdentity } from './useIdentity.js';

/** Asks for the removal of unpaid orders when the shop is opened; the server decides which may go. */
export function PendingOrderCleanup(): null {
  const identity = useIdentity();
  const customerId = identity.state === 'customer' ? identity.id : null;
  useEffect(() => {
    if (customerId === null) return;
    removePendingOrders(customerId).catch((error: unknown) => {
      console.warn('Unpaid orders could not be tidied up.', error);
    });
  }, [customerId]);
  return null;
}

async function removePendingOrders(customerId: number): Promise<void> {
  const path = `/wcFetch/customer-orders?status=pending&user_id=${customerId}`;
  const { single, grouped } = await callApi(path, { schema: CustomerOrdersSchema });
  const doomed = [
    ...single.filter(({ deletable }) => deletable).map(({ id }) => id),
    ...grouped.filter(({ orders }) => orders.every(({ deletable }) => deletable)).map(({ group }) => group),
  ];
  for (const id of doomed) await deleteOrder(id);
}
