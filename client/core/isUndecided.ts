import { ShopError } from '../../domain/core/errors.js';

const UNDECIDED_STATUSES = [408, 425, 429];

/** Whether the outcome of a write is unknown after this failure, so that a retry must reuse the key. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof ShopError)) return true;
  if (error.code === 'request_in_progress') return true;
  return error.status >= 500 || UNDECIDED_STATUSES.includes(error.status);
}
