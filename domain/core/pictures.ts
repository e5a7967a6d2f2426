import { IMAGE_QUALITY, IMAGE_WIDTHS_PX } from './limits.js';

/** Shown for a product without a picture. */
export const NO_PICTURE = '/no-picture.webp';

/** Address of a picture through the image optimiser, at one of its supported widths. */
export function optimisedImage(source: string, widthPx: number): string {
  const width =
    IMAGE_WIDTHS_PX.find((offered) => offered >= widthPx) ?? IMAGE_WIDTHS_PX[IMAGE_WIDTHS_PX.length - 1];
  return `/_vercel/image?url=${encodeURIComponent(source)}&w=${width}&q=${IMAGE_QUALITY}`;
}

/**
 * `srcset` of a picture of fixed width `widthPx` for densities 1 and 2. Density 1 too, because React preloads a picture by
 * its `srcset` alone.
 */
export function densitySet(source: string, widthPx: number): string {
  return `${optimisedImage(source, widthPx)} 1x, ${optimisedImage(source, widthPx * 2)} 2x`;
}

/** `srcset` of a picture up to `widthPx` wide: every available width up to density 2. */
export function widthSet(source: string, widthPx: number): string {
  const largest = IMAGE_WIDTHS_PX.find((offered) => offered >= widthPx * 2);
  const widths = IMAGE_WIDTHS_PX.filter(
    (offered) => offered >= SMALLEST_DRAWN_PX && offered <= (largest ?? Infinity),
  );
  return widths.map((width) => `${optimisedImage(source, width)} ${width}w`).join(', ');
}

/** Fluid pictures are never smaller than the narrowest supported phone. */
const SMALLEST_DRAWN_PX = 320;
