import { resolve } from 'node:path';
import sharp from 'sharp';
import { COLOURS } from '../../../domain/core/colours.js';
import { isolateLatin } from '../../../domain/text/bidi.js';
import { directionOf } from '../../../domain/core/locale.js';
import { SOCIAL_CARD_PX, type SocialCard } from '../../../domain/content/socialCard.js';

/*
 * Pango shapes the text, including joined Arabic letters; the font is bundled, because platforms have none. Sizes are
 * in px of the finished picture.
 */

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD_PX;
const BAR_HEIGHT = 96;
const SIDE = 64;
const PICTURE_SIZE = 470;
const WORDS_WIDTH = WIDTH - PICTURE_SIZE - 3 * SIDE;
const BODY_HEIGHT = HEIGHT - BAR_HEIGHT;
/** The largest size at which a title fits is used. */
const TITLE_SIZES = [58, 50, 42, 36];
const TITLE_MAX_HEIGHT = 300;
const GAP = 20;
const QUALITY = 84;
const RGB_BYTES = 3;
const RGBA_BYTES = 4;
const CANVAS = { width: WIDTH, height: HEIGHT, channels: RGB_BYTES } as const;

const FONT = resolve('node_modules/@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf');

/** Allowed formats of a product's picture: no SVG, which could reference other files. */
const PICTURE_FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
const MOST_PIXELS = 40_000_000;

/** Rendered text in RGBA. */
interface Lettering {
  data: Buffer;
  width: number;
  height: number;
}

interface Placed {
  lettering: Lettering;
  left: number;
  top: number;
}

/** A picture at the size of its place in a card, in RGB. */
export interface CardPicture {
  pixels: Buffer;
}

/** Decodes and scales the file of a picture, once for the cards of all languages. Throws if it cannot be read. */
export async function scalePicture(bytes: Uint8Array): Promise<CardPicture> {
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { format } = await source.metadata();
  if (!PICTURE_FORMATS.includes(format)) throw new Error(`A picture of the format ${format} is not drawn`);
  const pixels = await source
    .autoOrient()
    .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'contain', background: COLOURS.surface })
    .flatten({ background: COLOURS.surface })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { pixels };
}

/** A JPEG of a card, 1200 × 630 px. */
export async function drawSocialCard(card: SocialCard, picture: CardPicture | null): Promise<Buffer> {
  const canvas = Buffer.from(await groundOf(card));
  for (const { lettering, left, top } of await placeText(card)) blend(canvas, lettering, left, top);
  if (picture !== null) copyPicture(canvas, picture, card);
  return sharp(canvas, { raw: CANVAS }).jpeg({ quality: QUALITY }).toBuffer();
}

const grounds = new Map<string, Promise<Buffer>>();

/** The pixels that all cards of a language share, in RGB. */
function groundOf(card: SocialCard): Promise<Buffer> {
  const key = JSON.stringify([card.locale, card.shopName, card.tagline]);
  const ground = grounds.get(key) ?? drawGround(card);
  grounds.set(key, ground);
  return ground;
}

async function drawGround(card: SocialCard): Promise<Buffer> {
  const canvas = await sharp({ create: { ...CANVAS, background: COLOURS.surface } })
    .composite([{ input: bar(), left: 0, top: BODY_HEIGHT }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const { lettering, left, top } of await placeSignature(card)) blend(canvas, lettering, left, top);
  return canvas;
}

function bar(): Buffer {
  const accent = `<rect width="${WIDTH}" height="8" fill="${COLOURS.primary}"/>`;
  const ground = `<rect width="${WIDTH}" height="${BAR_HEIGHT}" fill="${COLOURS.brand}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAR_HEIGHT}">${ground}${accent}</svg>`,
  );
}

/** Kicker, title and size, stacked and centred vertically in their half. */
async function placeText(card: SocialCard): Promise<Placed[]> {
  const lines = [
    await letter(card.kicker, 32, COLOURS.primary),
    await fitTitle(card.title),
    await letter(card.size ?? '', 46, COLOURS.secondary),
  ].filter((line) => line !== null);
  const total = lines.reduce((sum, { height }) => sum + height + GAP, -GAP);
  let top = Math.round((BODY_HEIGHT - total) / 2);
  return lines.map((line) => {
    const placed = atStart(card, line, top);
    top += line.height + GAP;
    return placed;
  });
}

