import { SECURITY_TEXT_LIFE_MS } from '../../../domain/core/limits.js';
import { LOCALES } from '../../../domain/core/locale.js';
import { localePath, PATHS, securityTextPath } from '../../../domain/core/paths.js';
import type { Backend } from '../../ports/backend.js';

/**
 * The security.txt (RFC 9116): where to report a vulnerability of the shop, which is its contact page, so that the
 * operator's address is not published. A build states when the text expires, `nowMs` being its time.
 */
export function buildSecurityText(
  { settings: { publicUrl } }: Pick<Backend, 'settings'>,
  nowMs: number,
): string {
  return [
    ...LOCALES.map((locale) => `Contact: ${publicUrl}${localePath(PATHS.contact, locale)}`),
    `Expires: ${new Date(nowMs + SECURITY_TEXT_LIFE_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${publicUrl}${securityTextPath}`,
    '',
  ].join('\n');
}
