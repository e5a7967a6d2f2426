/**
 * Draws an article's subject as a flat illustration, legible at thumbnail size. Shows no product, so that nothing seems
 * for sale.
 */
import type { PictureSpec } from './specs.js';
import { hexagon, label, placed } from './accessories/kit.js';
import { box, oval, page, path, polar, stroke } from './svg.js';

type ArticleSpec = Extract<PictureSpec, { kind: 'article' }>;

const NIGHT = '#0B2447';
const BLUE = '#1D5FBF';
const SKY = '#DCE8F8';
const GREEN = '#0B7A4B';
const RUBBER = '#1F2733';
const STEEL = '#AEB7C2';
const AMBER = '#F1B62F';
const RED = '#B42318';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

function wheel(cx: number, cy: number, radius: number, rubber = RUBBER): string {
  const spokes = Array.from({ length: 5 }, (_, index) => {
    const to = polar(cx, cy, radius * 0.58, (index / 5) * 2 * Math.PI);
    return `M${cx} ${cy}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }).join('');
  return (
    oval(cx, cy, radius, radius, rubber) +
    oval(cx, cy, radius * 0.64, radius * 0.64, '#FFFFFF') +
    stroke(spokes, STEEL, radius * 0.14, ROUND) +
    oval(cx, cy, radius * 0.16, radius * 0.16, NIGHT)
  );
}

/** A tyre from above: a body with grooves. */
function tread(x: number, y: number, width: number, height: number): string {
  const groove = (share: number) =>
    box(x + width * share - width * 0.04, y, width * 0.08, height, 0, '#4A5768');
  return box(x, y, width, height, width * 0.28, RUBBER) + groove(0.33) + groove(0.67);
}

function arrow(d: string, tip: string, colour: string): string {
  return stroke(d, colour, 34, ROUND) + path(tip, colour);
}

function sun(cx: number, cy: number, radius: number): string {
  const rays = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI;
    const [from, to] = [polar(cx, cy, radius * 1.3, angle), polar(cx, cy, radius * 1.65, angle)];
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }).join('');
  return oval(cx, cy, radius, radius, AMBER) + stroke(rays, AMBER, radius * 0.2, ROUND);
}

function drop(x: number, y: number, size: number, colour: string): string {
  return placed(
    path('M0 -110C60 -20 84 20 84 62A84 84 0 0 1 -84 62C-84 20 -60 -20 0 -110Z', colour),
    x,
    y,
    0,
    size,
  );
}

function warning(x: number, y: number, size: number): string {
  const sign =
    path('M0 -150L170 140H-170Z', AMBER, `stroke="${AMBER}" stroke-width="36" stroke-linejoin="round"`) +
    box(-18, -60, 36, 110, 18, RUBBER) +
    oval(0, 96, 22, 22, RUBBER);
  return placed(sign, x, y, 0, size);
}

/** Three tread blocks at decreasing depths, with the remaining mm. */
function wear(): string {
  const block = (x: number, height: number, mm: string, colour: string) =>
    box(x, 800 - height, 190, height, 18, colour) + label(mm, x + 95, 900, 70, NIGHT);
  return (
    block(240, 420, '8', GREEN) +
    block(505, 200, '3', AMBER) +
    block(770, 105, '1.6', RED) +
    box(200, 800, 800, 26, 13, RUBBER)
  );
}

function pressure(): string {
  const ticks = Array.from({ length: 9 }, (_, index) => {
    const angle = -2 + (index / 8) * 4;
    const [from, to] = [polar(600, 600, 280, angle), polar(600, 600, 330, angle)];
    return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }).join('');
  return (
    oval(600, 600, 410, 410, NIGHT) +
    oval(600, 600, 360, 360, '#FFFFFF') +
    stroke(ticks, NIGHT, 22, ROUND) +
    stroke('M600 600L720 380', GREEN, 30, ROUND) +
    oval(600, 600, 44, 44, NIGHT) +
    label('BAR', 600, 800, 80, NIGHT)
  );
}

function summer(): string {
  return (
    sun(820, 380, 150) +
    box(150, 900, 900, 40, 20, RUBBER) +
    wheel(480, 640, 260) +
    stroke('M180 990H1020', AMBER, 24, ROUND)
  );
}

function date(): string {
  return (
    oval(600, 1180, 760, 760, RUBBER) +
    oval(600, 1180, 400, 400, '#FFFFFF') +
    label('DOT', 400, 720, 90, '#FFFFFF') +
    box(560, 590, 350, 180, 90, GREEN) +
    label('2325', 735, 722, 90, '#FFFFFF')
  );
}

function origins(): string {
  const pin = (x: number, y: number, colour: string) =>
    placed(
      path('M0 90C-70 10 -84 -20 -84 -56A84 84 0 0 1 84 -56C84 -20 70 10 0 90Z', colour) +
        oval(0, -56, 34, 34, '#FFFFFF'),
      x,
      y,
      0,
      1.15,
    );
  return (
    oval(600, 620, 380, 380, BLUE) +
    stroke(
      'M220 620H980M600 240V1000M290 420Q600 520 910 420M290 820Q600 720 910 820',
      SKY,
      16,
      'stroke-opacity="0.8"',
    ) +
    oval(600, 620, 190, 380, 'none', `stroke="${SKY}" stroke-width="16" stroke-opacity="0.8"`) +
    pin(430, 480, GREEN) +
    pin(760, 420, AMBER) +
    pin(690, 740, RED)
  );
}

function alignment(): string {
  return (
    placed(tread(-90, -260, 180, 520), 330, 600, 9) +
    placed(tread(-90, -260, 180, 520), 870, 600, -9) +
    stroke('M330 240V960M870 240V960', GREEN, 16, 'stroke-dasharray="44 34" stroke-linecap="round"') +
    box(420, 580, 360, 40, 20, STEEL)
  );
}

function rotation(): string {
  const corner = (x: number, y: number) => tread(x, y, 170, 300);
  return (
    corner(230, 200) +
    corner(800, 200) +
    corner(230, 700) +
    corner(800, 700) +
    arrow('M440 770L740 450', 'M800 386L776 520L672 424Z', GREEN) +
    arrow('M760 770L460 450', 'M400 386L424 520L528 424Z', BLUE)
  );
}

function used(): string {
  return (
    wheel(520, 560, 380, '#4A5768') +
    stroke('M250 330L300 400L280 450L350 500M420 220L450 300L430 340', '#0B1626', 22, ROUND) +
    warning(860, 860, 1.1)
  );
}

function heat(): string {
  return (
    box(210, 520, 560, 420, 36, NIGHT) +
    box(280, 450, 110, 80, 16, STEEL) +
    box(590, 450, 110, 80, 16, STEEL) +
    label('+', 335, 690, 90, '#FFFFFF') +
    label('-', 645, 690, 90, '#FFFFFF') +
    box(240, 780, 500, 80, 16, GREEN) +
    sun(880, 330, 120)
  );
}

function oil(): string {
  return drop(600, 560, 3.3, AMBER) + label('5W-30', 600, 810, 84, NIGHT);
}

function bolts(): string {
  const places = Array.from({ length: 5 }, (_, index) => polar(600, 600, 190, (index / 5) * 2 * Math.PI));
  return (
    oval(600, 600, 400, 400, STEEL) +
    oval(600, 600, 330, 330, '#FFFFFF') +
    oval(600, 600, 190, 190, 'none', `stroke="${GREEN}" stroke-width="14" stroke-dasharray="36 26"`) +
    oval(600, 600, 80, 80, NIGHT) +
    places.map(({ x, y }) => path(hexagon(x, y, 62), BLUE)).join('')
  );
}

function runFlat(): string {
  return (
    path(
      'M280 330C280 250 920 250 920 330L960 640C980 800 900 900 800 900H760C730 900 730 860 750 830C800 760 800 620 780 500H420C400 620 400 760 450 830C470 860 470 900 440 900H400C300 900 220 800 240 640Z',
      RUBBER,
    ) +
    path(
      'M420 500C400 620 400 760 450 830L360 760C330 680 340 580 360 500ZM780 500C800 620 800 760 750 830L840 760C870 680 860 580 840 500Z',
      GREEN,
    ) +
    label('80 KM', 600, 720, 70, NIGHT)
  );
}

function puncture(): string {
  return (
    wheel(560, 680, 380) +
    placed(box(-22, -20, 44, 300, 10, STEEL) + box(-90, -60, 180, 56, 20, STEEL), 820, 280, 40) +
    stroke('M930 520L1010 500M900 620L980 660', BLUE, 24, ROUND)
  );
}

function retread(): string {
  return wheel(600, 640, 310) + stroke('M222 640A378 378 0 1 1 920 836', GREEN, 84, 'stroke-linecap="butt"');
}

function rain(): string {
  return (
    wheel(600, 680, 290) +
    stroke('M120 960Q240 880 360 960T600 960T840 960T1080 960', BLUE, 44, ROUND) +
    drop(280, 300, 0.8, BLUE) +
    drop(600, 240, 0.8, BLUE) +
    drop(920, 300, 0.8, BLUE)
  );
}

const DRAWINGS: Record<ArticleSpec['subject'], () => string> = {
  ...{ wear, pressure, summer, date, origins, alignment, rotation, used },
  ...{ heat, oil, bolts, 'run-flat': runFlat, puncture, retread, rain },
};

/** The subject on a sky-blue disc, a background that no product picture has. */
export function drawArticle({ subject }: ArticleSpec): string {
  return page(oval(600, 600, 560, 560, SKY) + DRAWINGS[subject]());
}
