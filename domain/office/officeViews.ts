import type { NextStep } from './nextStep.js';
import type { StepAct } from './steps.js';

/** An order as the operator sees it, in one language. */
export interface OfficeOrderView {
  id: number;
  /** Who has ordered how many pieces for how much. */
  summary: string;
  next: string;
  step: NextStep;
  facts: Fact[];
  /** `tel:` address of the customer; null if nothing is known of them any more. */
  call: string | null;
  /** `pieces` is quantity and price, `4 tyres × 4,850 EGP`. */
  items: { name: string; pieces: string; total: string; image: string | null }[];
  sums: { label: string; amount: string; isTotal: boolean }[];
}

interface Fact {
  label: string;
  value: string;
  /** Address of another page about it; absent: none. */
  link?: string | null;
}

/** A step that the operator can take now. */
export interface OfficeStepView {
  act: StepAct;
  /** Of an answer to a request to return goods. */
  returnId: number | null;
  title: string;
  /** What it means, and what the customer is told. */
  about: string;
  submit: string;
  /** Free times for an appointment, or areas of the carrier, as values and labels. */
  choices: Choice[];
  /** The one that is chosen at first; empty: none. */
  chosen: string;
}

export interface Choice {
  value: string;
  label: string;
}

/** What can be done with an order by its link, and what was done. */
export interface OfficeWorkView {
  /** Token of the link. */
  link: string;
  /** Version of the order, which each step names. */
  version: string;
  /** Whether a step has just been taken. */
  isDone: boolean;
  steps: OfficeStepView[];
  /** Whether the carrier has a label of its shipment. */
  hasLabel: boolean;
  /** Newest first. */
  history: Fact[];
}

/** `unknown`: the link is forged or incomplete, or the order is gone. */
export type OfficePageProps =
  | { state: 'open'; order: OfficeOrderView; work: OfficeWorkView }
  | { state: 'expired' | 'unknown' };

/** The page of one order for the operator, without locale. */
export function officePath(token: string): string {
  return `/office/${token}`;
}

/** Where the carrier reports the state of deliveries. */
export const CARRIER_WEBHOOK = '/api/webhook/carrier';
