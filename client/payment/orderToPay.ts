const KEY = 'orderToPay';

/** The order whose card page this tab has left for, so that what was typed goes once it is paid; null for none. */
export function keepOrderToPay(orderId: number | null): void {
  if (orderId === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, String(orderId));
}

/** The order whose card page this tab has left for; null for none. */
export function orderToPay(): number | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : Number(kept);
}
