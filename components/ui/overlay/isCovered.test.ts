import { expect, it } from 'vitest';
import { isCovered } from './isCovered.js';

const PHONE = { headerPx: 120, widthPx: 360, heightPx: 640 };
const DESKTOP = { headerPx: 120, widthPx: 1280, heightPx: 800 };

it.each([
  ['a card at the top of a phone', PHONE, { top: 140, bottom: 330, right: 344 }, true],
  ['a card in the middle of a phone', PHONE, { top: 300, bottom: 440, right: 344 }, false],
  ['a card at the bottom of a phone', PHONE, { top: 400, bottom: 620, right: 344 }, false],
  ['the buy box of a desktop', DESKTOP, { top: 220, bottom: 560, right: 1230 }, true],
  ['a card at the left of a desktop', DESKTOP, { top: 140, bottom: 330, right: 600 }, false],
  ['what fills a phone', PHONE, { top: -80, bottom: 640, right: 344 }, false],
] as const)('a toast at the top covers more of %s than one at the bottom: %#', (_, screen, goods, covers) => {
  expect(isCovered(goods, screen)).toBe(covers);
});
