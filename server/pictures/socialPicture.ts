import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { COLOURS } from '../../domain/core/colours.js';
import { isolateLatin } from '../../domain/core/bidi.js';
import { directionOf } from '../../domain/core/locale.js';
import { SOCIAL_PICTURE_PX, type SocialCard } from '../../domain/content/socialPicture.js';

/*
 * Pango shapes the text, including joined Arabic letters; the font is bundled, because platforms have none. Sizes are
 * in px of the finished picture.
 */

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE_PX;
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

const FONT = resolve('node_modules/@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf');

/** Allowed formats of a product's picture: no SVG, which could reference other files. */
const PICTURE_FORMATS: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
const MOST_PIXELS = 40_000_000;

/** Reads a picture by its path in the shop; null if there is none. */
type ReadPicture = (path: string) => Promise<Uint8Array | null>;

interface Lettering {
  data: Buffer;
  width: number;
  height: number;
}

export interface SocialPicture {
  /** A JPEG of 1200 × 630 px. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the product's picture could not be loaded; a retry may succeed. */
  lacksPicture: boolean;
}

/** Draws a card, without the product's picture if that is unavailable. */
export async function drawSocialPicture(card: SocialCard, readPicture: ReadPicture): Promise<SocialPicture> {
  const words = await drawText(card);
  const placed = await placePicture(card, readPicture).catch(() => null);
  const layers: OverlayOptions[] = [
    { input: bar(), left: 0, top: BODY_HEIGHT },
    ...words,
    ...(await drawSignature(card)),
    ...(placed ?? []),
  ];
  const picture = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.surface },
  })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return { bytes: new Uint8Array(picture), lacksPicture: placed === null };
}

function bar(): Buffer {
  const accent = `<rect width="${WIDTH}" height="8" fill="${COLOURS.primary}"/>`;
  const ground = `<rect width="${WIDTH}" height="${BAR_HEIGHT}" fill="${COLOURS.brand}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAR_HEIGHT}">${ground}${accent}</svg>`,
  );
}

/** Kicker, title and size, stacked and centred vertically in their half. */
async function drawText(card: SocialCard): Promise<OverlayOptions[]> {
  const lines = [
    await letter(card.kicker, 32, COLOURS.primary),
    await fitTitle(card.title),
    await letter(card.size ?? '', 46, COLOURS.secondary),
  ].filter((line) => line !== null);
  const total = lines.reduce((sum, { height }) => sum + height + GAP, -GAP);
  let top = Math.round((BODY_HEIGHT - total) / 2);
  return lines.map((line) => {
    const layer = atStart(card, line, top);
    top += line.height + GAP;
    return layer;
  });
}

async function drawSignature(card: SocialCard): Promise<OverlayOptions[]> {
  const name = await letter(card.shopName, 40, COLOURS.textInverse);
  const tagline = await letter(card.tagline, 26, COLOURS.textInverseMuted);
  const middle = (line: Lettering) => Math.round(BODY_HEIGHT + 8 + (BAR_HEIGHT - 8 - line.height) / 2);
  const atEnd = (line: Lettering) => (directionOf(card.locale) === 'rtl' ? SIDE : WIDTH - SIDE - line.width);
  return [
    ...(name === null ? [] : [atStart(card, name, middle(name))]),
    ...(tagline === null ? [] : [{ input: tagline.data, left: atEnd(tagline), top: middle(tagline) }]),
  ];
}

/** Aligns text to the inline start: left, or right in Arabic. */
function atStart(card: SocialCard, line: Lettering, top: number): OverlayOptions {
  const isRtl = directionOf(card.locale) === 'rtl';
  return { input: line.data, left: isRtl ? WIDTH - SIDE - line.width : SIDE, top };
}

async function fitTitle(title: string): Promise<Lettering | null> {
  let lettering: Lettering | null = null;
  for (const size of TITLE_SIZES) {
    lettering = await letter(title, size, COLOURS.text);
    if (lettering === null || lettering.height <= TITLE_MAX_HEIGHT) return lettering;
  }
  if (lettering === null) return null;
  const { data, width } = lettering;
  const shown = sharp(data).extract({ left: 0, top: 0, width, height: TITLE_MAX_HEIGHT });
  return { data: await shown.png().toBuffer(), width, height: TITLE_MAX_HEIGHT };
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
    .png()
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

async function placePicture(card: SocialCard, readPicture: ReadPicture): Promise<OverlayOptions[]> {
  const bytes = card.picture === null ? null : await readPicture(card.picture);
  if (bytes === null) return [];
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { format } = await source.metadata();
  if (!PICTURE_FORMATS.includes(format)) return [];
  const input = await source
    .resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'contain', background: COLOURS.surface })
    .flatten({ background: COLOURS.surface })
    .png()
    .toBuffer();
  const isRtl = directionOf(card.locale) === 'rtl';
  const top = Math.round((BODY_HEIGHT - PICTURE_SIZE) / 2);
  return [{ input, left: isRtl ? SIDE : WIDTH - SIDE - PICTURE_SIZE, top }];
}

/** Reads a picture from the site's own static files, and from nowhere else. */
export async function readSitePicture(path: string): Promise<Uint8Array | null> {
  if (!/^\/pictures\/[\w-]+\.(?:webp|png|jpe?g)$/.test(path)) return null;
  return readFile(join(resolve('dist/client'), path)).catch(() => null);
}
