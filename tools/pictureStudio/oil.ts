/** Draws oils: a can of four or five litres, a bottle of one litre, or a drum, each with its label. */
import type { PictureSpec } from './specs.js';
import { straight } from './lettering.js';
import { box, darker, groundShadow, lighter, linear, mix, oval, page, path, stroke } from './svg.js';

type OilSpec = Extract<PictureSpec, { kind: 'oil' }>;
export type OilView = 'front' | 'label';

interface Colours {
  body: string;
  label: string;
  text: string;
  accent: string;
  cap: string;
}

const COLOURS: Record<OilSpec['colour'], Colours> = {
  gold: { body: '#D9A52E', label: '#171B21', text: '#FFFFFF', accent: '#F0C04A', cap: '#20242A' },
  green: { body: '#12804F', label: '#FFFFFF', text: '#075E3A', accent: '#E5B53A', cap: '#F2C53D' },
  blue: { body: '#1D56A8', label: '#FFFFFF', text: '#0B2447', accent: '#E04A3A', cap: '#0B2447' },
  grey: { body: '#A9B1BB', label: '#20262E', text: '#FFFFFF', accent: '#E2574A', cap: '#20262E' },
  red: { body: '#C42A23', label: '#FFFFFF', text: '#20262E', accent: '#F1B62F', cap: '#20262E' },
  black: { body: '#2B3037', label: '#E9EDF2', text: '#12161C', accent: '#D93A2F', cap: '#B8231B' },
};

/** Position of a shape on the canvas, and of its label. */
interface Shape {
  body: string;
  back: string;
  cap: { x: number; y: number; width: number; height: number };
  label: { x: number; y: number; width: number; height: number };
  foot: { cx: number; rx: number; y: number };
}

const CAN: Shape = {
  body:
    'M352 470C352 410 376 372 432 356L470 346C482 343 488 336 488 322L488 300L612 300L612 318C612 330 618 336 630 334' +
    'C700 322 760 300 806 300C842 300 862 322 862 362L862 992C862 1022 844 1040 814 1040L400 1040C370 1040 352 1022 352 992Z' +
    'M676 420C664 424 660 430 660 442L660 470C660 484 668 492 682 492L778 492C792 492 800 484 800 470L800 410C800 396 790 390 776 393Z',
  back: '',
  cap: { x: 478, y: 206, width: 144, height: 100 },
  label: { x: 392, y: 540, width: 430, height: 430 },
  foot: { cx: 607, rx: 290, y: 1040 },
};

const BOTTLE: Shape = {
  body:
    'M400 520C400 440 440 404 500 384C524 376 532 364 532 344L532 300L668 300L668 344C668 364 676 376 700 384' +
    'C760 404 800 440 800 520L800 994C800 1022 784 1040 756 1040L444 1040C416 1040 400 1022 400 994Z',
  back: '',
  cap: { x: 520, y: 190, width: 160, height: 118 },
  label: { x: 428, y: 548, width: 344, height: 426 },
  foot: { cx: 600, rx: 230, y: 1040 },
};

const DRUM: Shape = {
  body: 'M310 250C310 196 890 196 890 250L890 990C890 1056 310 1056 310 990Z',
  back: '',
  cap: { x: 0, y: 0, width: 0, height: 0 },
  label: { x: 352, y: 400, width: 496, height: 500 },
  foot: { cx: 600, rx: 320, y: 1024 },
};

const SHAPES: Record<OilSpec['shape'], Shape> = { can: CAN, bottle: BOTTLE, drum: DRUM };

/** Splits `5W-30` or `15W40` from a label; also returns the remaining words. */
function readLabel(label: string): { grade: string; rest: string } {
  const grade = /\b(\d+W-?\d+|DOT ?\d(\.\d)?|ATF[A-Z0-9 ]*|\d+W)\b/i.exec(label)?.[0] ?? '';
  const rest = label
    .replace(grade, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ -]+|[ -]+$/g, '');
  return grade === '' ? { grade: label, rest: '' } : { grade, rest };
}