async function placeSignature(card: SocialCard): Promise<Placed[]> {
  const name = await letter(card.shopName, 40, COLOURS.textInverse);
  const tagline = await letter(card.tagline, 26, COLOURS.textInverseMuted);
  const middle = (line: Lettering) => Math.round(BODY_HEIGHT + 8 + (BAR_HEIGHT - 8 - line.height) / 2);
  const atEnd = (line: Lettering) => (isRtl(card) ? SIDE : WIDTH - SIDE - line.width);
  return [
    ...(name === null ? [] : [atStart(card, name, middle(name))]),
    ...(tagline === null ? [] : [{ lettering: tagline, left: atEnd(tagline), top: middle(tagline) }]),
  ];
}

/** Aligns text to the inline start: left, or right in Arabic. */
function atStart(card: SocialCard, lettering: Lettering, top: number): Placed {
  return { lettering, left: isRtl(card) ? WIDTH - SIDE - lettering.width : SIDE, top };
}

function isRtl({ locale }: SocialCard): boolean {
  return directionOf(locale) === 'rtl';
}

async function fitTitle(title: string): Promise<Lettering | null> {
  let lettering: Lettering | null = null;
  for (const size of TITLE_SIZES) {
    lettering = await letter(title, size, COLOURS.text);
    if (lettering === null || lettering.height <= TITLE_MAX_HEIGHT) return lettering;
  }
  if (lettering === null) return null;
  const { data, width } = lettering;
  return {
    data: data.subarray(0, TITLE_MAX_HEIGHT * width * RGBA_BYTES),
    width,
    height: TITLE_MAX_HEIGHT,
  };
}

/** Renders text in the shop's font with line breaks; null if nothing is visible. */
async function letter(text: string, sizePx: number, colour: string): Promise<Lettering | null> {
  const visible = text.replace(INVISIBLE, ' ').trim();
  if (visible === '') return null;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(inOrder(visible))}</span>`,
      font: `Cairo Bold ${sizePx}`,
      fontfile: FONT,
      width: WORDS_WIDTH,
      // one point is one pixel
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Isolates Latin names and sizes within Arabic, so that `4 S` is not displayed as `S 4`. */
function inOrder(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? isolateLatin(text) : text;
}

/** Control characters cannot be drawn. */
const INVISIBLE = /[\u0000-\u001f\u007f]/g;

/** Pango parses markup, so names must be escaped. */
function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Draws text over the pixels of a canvas; libvips would process the whole canvas for each line. What lies above or below
 * the canvas is cut off, because a buffer ignores bytes outside it.
 */
function blend(canvas: Buffer, { data, width, height }: Lettering, left: number, top: number): void {
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * RGBA_BYTES;
    const alpha = (data[from + RGB_BYTES] ?? 0) / 255;
    if (alpha === 0) continue;
    const to = placeOf(left + (pixel % width), top + Math.floor(pixel / width));
    for (let colour = 0; colour < RGB_BYTES; colour += 1) {
      const under = canvas[to + colour] ?? 0;
      canvas[to + colour] = Math.round(under + ((data[from + colour] ?? 0) - under) * alpha);
    }
  }
}

/** Puts the picture on the other side of the text. */
function copyPicture(canvas: Buffer, { pixels }: CardPicture, card: SocialCard): void {
  const left = isRtl(card) ? SIDE : WIDTH - SIDE - PICTURE_SIZE;
  const top = Math.round((BODY_HEIGHT - PICTURE_SIZE) / 2);
  const row = PICTURE_SIZE * RGB_BYTES;
  for (let y = 0; y < PICTURE_SIZE; y += 1) {
    pixels.copy(canvas, placeOf(left, top + y), y * row, (y + 1) * row);
  }
}

/** Where a pixel's bytes begin in a canvas. */
function placeOf(x: number, y: number): number {
  return (y * WIDTH + x) * RGB_BYTES;
}
