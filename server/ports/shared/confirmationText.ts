import { type Confirmation, CONFIRMATION_STATES } from '../../../domain/confirmation/confirmation.js';

/** A confirmation as stored, readable for an operator: `confirmed 2026-03-01T10:00:00.000Z whatsapp`. */
export function confirmationText({ state, at, detail }: Confirmation): string {
  return [state, at, detail].filter((part) => part !== null).join(' ');
}

/** Reads a stored confirmation; an operator may write the state alone. null for none, and for an unknown state. */
export function parseConfirmation(text: string | null): Confirmation | null {
  const [word = '', at = null, detail = null] = (text ?? '').trim().split(/\s+/);
  const state = CONFIRMATION_STATES.find((each) => each === word.toLowerCase());
  return state === undefined ? null : { state, at, detail };
}
