import sharp from 'sharp';
import { APP_ICON_PX } from '../../domain/content/appIcons.js';
import { COLOURS } from '../../domain/core/colours.js';

/** Share of a square that no launcher cuts off. */
const SAFE = 0.8;
const ICO_PX = 32;
const APPLE_PX = 180;
/** Side of the vector icon, and the dots an inch at which it is drawn in just that size. */
const SVG_PX = 32;
const SVG_DPI = 72;
/** It is drawn so many times larger and then made smaller, for smooth edges. */
const OVERSAMPLING = 2;
/** An ICO file's header and its one entry of a picture. */
const ICO_HEAD_BYTES = 22;

/** Bytes of the icons that browsers and home screens ask for, by file name, drawn from the shop's one vector icon. */
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

/** Launchers cut icons to their own shape: the ground fills the square, the drawing keeps clear of its edges. */
async function onGround(svg: Buffer, size: number): Promise<Buffer> {
  const input = await bare(svg, Math.round(size * SAFE));
  const ground = { width: size, height: size, channels: 3 as const, background: COLOURS.brand };
  return sharp({ create: ground }).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** An ICO file around one PNG: its directory of one entry, then the picture. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(ICO_HEAD_BYTES);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(ICO_PX, 6);
  head.writeUInt8(ICO_PX, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
