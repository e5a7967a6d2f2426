import type { OWN_FORMS } from './forms.js';

/** Forms that lead on to a page that shows more than that they were accepted. */
type LeadingForm = 'login' | 'register' | 'office-step' | 'find-order' | 'open-order' | 'open-cart';

/** Props of the page of a form: it says that the form was accepted, or shows a form that has no other page. */
export type FormPageProps =
  | { state: 'done'; form: Exclude<(typeof OWN_FORMS)[number], LeadingForm> }
  | { state: 'newsletter' }
  | { state: 'stop-newsletter'; token: string }
  | { state: 'open-order'; orderId: number }
  | { state: 'open-cart'; link: string };
