/**
 * `cod`: a courier collects the money. `card`: it is paid on a provider's page before the order stands, by card or
 * otherwise. `later`: the order stands on hold until its money comes.
 */
export const PAYMENT_METHODS = ['cod', 'card', 'later'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A customer's word that they have transferred the money. */
export interface PaymentProof {
  /** The number of the transfer, or other words; null if there are none. */
  text: string | null;
  /** Address of a picture. */
  photo: string | null;
  /** ISO 8601. */
  at: string;
}

/** How an order is paid, as its customer chose. */
export interface OrderPayment {
  /** Key of the way to pay. */
  way: string;
  /** Key of the provider that takes the money; null for cash and transfers. */
  provider: string | null;
  /** Until when the money of an order that is paid later is awaited, ISO 8601; null for other orders, and once a provider has it. */
  until: string | null;
  /** The number to give at a kiosk; null for other ways. */
  code: string | null;
  proof: PaymentProof | null;
}

/** Reads the stored method; null for none, and for one that is not known. */
export function paymentMethodOf(text: string | null): PaymentMethod | null {
  return PAYMENT_METHODS.find((method) => method === text) ?? null;
}
