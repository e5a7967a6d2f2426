import sharp from 'sharp';
import { APP_ICON_PX } from '../../../domain/content/appIcons.js';
import { COLOURS } from '../../../domain/core/colours.js';

/** The part of a maskable icon that no launcher crops. */
const SAFE = 0.8;
const ICO_PX = 32;
const APPLE_PX = 180;
/** Side of the vector icon, and the dpi at which it is rendered at that size. */
const SVG_PX = 32;
const SVG_DPI = 72;
/** Rendered at a multiple of the size and scaled down, for smooth edges. */
const OVERSAMPLING = 2;
/** Header and single directory entry of an ICO file. */
const ICO_HEAD_BYTES = 22;

/** The icons that browsers and home screens request, by file name, rendered from the shop's vector icon. */
export async function drawSiteIcons(svg: Buffer): Promise<Map<string, Buffer>> {
  const icons = new Map([
    ['favicon.ico', toIco(await bare(svg, ICO_PX))],
    ['apple-touch-icon.png', await onGround(svg, APPLE_PX)],
  ]);
  for (const size of APP_ICON_PX) icons.set(`icon-${size}.png`, await onGround(svg, size));
  return icons;
}

function bare(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: SVG_DPI * OVERSAMPLING * (size / SVG_PX) })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** A maskable icon: the background fills the square, the drawing stays within the safe area. */
async function onGround(svg: Buffer, size: number): Promise<Buffer> {
  const input = await bare(svg, Math.round(size * SAFE));
  const ground = { width: size, height: size, channels: 3 as const, background: COLOURS.brand };
  return sharp({ create: ground }).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** An ICO file with one PNG: its directory entry, then the picture. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(ICO_HEAD_BYTES);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(ICO_PX, 6);
  head.writeUInt8(ICO_PX, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
