export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Media type of a picture, such as `image/webp`. */
  type: string;
}

/** Pictures that a backend keeps and that are answered under the shop's own address, below `/media/`. */
export interface MediaPort {
  /** The picture at a path such as `2026/11/tyre.webp`; null where there is none. Throws `content_unavailable`. */
  readPicture(path: string): Promise<MediaFile | null>;
}

/** A shop whose pictures are all part of its site. */
export const NO_MEDIA: MediaPort = { readPicture: () => Promise.resolve(null) };
