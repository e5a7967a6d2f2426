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

/** `srcset` for a picture that is drawn up to `widthPx` wide: every width on offer up to density 2. */
export function widthSet(source: string, widthPx: number): string {
  const largest = IMAGE_WIDTHS_PX.find((offered) => offered >= widthPx * 2);
  const widths = IMAGE_WIDTHS_PX.filter(
    (offered) => offered >= SMALLEST_DRAWN_PX && offered <= (largest ?? Infinity),
  );
  return widths.map((width) => `${optimisedImage(source, width)} ${width}w`).join(', ');
}

/** Pictures that are drawn in several widths are never smaller than the narrowest phone. */
const SMALLEST_DRAWN_PX = 320;
