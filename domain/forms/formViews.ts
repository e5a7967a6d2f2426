import type { FormName } from './forms.js';
import type { CustomerChannel } from '../notifications/channels.js';

/** Forms that lead on to a page that shows more than that they were accepted. */
type LeadingForm = 'login' | 'register' | 'office-step' | 'find-order' | 'open-order' | 'open-cart';

/** Props of the page of a form: it says that the form was accepted, or shows a form that has no other page. */
export type FormPageProps =
  | { state: 'done'; form: Exclude<FormName, LeadingForm> }
  | { state: 'newsletter' }
  | { state: 'stop-newsletter'; token: string }
  | { state: 'open-order'; orderId: number }
  | { state: 'open-cart'; link: string }
  | {
      state: 'stock-request';
      /** A simple product, or a variation. */
      itemId: number;
      name: string;
      /** Path of its page, without locale. */
      path: string;
      channels: readonly CustomerChannel[];
    };
