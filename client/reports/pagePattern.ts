import { withoutDraftToken } from '../../domain/content/draftPath.js';
import { splitLocale } from '../../domain/core/paths.js';
import { CLIENT_ERROR_MAX_CHARS } from '../../domain/reports/clientError.js';

/**
 * The path of a page without locale, with its numbers replaced, so that it names no product and no order, and without
 * the token of a draft.
 */
export function pagePattern(pathname: string): string {
  const path = withoutDraftToken(splitLocale(pathname).path);
  return path.replace(/\d+/g, ':id').slice(0, CLIENT_ERROR_MAX_CHARS.page);
}
