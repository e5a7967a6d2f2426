import { array, object, picklist } from 'valibot';

/** What a customer's first code may remove from the account, because a stranger may have prepared it. */
export const REMOVED_PARTS = ['password', 'phone', 'email', 'addresses'] as const;

export type RemovedPart = (typeof REMOVED_PARTS)[number];

/** The part of a response that tells it. */
export const Removing = object({ removed: array(picklist(REMOVED_PARTS)) });
