import { object, string } from 'valibot';
import { createStored } from '../storage/stored.js';

/** The name and number typed to continue without an account, which survive a reload and going back in this tab. */
export const continueDraft = createStored('continueForm', object({ name: string(), phone: string() }), 'tab');
