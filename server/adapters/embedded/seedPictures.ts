import { brandMarkFile, pictureFile, viewsOf } from './pictures/draw.js';
import type { PictureSpec } from './seed/types.js';

const FOLDER = '/pictures';

/** Addresses of a product's pictures, the main one first. */
export function pictureAddresses(spec: PictureSpec): string[] {
  return viewsOf(spec).map((view) => `${FOLDER}/${pictureFile(spec, view)}`);
}

/** Address of a brand's mark. */
export function brandMarkAddress(key: string): string {
  return `${FOLDER}/${brandMarkFile(key)}`;
}
