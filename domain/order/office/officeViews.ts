import type { NextStep } from './nextStep.js';

/** An order as the operator sees it, in one language. */
export interface OfficeOrderView {
  id: number;
  /** Who has ordered how many pieces for how much. */
  summary: string;
  next: string;
  step: NextStep;
  facts: { label: string; value: string }[];
  /** `tel:` address of the customer; null if nothing is known of them any more. */
  call: string | null;
  items: { name: string; quantity: number; total: string; image: string | null }[];
  sums: { label: string; amount: string; isTotal: boolean }[];
}

/** `unknown`: the link is forged or incomplete, or the order is gone. */
export type OfficePageProps = { state: 'open'; order: OfficeOrderView } | { state: 'expired' | 'unknown' };

/** The page of one order for the operator, without locale. */
export function officePath(token: string): string {
  return `/office/${token}`;
}
