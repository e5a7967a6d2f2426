/** Forms that can be sent without scripts: each to an address of its own, which answers with a page. */
import type { FEATURE_FORMS } from '../../features/rules.js';
import type { ErrorCode, ErrorDetails } from '../core/errors.js';
import { PATHS } from '../core/paths.js';

/** Forms whose page the shop itself has. */
export const OWN_FORMS = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'contact',
  'newsletter',
  'stop-newsletter',
  'find-order',
  'open-order',
  'open-cart',
  'office-step',
] as const;

export type FormName = (typeof OWN_FORMS)[number] | keyof typeof FEATURE_FORMS;

/** The answer to a form that was not accepted, in the page that shows the form again. */
export interface FormAnswer {
  form: FormName;
  /** Path with query of the page of the form, without locale. */
  address: string;
  /** What was typed, by field, without passwords. */
  typed: Record<string, string>;
  code: ErrorCode;
  details: ErrorDetails;
}

/** Query parameter of a form's page that says that it was accepted. */
export const DONE_KEY = 'done';

/** Query parameter of the page that takes the code to an order. */
export const FOUND_ORDER_KEY = 'order';

/** The address of a form, without locale; `query` with its question mark. */
export function formPath(form: FormName, query = ''): string {
  return `/forms/${form}${query}`;
}

/** The page that says that a form was accepted, without locale. */
export function formDonePath(form: FormName): string {
  return formPath(form, `?${DONE_KEY}=1`);
}

/** Whether the query of a form's page says that it was accepted. */
export function isFormDone(query: URLSearchParams): boolean {
  return query.has(DONE_KEY);
}

/** The page on which a shopper enters the code that opens an order, without locale. */
export function openOrderPath(orderId: number): string {
  return formPath('open-order', `?${FOUND_ORDER_KEY}=${orderId}`);
}

/** The page on which a shopper asks for that code, with the order's number filled in, without locale. */
export function findOrderPath(orderId: number): string {
  return `${PATHS.findOrder}?${FOUND_ORDER_KEY}=${orderId}`;
}
