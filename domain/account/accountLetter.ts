import type { RemovedPart } from './removedParts.js';

/** A letter to the owner of an account, of a change that may not be theirs. */
export const ACCOUNT_LETTER = 'account_letter';

/** What it tells: the parts of the account that were changed, or that it is gone. */
export const ACCOUNT_NEWS = [
  'password',
  'phone',
  'email',
  'addresses',
  'deleted',
] as const satisfies readonly (RemovedPart | 'deleted')[];

export type AccountNews = (typeof ACCOUNT_NEWS)[number];
