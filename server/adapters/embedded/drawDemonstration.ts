import { writePictures } from './pictures/rasterise.js';
import { BRANDS } from './seed/brands.js';
import { PRODUCTS } from './seed/catalogue.js';
import { TIPS } from './seed/tips.js';
import { picturesOf } from './seedPictures.js';

/** Draws every picture that the demonstration shop shows into a folder; those that are there stay. */
export function drawDemonstration(folder: string): Promise<{ drawn: number; kept: number }> {
  const pictures = [...PRODUCTS, ...TIPS].flatMap(picturesOf);
  const marks = Object.fromEntries(Object.entries(BRANDS).map(([key, { mark }]) => [key, mark]));
  return writePictures(pictures, marks, folder);
}

/** Draws what every shop shows, also one whose goods have pictures of their own. */
export function drawShopFront(folder: string): Promise<{ drawn: number; kept: number }> {
  return writePictures([], {}, folder);
}
