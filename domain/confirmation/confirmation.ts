/**
 * `waiting`: the customer has been asked. `reminded`: asked again. `unreachable`: no message arrived, so that the shop
 * has to call. `confirmed`: the order can be sent.
 */
export const CONFIRMATION_STATES = ['waiting', 'reminded', 'unreachable', 'confirmed'] as const;

export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** How the customer confirmed: by the button of a WhatsApp message, or with the code of a text message. */
export type ConfirmedBy = 'whatsapp' | 'code';

/** Whether the customer of a cash order has confirmed it, from the number of the order. */
export interface Confirmation {
  state: ConfirmationState;
  /** ISO 8601, when it came into this state; null if the operator has not noted it. */
  at: string | null;
  /** How it was confirmed; before that, a digest of the order as it was placed. null if the operator has set the state. */
  detail: string | null;
}

/** Whether the customer can still confirm. */
export function isUnconfirmed(confirmation: Confirmation | null): confirmation is Confirmation {
  return confirmation !== null && confirmation.state !== 'confirmed';
}
