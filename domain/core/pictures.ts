import { IMAGE_QUALITY, IMAGE_WIDTHS_PX } from './limits.js';

/** Address of a picture through the image optimiser, at one of the widths it offers. */
export function optimisedImage(source: string, widthPx: number): string {
  const width =
    IMAGE_WIDTHS_PX.find((offered) => offered >= widthPx) ?? IMAGE_WIDTHS_PX[IMAGE_WIDTHS_PX.length - 1];
  return `/_vercel/image?url=${encodeURIComponent(source)}&w=${width}&q=${IMAGE_QUALITY}`;
}

/** `srcset` for a picture that is drawn `widthPx` wide: densities 1 and 2. */
export function densitySet(source: string, widthPx: number): string {
  return `${optimisedImage(source, widthPx)} 1x, ${optimisedImage(source, widthPx * 2)} 2x`;
}
