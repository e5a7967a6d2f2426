import { type CheckoutDraft, DraftSchema } from '../../domain/checkout/checkoutForm.js';
import { createStored } from '../core/stored.js';

/**
 * What is typed at the checkout, kept for this tab: the session's storage is the only place it lives in, so that a
 * reload, a step back and a logout (which empties the storage) are all the same to it.
 */
export const checkoutDraft = createStored<CheckoutDraft>('checkoutForm', DraftSchema, 'tab');
