/** Draws invented wordmarks, each brand in its own style of lettering. */
import type { BrandMark } from './specs.js';
import { letter, straight } from './lettering.js';
import type { LetterStyle } from './lettering.js';
import { bareDocument, box, path } from './svg.js';

type Mark = BrandMark;

const MARK_WIDTH = 480;
const MARK_HEIGHT = 160;
const MIDDLE = MARK_WIDTH / 2;
const CAPITALS = 64;
const WIDEST = 432;
const BOXED_CAPITALS = 54;
const BOXED_WIDEST = 380;

const STYLES: Record<Mark['manner'], LetterStyle> = {
  bold: { weight: 23, tracking: 2 },
  wide: { weight: 16, tracking: 12, stretch: 1.35 },
  italic: { weight: 21, tracking: 2, slant: 0.22 },
  boxed: { weight: 20, tracking: 6 },
  light: { weight: 10, tracking: 16 },
};

/** Centres the text, as large as the box allows. */
function words(mark: Mark, size: number, widest: number): string {
  const style = STYLES[mark.manner];
  const height = Math.min(size, widest / Math.max(letter(mark.text, style).width, 0.01));
  return straight(mark.text, MIDDLE, (MARK_HEIGHT + height) / 2, height, style);
}

/** A wordmark without a background, for white or the canvas colour. */
export function drawBrandMark(mark: Mark): string {
  if (mark.manner !== 'boxed') {
    return bareDocument(MARK_WIDTH, MARK_HEIGHT, path(words(mark, CAPITALS, WIDEST), mark.colour));
  }
  const plate = box(24, 26, MARK_WIDTH - 48, MARK_HEIGHT - 52, 16, mark.colour);
  return bareDocument(
    MARK_WIDTH,
    MARK_HEIGHT,
    plate + path(words(mark, BOXED_CAPITALS, BOXED_WIDEST), '#FFFFFF'),
  );
}
