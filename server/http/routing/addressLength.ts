import { URL_MAX_CHARS } from '../../../domain/core/limits.js';

/** Whether path and query together are longer than `URL_MAX_CHARS`. */
export function isTooLong({ pathname, search }: URL): boolean {
  return pathname.length + search.length > URL_MAX_CHARS;
}
