export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type, such as `image/webp`. */
  type: string;
}

/** Media of a backend, served from the shop's own origin below `/media/`. */
export interface MediaPort {
  /** The picture at a path such as `2026/11/tyre.webp`; null if unknown. Throws `content_unavailable`. */
  readPicture(path: string): Promise<MediaFile | null>;
}

/** Used when all pictures are static files of the site. */
export const NO_MEDIA: MediaPort = { readPicture: () => Promise.resolve(null) };
