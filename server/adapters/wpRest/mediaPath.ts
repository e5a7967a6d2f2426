import { decoded } from '../../../domain/core/decoded.js';

/*
 * Pictures that WordPress keeps travel under the shop's own address, `/media/2026/11/tyre.webp`: the image optimiser
 * takes local addresses alone, and shoppers need no connection to a second host.
 */

const UPLOADS = '/wp-content/uploads/';
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** `/media/…` for a picture among the uploads of the WordPress at `siteUrl`; null for anything else. */
export function toMediaPath(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address, siteUrl)) return null;
  const { host, pathname } = new URL(address, siteUrl);
  const site = new URL(siteUrl);
  const uploads = `${site.pathname.replace(/\/$/, '')}${UPLOADS}`;
  if (host !== site.host || !pathname.startsWith(uploads) || !PICTURE_FILE.test(pathname)) return null;
  return `/media/${pathname.slice(uploads.length)}`;
}

/** Address of the upload behind `/media/{path}`; null where the path is no picture's or leaves the folder. */
export function toUploadUrl(path: string, siteUrl: string): string | null {
  if (!PICTURE_FILE.test(path) || !/^[\p{L}\p{N}%._/-]+$/u.test(path)) return null;
  const base = `${siteUrl.replace(/\/$/, '')}${UPLOADS}`;
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  const readable = decoded(url.pathname);
  if (readable === null || readable.includes('..')) return null;
  return url.href.startsWith(new URL(base).href) ? url.href : null;
}
