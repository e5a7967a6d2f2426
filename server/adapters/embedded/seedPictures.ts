import { brandMarkFile, pictureFile, viewsOf } from './pictures/draw.js';
import type { PictureSpec, SeedProduct, SeedVariation } from './seed/types.js';

/** Where the build puts what it draws. */
export const PICTURES_FOLDER = '/pictures';

/** A drawing seen from one side. */
export interface Picture {
  spec: PictureSpec;
  view: string;
}

/** Addresses of a product's pictures, the main one first. */
export function pictureAddresses(spec: PictureSpec): string[] {
  return viewsOf(spec).map((view) => `${PICTURES_FOLDER}/${pictureFile(spec, view)}`);
}

/** Address of the picture with a variation's own figures; null where all variations look alike. */
export function variationAddress(product: SeedProduct, variation: SeedVariation): string | null {
  const spec = variationSpec(product, variation);
  return spec === null ? null : (pictureAddresses(spec)[0] ?? null);
}

/** Address of a brand's mark. */
export function brandMarkAddress(key: string): string {
  return `${PICTURES_FOLDER}/${brandMarkFile(key)}`;
}

/** Every picture of a product: its own from all sides, its variations' from the main one. */
export function picturesOf(product: Pick<SeedProduct, 'picture' | 'variations'>): Picture[] {
  const { picture, variations = [] } = product;
  return [
    ...viewsOf(picture).map((view) => ({ spec: picture, view })),
    ...variations.flatMap((variation) => {
      const spec = variationSpec(product, variation);
      return spec === null
        ? []
        : viewsOf(spec)
            .slice(0, 1)
            .map((view) => ({ spec, view }));
    }),
  ];
}

/** The largest volume that is sold in a bottle, in litres; more comes in a can. */
const BOTTLE_LITRES = 1;

/** The product's picture with the figures of one of its variations; null where it letters none. */
export function variationSpec(
  { picture }: Pick<SeedProduct, 'picture'>,
  { label, figures }: Pick<SeedVariation, 'label' | 'figures'>,
): PictureSpec | null {
  switch (picture.kind) {
    case 'battery':
      return picture.ampereHours === null ? { ...picture, ampereHours: amountOf(label.en) } : null;
    case 'oil': {
      if (picture.litres !== null) return null;
      const litres = amountOf(label.en);
      return { ...picture, litres, shape: litres <= BOTTLE_LITRES ? 'bottle' : picture.shape };
    }
    case 'accessory':
      return figures === undefined ? null : { ...picture, figures };
    case 'tyre':
    case 'rim':
    case 'article':
      return null;
  }
}

/** `74 Ah` → 74. */
function amountOf(label: string): number {
  const amount = Number.parseFloat(label);
  if (Number.isNaN(amount)) throw new Error(`A picture needs the amount that "${label}" does not name`);
  return amount;
}
