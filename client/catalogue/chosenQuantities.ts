/** By product, in this document, so that its page shows what was chosen after a return to it, such as from the login. */
const quantities = new Map<number, number>();

/** Pieces that the shopper wants of a product; one, unless said otherwise. */
export function chosenQuantity(productId: number): number {
  return quantities.get(productId) ?? 1;
}

/** Keeps the quantity that the shopper has chosen. */
export function wantQuantity(productId: number, quantity: number): void {
  quantities.set(productId, quantity);
}

/** Keeps the quantity that a listing adds, unless the shopper has chosen one. */
export function suggestQuantity(productId: number, quantity: number): void {
  if (!quantities.has(productId)) quantities.set(productId, quantity);
}
