import type { FormName } from './forms.js';
import type { CustomerChannel } from '../order/notices.js';

/** Props of the page of a form: it says that the form was accepted, or shows a form that has no other page. */
export type FormPageProps =
  | { state: 'done'; form: Exclude<FormName, 'login' | 'register' | 'office-step'> }
  | { state: 'newsletter' }
  | {
      state: 'stock-request';
      /** A simple product, or a variation. */
      itemId: number;
      name: string;
      /** Path of its page, without locale. */
      path: string;
      channels: readonly CustomerChannel[];
    };