/** A drop of oil with a highlight. */
function drop(cx: number, cy: number, size: number, colour: string): string {
  const d =
    `M${cx} ${cy - size}C${cx + size * 0.3} ${cy - size * 0.45} ${cx + size * 0.62} ${cy - size * 0.1} ${cx + size * 0.62} ${cy + size * 0.3}` +
    `A${size * 0.62} ${size * 0.62} 0 0 1 ${cx - size * 0.62} ${cy + size * 0.3}C${cx - size * 0.62} ${cy - size * 0.1} ${cx - size * 0.3} ${cy - size * 0.45} ${cx} ${cy - size}Z`;
  const glint = `M${cx - size * 0.36} ${cy + size * 0.28}A${size * 0.36} ${size * 0.36} 0 0 0 ${cx - size * 0.02} ${cy + size * 0.66}`;
  return (
    path(d, colour) + stroke(glint, '#FFFFFF', size * 0.11, 'stroke-linecap="round" stroke-opacity="0.75"')
  );
}

function labelMarkup(spec: OilSpec, shape: Shape, colours: Colours): string {
  const { x, y, width, height } = shape.label;
  const middle = x + width / 2;
  const { grade, rest } = readLabel(spec.label);
  const inner = width * 0.86;
  const brandBand = height * 0.3;
  const swoosh =
    `M${x} ${y + height * 0.82}C${x + width * 0.3} ${y + height * 0.7} ${x + width * 0.62} ${y + height * 0.92} ${x + width} ${y + height * 0.74}` +
    `L${x + width} ${y + height - 14}A14 14 0 0 1 ${x + width - 14} ${y + height}L${x + 14} ${y + height}A14 14 0 0 1 ${x} ${y + height - 14}Z`;
  return (
    box(x, y, width, height, 14, colours.label) +
    path(swoosh, colours.accent) +
    path(
      straight(
        spec.brand,
        middle,
        y + brandBand * 0.74,
        height * 0.125,
        { weight: 22, tracking: 6 },
        'middle',
        inner,
      ),
      colours.text,
    ) +
    box(middle - inner / 2, y + brandBand * 0.98, inner, 5, 2, colours.accent) +
    path(
      straight(grade, middle, y + height * 0.6, height * 0.2, { weight: 19, tracking: 2 }, 'middle', inner),
      colours.text,
    ) +
    (rest === ''
      ? ''
      : path(
          straight(
            rest,
            middle,
            y + height * 0.71,
            height * 0.06,
            { weight: 15, tracking: 14 },
            'middle',
            inner,
          ),
          colours.text,
          'fill-opacity="0.82"',
        )) +
    drop(x + width * 0.14, y + height * 0.885, height * 0.06, colours.label) +
    (spec.litres === null
      ? ''
      : path(
          straight(
            `${spec.litres}L`,
            x + width * 0.93,
            y + height * 0.95,
            height * 0.1,
            { weight: 20 },
            'end',
          ),
          colours.label,
        ))
  );
}

function definitions(colours: Colours): string {
  const { body, cap } = colours;
  return (
    linear('body', [
      [0, darker(body, 0.3)],
      [0.07, lighter(body, 0.1)],
      [0.2, lighter(body, 0.34)],
      [0.34, body],
      [0.78, darker(body, 0.16)],
      [0.95, darker(body, 0.42)],
      [1, darker(body, 0.3)],
    ]) +
    linear(
      'fall',
      [
        [0, '#FFFFFF', 0.2],
        [0.35, '#FFFFFF', 0],
        [0.8, '#000000', 0],
        [1, '#000000', 0.28],
      ],
      0,
      1,
    ) +
    linear('cap', [
      [0, darker(cap, 0.35)],
      [0.18, lighter(cap, 0.38)],
      [0.4, cap],
      [1, darker(cap, 0.5)],
    ]) +
    linear('wrap', [
      [0, '#000000', 0.18],
      [0.1, '#FFFFFF', 0.14],
      [0.24, '#FFFFFF', 0.06],
      [0.6, '#000000', 0],
      [1, '#000000', 0.24],
    ])
  );
}

