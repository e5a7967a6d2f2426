import { toDecimal } from '../core/money.js';
import type { ReturnDecision } from '../returns/returns.js';
import type { Move } from './moves.js';

/** What the operator can do with an order: move it on, write to its customer, or decide about goods that come back. */
export type Step =
  | Move
  /** Orders a delivery from the carrier, and notes the order as sent with it. */
  | { act: 'book'; /** Id or name; empty: as the customer has written it. */ area: string }
  /** The customer reads it on the page of the order. */
  | { act: 'note'; text: string }
  /** Another time of its appointment, `2026-11-25T10:00`. */
  | { act: 'visit'; slot: string }
  /** About a request to return goods; the customer reads the answer. */
  | { act: ReturnAct; returnId: number; answer: string | null };

export const RETURN_ACTS = ['accept', 'refuse', 'received'] as const;

export type ReturnAct = (typeof RETURN_ACTS)[number];

export const DECISIONS: Readonly<Record<ReturnAct, ReturnDecision>> = {
  accept: 'accepted',
  refuse: 'refused',
  received: 'done',
};

/** Steps as they are recorded: what was ordered from the carrier is recorded as sent. */
export const STEP_ACTS = [
  ...(['confirm', 'paid', 'approve', 'send', 'deliver', 'refund', 'cancel', 'note', 'visit'] as const),
  ...RETURN_ACTS,
] as const;

export type StepAct = Step['act'];

/** Who has taken a step: whoever holds the signed link of the order, `npm run orders`, or the carrier's webhook. */
export const STEP_SOURCES = ['link', 'command', 'carrier'] as const;

export type StepSource = (typeof STEP_SOURCES)[number];

/** The record of a step that was taken. */
export interface TakenStep {
  act: (typeof STEP_ACTS)[number];
  by: StepSource;
  /** Carrier and number, amount or time, without personal data; null: nothing more is known. */
  detail: string | null;
  /** ISO 8601 */
  at: string;
}

/** What the record keeps of a step: nothing that anybody has written to a person. */
export function detailOf(step: Step): string | null {
  switch (step.act) {
    case 'send':
      return [step.shipment.carrier, step.shipment.number].filter((part) => part !== null).join(' ');
    case 'refund':
      return step.amount === null ? null : toDecimal(step.amount);
    case 'visit':
      return step.slot;
    case 'accept':
    case 'refuse':
    case 'received':
      return String(step.returnId);
    default:
      return null;
  }
}
