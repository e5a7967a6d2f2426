import { ShopError } from '../../domain/core/errors.js';

/** What a failed or aborted request throws, by browser. */
const OF_REQUEST = /fetch|load failed|networkerror|dynamically imported|module script/i;
const ABORTED = ['AbortError', 'TimeoutError', 'NetworkError'];

/**
 * The error of the shop's own code that nobody handled. Null for all else: scripts of other origins and of browser
 * extensions, notices of the browser such as a `ResizeObserver` loop, and requests that failed or were aborted.
 */
export function ownError(error: unknown): Error | null {
  if (!(error instanceof Error) || error instanceof ShopError) return null;
  if (ABORTED.includes(error.name) || OF_REQUEST.test(error.message)) return null;
  const [script = ''] = /(?<![a-z-])[a-z-]+:\/\/[^\s)]+/.exec(error.stack ?? '') ?? [];
  const folder = import.meta.env.DEV ? '/' : '/assets/';
  return script.startsWith(`${location.origin}${folder}`) ? error : null;
}
