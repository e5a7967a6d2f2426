import { decoded } from '../../../domain/core/decoded.js';

/*
 * WordPress uploads are served from the shop's own origin, `/media/2026/11/tyre.webp`: the image optimiser accepts only
 * local addresses, and shoppers need no connection to a second host.
 */

const UPLOADS = '/wp-content/uploads/';
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/** The `/media/…` path of an upload of the WordPress at `siteUrl`; null for any other address. */
export function toMediaPath(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address, siteUrl)) return null;
  const { host, pathname } = new URL(address, siteUrl);
  const site = new URL(siteUrl);
  const uploads = `${site.pathname.replace(/\/$/, '')}${UPLOADS}`;
  if (host !== site.host || !pathname.startsWith(uploads) || !PICTURE_FILE.test(pathname)) return null;
  return `/media/${pathname.slice(uploads.length)}`;
}

/** Address of the upload behind `/media/{path}`; null if the path is not an image or escapes the directory. */
export function toUploadUrl(path: string, siteUrl: string): string | null {
  if (!PICTURE_FILE.test(path) || !/^[\p{L}\p{N}%._/-]+$/u.test(path)) return null;
  const base = `${siteUrl.replace(/\/$/, '')}${UPLOADS}`;
  if (!URL.canParse(path, base)) return null;
  const url = new URL(path, base);
  const readable = decoded(url.pathname);
  if (readable === null || readable.includes('..')) return null;
  return url.href.startsWith(new URL(base).href) ? url.href : null;
}
