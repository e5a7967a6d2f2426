import { decoded } from '../../../domain/text/decoded.js';

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
  return `/media/${pathname.slice(uploads.length).replace(NO_ESCAPE, '%25')}`;
}

/** A percent sign in a file's name that WordPress has not encoded. */
const NO_ESCAPE = /%(?![\da-f]{2})/gi;

/**
 * Address of the upload behind `/media/{path}`, as it was requested; null if the path is not an image or could escape the
 * directory, also on a server that decodes it twice.
 */
export function toUploadUrl(path: string, siteUrl: string): string | null {
  const steps = path.split('/').map((step) => decoded(step) ?? step);
  if (!PICTURE_FILE.test(path) || !steps.every(isFileName)) return null;
  return `${siteUrl.replace(/\/$/, '')}${UPLOADS}${steps.map(encodeURIComponent).join('/')}`;
}

function isFileName(step: string): boolean {
  const readable = decoded(step) ?? step;
  return step !== '' && !/[\p{Cc}\p{Cs}/\\]/u.test(readable) && !/^\.+$/.test(readable);
}
