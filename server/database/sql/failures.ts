import { LibsqlError } from '@libsql/client';
import { ShopError } from '../../../domain/core/errors.js';

/** Error code of a request that a hosted database did not answer; it may or may not have been executed. */
const UNANSWERED = 'UNANSWERED';

/** A hosted database rejects requests because too many are waiting; nothing was executed. */
const OVERLOADED = 'OVERLOADED';

/** Another writer holds the lock; nothing was executed. */
const BUSY = ['SQLITE_BUSY', 'SQLITE_LOCKED', 'TRANSACTION_BUSY'];

/**
 * A hosted database has rolled the transaction back: after 5 s with another writer waiting, or because it was started
 * again. After 10 s without a statement (`STREAM_EXPIRED`) nobody waits for the result any more.
 */
const ROLLED_BACK = ['TRANSACTION_TIMEOUT', 'TRANSACTION_CLOSED'];

/** Statuses of a gateway whose database is unreachable. */
const GATEWAY_STATUS = /HTTP status 50[234]/;
const OVERLOAD_STATUS = 'HTTP status 429';
/** A database that was started again does not know the transactions from before; the request has executed nothing. */
const FORGOTTEN_TRANSACTION = 'HTTP status 400: Received an invalid baton';

/** Maps network, gateway and overload errors to a `LibsqlError`; other errors are returned unchanged. */
export function databaseError(error: unknown): unknown {
  if (error instanceof LibsqlError) return serverError(error);
  return isNetworkError(error) ? unanswered(error) : error;
}

export function isBusy(error: unknown): boolean {
  return error instanceof LibsqlError && BUSY.includes(error.code);
}

export function isOverloaded(error: unknown): boolean {
  return error instanceof LibsqlError && error.code === OVERLOADED;
}

export function isRolledBack(error: unknown): boolean {
  return error instanceof LibsqlError && ROLLED_BACK.includes(error.code);
}

/** Whether the request was not answered, also if a port has wrapped the error in a `ShopError`. */
export function isUnanswered(error: unknown): boolean {
  const origin = error instanceof ShopError ? error.cause : error;
  return origin instanceof LibsqlError && origin.code === UNANSWERED;
}

/** The error of a request that is rejected because too many others wait; nothing was executed. */
export function overloaded(cause?: Error): LibsqlError {
  return new LibsqlError('The database has too many requests', OVERLOADED, undefined, undefined, cause);
}

function unanswered(cause: Error): LibsqlError {
  return new LibsqlError('The database did not answer', UNANSWERED, undefined, undefined, cause);
}

function serverError(error: LibsqlError): LibsqlError {
  const { code, message } = error;
  if (code !== 'SERVER_ERROR') return error;
  if (GATEWAY_STATUS.test(message)) return unanswered(error);
  if (message.includes(FORGOTTEN_TRANSACTION)) {
    return new LibsqlError('The transaction is lost', 'TRANSACTION_CLOSED', undefined, undefined, error);
  }
  if (!message.includes(OVERLOAD_STATUS)) return error;
  return overloaded(error);
}

/** Messages of the TypeErrors of `fetch`, before and after the headers; other TypeErrors are mistakes in the code. */
const BROKEN_CONNECTION = ['fetch failed', 'terminated'];

/** `fetch` rejects with a TypeError when the connection breaks, and with a DOMException after the time limit. */
function isNetworkError(error: unknown): error is Error {
  if (error instanceof TypeError) return BROKEN_CONNECTION.includes(error.message);
  return error instanceof DOMException && error.name === 'TimeoutError';
}
