import { number } from 'valibot';
import { createStored } from '../storage/stored.js';

/** The order for which this tab was redirected to the payment page; its form draft is cleared once it is paid. */
export const orderToPay = createStored('orderToPay', number(), 'tab');
