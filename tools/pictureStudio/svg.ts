/** Shared by all pictures: canvas, background, shadow, gradients, colours and number formatting. */

export interface Point {
  x: number;
  y: number;
}

/** A gradient stop: position 0–1, colour, and opacity unless opaque. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Width and height of a product picture in units. */
const SIZE = 1200;
/** The page's canvas colour, to which pictures fade at their edges so that they blend into a card. */
const GROUND = '#F6F8FA';
const SHADOW = '#0B1626';

/** Rounds coordinates to a decimal, a tenth of a pixel in the master. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
}

/** A linear gradient in fractions of the shape's bounding box; by default from left to right. */
export function linear(id: string, stops: readonly Stop[], x2 = 1, y2 = 0, x1 = 0, y1 = 0): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`;
}

/** A radial gradient in fractions of the shape's bounding box. */
export function radial(id: string, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`;
}

/** Path commands of a polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => `${num(point.x)} ${num(point.y)}`).join('L')}Z`;
}

/** Path commands of a polyline. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map((point) => `${num(point.x)} ${num(point.y)}`).join('L')}`;
}

/** A filled path; `extra` are further attributes. */
export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra === '' ? '' : ` ${extra}`}/>`;
}

/** A stroked path without a fill. */
export function stroke(d: string, colour: string, width: number, extra = ''): string {
  const rest = extra === '' ? '' : ` ${extra}`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${rest}/>`;
}

/** A rectangle with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  extra = '',
): string {
  const rest = extra === '' ? '' : ` ${extra}`;
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="${fill}"${rest}/>`;
}

/** An ellipse, or a circle if the second radius is omitted. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  const rest = extra === '' ? '' : ` ${extra}`;
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${rest}/>`;
}

/** A point on a circle; angles are radians, clockwise from the top. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  return { x: cx + radius * Math.sin(angle), y: cy - radius * Math.cos(angle) };
}

/** A shadow on the ground, falling to the right: wide and soft, with a dark contact line. */
export function groundShadow(cx: number, cy: number, rx: number, ry: number, contact = 0.8): string {
  const drift = rx * 0.07;
  return (
    oval(cx + drift, cy, rx * 1.22, ry * 1.5, 'url(#ground-soft)') +
    oval(cx + drift / 2, cy, rx, ry, 'url(#ground-mid)') +
    oval(cx, cy - ry * 0.15, rx * contact, ry * 0.42, 'url(#ground-contact)')
  );
}

/** The shadow of something above the ground: soft, without a contact line. */
export function softShadow(cx: number, cy: number, rx: number, ry: number): string {
  return (
    oval(cx + rx * 0.07, cy, rx * 1.2, ry * 1.3, 'url(#ground-soft)') +
    oval(cx, cy, rx * 0.9, ry * 0.8, 'url(#ground-soft)')
  );
}

function shadowStops(strength: number): Stop[] {
  const falloff: readonly (readonly [number, number])[] = [
    [0, 1],
    [0.35, 0.78],
    [0.6, 0.42],
    [0.8, 0.14],
    [1, 0],
  ];
  return falloff.map(
    ([offset, share]) => [offset, SHADOW, Math.round(share * strength * 1000) / 1000] as const,
  );
}

function sharedDefinitions(): string {
  return (
    radial(
      'ground',
      [
        [0, '#FFFFFF'],
        [0.55, '#FDFDFE'],
        [1, GROUND],
      ],
      0.47,
      0.42,
      0.62,
    ) +
    radial('ground-soft', shadowStops(0.2)) +
    radial('ground-mid', shadowStops(0.3)) +
    radial('ground-contact', shadowStops(0.62))
  );
}

/** Wraps a drawing in an SVG document of any size, without a background. */
export function bareDocument(
  width: number,
  height: number,
  body: string,
  definitions = '',
  viewBox = '',
): string {
  const window = viewBox === '' ? `0 0 ${width} ${height}` : viewBox;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${window}">` +
    `<defs>${sharedDefinitions()}${definitions}</defs>${body}</svg>`
  );
}

/** An SVG document with the catalogue's light background. `viewBox` crops to a part. */
export function page(body: string, definitions = '', viewBox = ''): string {
  return bareDocument(SIZE, SIZE, box(0, 0, SIZE, SIZE, 0, 'url(#ground)') + body, definitions, viewBox);
}

/** A colour as three numbers 0–255. */
export type Rgb = readonly [number, number, number];

/** Parses `#RRGGBB`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Formats `#rrggbb`, clamping values out of range. */
export function hex(colour: Rgb): string {
  const value = (channel(colour[0]) << 16) | (channel(colour[1]) << 8) | channel(colour[2]);
  return `#${value.toString(16).padStart(6, '0')}`;
}

function channel(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

/** A blend of two colours, `share` of the way to the second. */
export function mix(from: string, to: string, share: number): string {
  const a = rgb(from);
  const b = rgb(to);
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Blends towards white. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#FFFFFF', share);
}

/** Blends towards a bluish black. */
export function darker(colour: string, share: number): string {
  return mix(colour, '#070B12', share);
}
