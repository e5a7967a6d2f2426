import { number } from 'valibot';
import { createStored } from '../core/stored.js';

/** The order whose card page this tab has left for, so that what was typed goes once it is paid. */
export const orderToPay = createStored('orderToPay', number(), 'tab');
