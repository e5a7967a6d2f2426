import type { Translate } from '../../locales/intl.js';
/** What a product page needs for a choice that the server has not drawn: one file, so that it takes one request. */
import { readTyre } from '../../domain/tyres/readTyre.js';
import { drawSize } from '../../domain/tyres/sizeDrawing.js';

export { instalmentsHtml } from '../../domain/payment/instalmentsHtml.js';

/** HTML of the drawing of a size such as `205/55 R16`; null if the size does not state enough. */
export function drawChosenSize(text: string, t: Translate): string | null {
  const tyre = readTyre(text);
  return tyre === null ? null : drawSize(tyre.size, t);
}
