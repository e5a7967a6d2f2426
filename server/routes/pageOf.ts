import { isSecretPage } from '../../domain/content/pagePrivacy.js';

const PAGE_MAX_CHARS = 300;

/** Path of the shop's page from which a request comes, without its query; null if it is unknown or holds a key. */
export function pageOf(request: Request): string | null {
  const from = request.headers.get('referer') ?? '';
  if (!URL.canParse(from)) return null;
  const { host, pathname } = new URL(from);
  if (host !== new URL(request.url).host || pathname.length > PAGE_MAX_CHARS) return null;
  return isSecretPage(pathname) ? null : pathname;
}
