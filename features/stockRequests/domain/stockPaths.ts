import { formPath } from '../../../domain/forms/forms.js';
import { stockRequests } from '../facts.js';
import { STOCK_ITEM_KEY } from './stockForm.js';

/** The page on which a shopper asks to be told when an item is in stock again, without locale. */
export function stockRequestPath(itemId: number): string {
  return formPath('stock-request', `?${STOCK_ITEM_KEY}=${itemId}`);
}

/** Query parameter of the page of the requests, for holders of a letter. */
export const STOCK_TOKEN_KEY = 'key';

/** The page of the requests of the contact with this token, without locale. */
export function requestsPathOf(token: string): string {
  return `${stockRequests.path}?${STOCK_TOKEN_KEY}=${token}`;
}
