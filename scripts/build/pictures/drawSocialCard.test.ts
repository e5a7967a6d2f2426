import sharp from 'sharp';
import { expect, it } from 'vitest';
import { COLOURS } from '../../../domain/core/colours.js';
import type { SocialCard } from '../../../domain/content/socialCard.js';
import { drawSocialCard, scalePicture } from './drawSocialCard.js';

const CARD: SocialCard = {
  locale: 'ar',
  kicker: 'ميشلان',
  title: 'محمد',
  size: null,
  shopName: 'رصفة',
  tagline: 'الإطار المناسب لطريقك',
  picture: null,
};

const draw = async (changes: Partial<SocialCard>, picture: Uint8Array | null = null) =>
  drawSocialCard({ ...CARD, ...changes }, picture === null ? null : await scalePicture(picture));

it('draws social cards of 1200 by 630 px, with joined Arabic letters in the shop’s font', async () => {
  const joined = await draw({});
  expect(await sharp(joined).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const apart = await draw({ title: 'م\u200cح\u200cم\u200cد' });
  expect(await piecesOf(joined)).toBe(1);
  expect(await piecesOf(apart)).toBeGreaterThan(1);
});

it('draws a social card for any name: markup, very long words, or none', async () => {
  for (const title of [
    '<b>&</b> <span foreground="x">',
    'x'.repeat(500),
    'كلمة '.repeat(200),
    '',
    '\u0000',
  ]) {
    expect((await sharp(await draw({ title })).metadata()).height).toBe(630);
  }
});

it('draws a card whose other texts are higher than it', async () => {
  const long = 'كلمة '.repeat(400);
  for (const changes of [{ kicker: long }, { size: long }, { shopName: long }, { tagline: long }])
    expect(await sharp(await draw(changes)).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('draws the shop’s name and tagline on a bar across the bottom', async () => {
  const create = { width: 1, height: 1, channels: 3 as const, background: COLOURS.brand };
  const [red = 0, green = 0, blue = 0] = await sharp({ create }).raw().toBuffer();
  const card = await draw({});
  for (const left of [0, 600, 1199]) {
    const colour = await colourAt(card, left, 620);
    for (const [place, value] of [red, green, blue].entries())
      expect(Math.abs((colour[place] ?? 0) - value)).toBeLessThan(8);
  }
  expect(card.equals(await draw({ shopName: '' }))).toBe(false);
  expect(card.equals(await draw({ tagline: '' }))).toBe(false);
});

it('puts the product’s picture on the other side of the title, whatever its colours and transparency', async () => {
  const square = { width: 40, height: 40, background: '#ff0000' };
  for (const channels of [3, 4] as const) {
    const picture = await sharp({ create: { ...square, channels } })
      .png()
      .toBuffer();
    expect(await colourAt(await draw({ locale: 'en' }, picture), 900)).toMatchObject([254, 0, 0]);
    expect(await colourAt(await draw({ locale: 'ar' }, picture), 300)).toMatchObject([254, 0, 0]);
  }
  const grey = await sharp({ create: { ...square, channels: 3 } })
    .greyscale()
    .png()
    .toBuffer();
  const [red, green, blue] = await colourAt(await draw({ locale: 'en' }, grey), 900);
  expect([green, blue]).toEqual([red, red]);
});

it('rejects a picture that is none, or that could refer to other files', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(draw({ picture: '/media/x.webp' }, svg)).rejects.toThrow('svg');
  await expect(draw({ picture: '/media/x.webp' }, Buffer.from('x'))).rejects.toThrow();
});

/** Red, green and blue of a pixel, by default in the middle of a card's upper part. */
async function colourAt(picture: Uint8Array, left: number, top = 267): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

/** Number of horizontally separate runs of ink in the title; joined letters form one run. */
async function piecesOf(picture: Uint8Array): Promise<number> {
  const title = sharp(picture).extract({ left: 600, top: 250, width: 600, height: 200 }).greyscale();
  const { data, info } = await title.raw().toBuffer({ resolveWithObject: true });
  const hasInk = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (__, y) => data[y * info.width + x] ?? 255).some((grey) => grey < 90),
  );
  return hasInk.filter((inked, x) => inked && hasInk[x - 1] !== true).length;
}

it('draws a photo as it was held', async () => {
  const wide = sharp({ create: { width: 64, height: 32, channels: 3, background: '#000' } });
  const upright = await wide.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const tall = await wide.rotate(90).jpeg().toBuffer();
  const [drawn, meant] = [await scalePicture(upright), await scalePicture(tall)];
  expect(drawn.pixels.equals(meant.pixels)).toBe(true);
});