function capMarkup(shape: Shape, cap: string): string {
  const { x, y, width, height } = shape.cap;
  if (width === 0) return '';
  const ribs = Array.from(
    { length: 15 },
    (_, index) => x + width * (0.5 - 0.48 * Math.cos((Math.PI * (index + 0.5)) / 15)),
  );
  const lines = ribs.map((at) => `M${at.toFixed(1)} ${y + 22}V${y + height - 22}`).join('');
  return (
    box(x, y, width, height - 12, 14, 'url(#cap)') +
    box(x - 5, y + height - 18, width + 10, 20, 5, 'url(#cap)') +
    stroke(lines, darker(cap, 0.6), 3, 'stroke-opacity="0.5"') +
    box(x + 8, y + 4, width - 16, 6, 3, '#FFFFFF', 'fill-opacity="0.28"')
  );
}

/** Seams, highlighted edges and the handle's inner wall. */
function relief(spec: OilSpec, body: string): string {
  const light = lighter(body, 0.55);
  if (spec.shape === 'can') {
    return (
      stroke(
        'M676 420C664 424 660 430 660 442L660 470C660 484 668 492 682 492L778 492',
        darker(body, 0.55),
        7,
        'stroke-opacity="0.7"',
      ) +
      stroke('M682 497L778 497C794 497 805 486 805 470L805 410', light, 4, 'stroke-opacity="0.55"') +
      stroke(
        'M640 350C706 338 762 318 806 318C830 318 844 330 845 356',
        light,
        6,
        'stroke-opacity="0.5" stroke-linecap="round"',
      ) +
      stroke('M374 470C376 424 396 392 440 378', light, 6, 'stroke-opacity="0.6" stroke-linecap="round"') +
      stroke('M366 1002H848', darker(body, 0.5), 4, 'stroke-opacity="0.35"')
    );
  }
  if (spec.shape === 'bottle') {
    return (
      stroke('M424 520C424 460 456 424 506 406', light, 7, 'stroke-opacity="0.6" stroke-linecap="round"') +
      stroke('M412 1000H788', darker(body, 0.5), 4, 'stroke-opacity="0.35"') +
      stroke('M534 330H666', darker(body, 0.6), 5, 'stroke-opacity="0.5"')
    );
  }
  return [356, 640, 930].map((y) => hoop(y, body)).join('') + drumTop(body);
}

function hoop(y: number, body: string): string {
  const curve = (at: number): string => `M310 ${at}C310 ${at + 62} 890 ${at + 62} 890 ${at}`;
  return (
    stroke(curve(y - 7), lighter(body, 0.4), 8, 'stroke-opacity="0.55"') +
    stroke(curve(y + 4), darker(body, 0.55), 9, 'stroke-opacity="0.5"')
  );
}

function drumTop(body: string): string {
  return (
    oval(600, 250, 290, 42, darker(body, 0.2)) +
    oval(600, 248, 290, 41, lighter(body, 0.2)) +
    oval(600, 254, 272, 34, mix(body, '#0B1626', 0.28)) +
    oval(600, 258, 262, 30, body) +
    oval(486, 250, 40, 11, darker(body, 0.5)) +
    oval(486, 245, 38, 10, '#C6CCD3') +
    oval(712, 262, 22, 7, darker(body, 0.5)) +
    oval(712, 258, 20, 6, '#C6CCD3')
  );
}

const CLOSER = 1.32;

/** The crop of the label view. */
function closeUp(shape: Shape): string {
  const { x, y, width, height } = shape.label;
  const side = Math.max(width, height) * CLOSER;
  return `${x + width / 2 - side / 2} ${y + height / 2 - side / 2} ${side} ${side}`;
}

export function drawOil(spec: OilSpec, view: OilView): string {
  const shape = SHAPES[spec.shape];
  const colours = COLOURS[spec.colour];
  const { cx, rx, y } = shape.foot;
  const { label } = shape;
  const drawing =
    groundShadow(cx, y - 4, rx * 1.08, 52, 0.84) +
    capMarkup(shape, colours.cap) +
    path(shape.body, 'url(#body)', 'fill-rule="evenodd"') +
    path(shape.body, 'url(#fall)', 'fill-rule="evenodd"') +
    relief(spec, colours.body) +
    labelMarkup(spec, shape, colours) +
    box(label.x, label.y, label.width, label.height, 14, 'url(#wrap)');
  return page(drawing, definitions(colours), view === 'label' ? closeUp(shape) : '');
}
