import { type CheckoutDraft, DraftSchema } from '../../domain/checkout/checkoutForm.js';
import { createStored } from '../storage/stored.js';

/**
 * The checkout form's draft, stored only in session storage: it survives a reload and navigation, and logout clears it.
 */
export const checkoutDraft = createStored<CheckoutDraft>('checkoutForm', DraftSchema, 'tab');
