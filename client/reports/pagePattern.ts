import { splitLocale } from '../../domain/core/paths.js';
import { CLIENT_ERROR_MAX_CHARS } from '../../domain/reports/clientError.js';

/** The path of a page without locale, with its numbers replaced, so that it names no product and no order. */
export function pagePattern(pathname: string): string {
  return splitLocale(pathname).path.replace(/\d+/g, ':id').slice(0, CLIENT_ERROR_MAX_CHARS.page);
}
