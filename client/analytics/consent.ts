import { picklist } from 'valibot';
import { createStored } from '../storage/stored.js';

/** The shopper's answer to the consent bar; null until it is given. */
export const consent = createStored('consent', picklist(['accepted', 'declined']), 'browser');
