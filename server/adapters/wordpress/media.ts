import { ShopError } from '../../../domain/core/errors.js';
import type { MediaFile, MediaPort } from '../../ports/media.js';
import { toUploadUrl } from '../wpRest/mediaPath.js';

const TIMEOUT_MS = 10_000;
/** Functions of the platform respond with at most 4.5 MB, so larger pictures are treated as missing. */
export const LARGEST_PICTURE_BYTES = 4 * 1024 * 1024;
/** Image types that cannot contain scripts. */
const PICTURE_TYPE = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/** Uploads of the WordPress at `siteUrl`: images only, requested without keys and without following redirects. */
export function wordpressMedia(siteUrl: string, ask: typeof fetch = fetch): MediaPort {
  return {
    async readPicture(path) {
      const url = toUploadUrl(path, siteUrl);
      return url === null ? null : readUpload(url, ask);
    },
  };
}

async function readUpload(url: string, ask: typeof fetch): Promise<MediaFile | null> {
  const response = await ask(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new ShopError('content_unavailable', {}, cause);
    },
  );
  if (response.status >= 500) throw new ShopError('content_unavailable');
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const isPicture = response.status === 200 && response.body !== null && PICTURE_TYPE.test(type);
  const bytes = isPicture ? await readUpTo(response, LARGEST_PICTURE_BYTES) : null;
  if (bytes === null) {
    await response.body?.cancel();
    return null;
  }
  return { bytes, type };
}

/** The whole body, or null once it exceeds the limit. */
async function readUpTo(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > mostBytes) return null;
  }
  return new Uint8Array(Buffer.concat(chunks));
}
