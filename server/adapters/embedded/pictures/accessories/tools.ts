/** Tools for the boot: inflator, gauge, repair kit, jack, wrench, tow rope. */
import { box, groundShadow, oval, path, polar, softShadow, stroke } from '../svg.js';
import { glint, hexagon, label, placed, seam, tube } from './kit.js';
import type { Kit } from './kit.js';

const DARK = '#2B3038';
const STEEL = '#A9B2BD';
const RED = '#C62A22';
const GREEN = '#0F8A57';

export function inflator(kit: Kit): string {
  const slots = Array.from({ length: 7 }, (_, index) => `M${300 + index * 26} 880V960`).join('');
  return (
    groundShadow(560, 1010, 330, 54, 0.88) +
    tube('M812 700C940 700 990 790 950 880C910 970 1000 1010 1060 960', 26, '#22262C') +
    placed(
      box(-20, -44, 40, 88, 8, kit.across('#C9A24A')) + box(-28, 30, 56, 26, 6, kit.across(DARK)),
      1072,
      942,
      50,
    ) +
    path(
      'M330 400C330 330 380 300 450 300H670C740 300 790 330 790 400',
      'none',
      `stroke="${DARK}" stroke-width="46" stroke-linecap="round"`,
    ) +
    glint('M338 390C342 340 392 318 450 318H670', 6, 0.28) +
    box(250, 392, 590, 610, 66, kit.across(DARK)) +
    box(250, 392, 590, 610, 66, kit.down('#39414B'), 'fill-opacity="0.35"') +
    path('M250 800H840V936A66 66 0 0 1 774 1002H316A66 66 0 0 1 250 936Z', kit.across(GREEN)) +
    stroke(slots, '#053B25', 10, 'stroke-linecap="round"') +
    box(318, 452, 454, 250, 30, '#12161B') +
    box(330, 464, 430, 226, 22, kit.flat('#123E7C')) +
    label('2.4', 470, 632, 118, '#FFFFFF', { weight: 16 }) +
    label('BAR', 680, 632, 40, '#5FD0A0', { weight: 16 }) +
    glint('M350 484H740', 5, 0.25) +
    [360, 470, 580, 700]
      .map((x, index) => oval(x, 752, 28, 28, kit.round(index === 3 ? RED : '#59636F')))
      .join('') +
    label('12V', 700, 940, 44, '#FFFFFF') +
    glint('M268 470V900', 6, 0.3) +
    box(300, 994, 90, 22, 8, '#14181D') +
    box(700, 994, 90, 22, 8, '#14181D')
  );
}

export function gauge(kit: Kit): string {
  const [cx, cy] = [600, 460];
  const marks = Array.from({ length: 31 }, (_, index) => {
    const angle = -2.3 + (index / 30) * 4.6;
    const isMain = index % 5 === 0;
    const [a, b] = [polar(cx, cy, 232, angle), polar(cx, cy, isMain ? 192 : 212, angle)];
    return stroke(
      `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`,
      '#0F1B2D',
      isMain ? 8 : 4,
    );
  });
  const figures = [0, 1, 2, 3, 4, 5, 6].map((bar) => {
    const spot = polar(cx, cy, 154, -2.3 + (bar / 6) * 4.6);
    return label(String(bar), spot.x, spot.y + 17, 34, '#0F1B2D', { weight: 15 });
  });
  const needle = [
    polar(cx, cy, 196, 0.1),
    polar(cx, cy, 16, 1.67),
    polar(cx, cy, 50, Math.PI + 0.1),
    polar(cx, cy, 16, -1.47),
  ];
  const arc = (from: number, to: number, colour: string): string => {
    const [a, b] = [polar(cx, cy, 222, from), polar(cx, cy, 222, to)];
    return stroke(
      `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A222 222 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`,
      colour,
      20,
    );
  };
  return (
    groundShadow(440, 1004, 220, 34, 0.7) +
    softShadow(620, 1010, 250, 40) +
    tube('M600 760C600 880 560 930 480 950C380 974 350 1000 300 986', 34, '#22262C') +
    placed(
      box(-70, -26, 120, 52, 12, kit.down('#C9A24A')) + box(-96, -18, 34, 36, 6, kit.down(STEEL)),
      268,
      976,
      14,
    ) +
    box(560, 720, 80, 90, 14, kit.across('#C9A24A')) +
    oval(cx, cy, 316, 316, kit.round('#23282F')) +
    oval(cx, cy, 290, 290, kit.flat(RED)) +
    oval(cx, cy, 268, 268, '#0F1318') +
    oval(cx, cy, 256, 256, '#FBFCFD') +
    arc(-0.9, 0.25, '#0F8A57') +
    arc(1.2, 2.3, RED) +
    marks.join('') +
    figures.join('') +
    label('BAR', cx, cy + 118, 34, '#4A5768', { weight: 14 }) +
    path(`M${needle.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}Z`, RED) +
    oval(cx, cy, 30, 30, kit.round('#2B3038')) +
    path(
      `M${cx - 236} ${cy - 60}A244 244 0 0 1 ${cx + 110} ${cy - 216}C${cx} ${cy - 170} ${cx - 150} ${cy - 130} ${cx - 236} ${cy - 60}Z`,
      '#FFFFFF',
      'fill-opacity="0.4"',
    ) +
    glint('M330 340A300 300 0 0 1 470 186', 9, 0.35)
  );
}

export function repairKit(kit: Kit): string {
  const strip = (x: number): string => box(x, 872, 150, 26, 13, kit.down('#5A3A26'));
  const handle = (colour: string): string =>
    box(-150, -30, 300, 60, 30, kit.down(colour)) +
    glint('M-120 -14H120', 5, 0.45) +
    box(-24, 24, 48, 26, 6, kit.across('#59636F'));
  return (
    groundShadow(600, 1000, 420, 60, 0.92) +
    path('M210 430C210 390 236 366 276 366H924C964 366 990 390 990 430V620H210Z', kit.flat('#262B32')) +
    path('M246 440C246 416 262 402 286 402H914C938 402 954 416 954 440V610H246Z', kit.flat('#39414B')) +
    label('TYRE REPAIR', 600, 528, 58, '#FFFFFF', { tracking: 14 }) +
    stroke('M330 566H870', '#5FD0A0', 7) +
    box(190, 606, 820, 396, 44, kit.down('#2F353E')) +
    box(226, 640, 748, 330, 26, '#171B20') +
    placed(handle(RED), 420, 700) +
    box(408, 742, 24, 200, 8, kit.across('#C4CBD4')) +
    path('M408 936L420 964L432 936Z', '#C4CBD4') +
    placed(handle(RED), 770, 700) +
    box(758, 742, 24, 180, 8, kit.across('#C4CBD4')) +
    path('M752 918H788V944L780 930H760L752 944Z', '#C4CBD4') +
    [250, 470].map((x) => strip(x)).join('') +
    [250, 470].map((x) => strip(x + 6).replace('y="872"', 'y="910"')).join('') +
    strip(816).replace('width="150"', 'width="130"') +
    box(830, 760, 106, 90, 12, kit.across('#E9B62E')) +
    label('GLUE', 883, 818, 24, '#20262E') +
    glint('M214 640C214 630 226 622 240 622H960', 5, 0.35) +
    box(560, 596, 80, 34, 8, kit.down('#59636F'))
  );
}

export function jack(kit: Kit): string {
  const arm = (x1: number, y1: number, x2: number, y2: number, colour: string): string =>
    tube(`M${x1} ${y1}L${x2} ${y2}`, 62, colour);
  const thread = Array.from(
    { length: 24 },
    (_, index) => `M${296 + index * 24} 640L${308 + index * 24} 672`,
  ).join('');
  return (
    groundShadow(590, 1006, 330, 54, 0.75) +
    path('M380 1004L420 936H780L820 1004Z', kit.down('#39414B')) +
    arm(600, 380, 310, 656, '#A51C17') +
    arm(600, 380, 890, 656, '#A51C17') +
    box(230, 636, 720, 40, 16, kit.down(STEEL)) +
    stroke(thread, '#4A5561', 6) +
    arm(460, 950, 310, 656, RED) +
    arm(740, 950, 890, 656, RED) +
    arm(600, 380, 310, 656, RED) +
    [310, 890]
      .map(
        (x) => box(x - 50, 606, 100, 100, 26, kit.across('#39414B')) + oval(x, 656, 26, 26, kit.round(STEEL)),
      )
      .join('') +
    [460, 740].map((x) => oval(x, 946, 24, 24, kit.round(STEEL))).join('') +
    path('M470 330H730L708 400H492Z', kit.down('#39414B')) +
    box(452, 296, 296, 42, 14, kit.down('#59636F')) +
    seam('M500 318H700', 8, 0.6) +
    oval(600, 384, 26, 26, kit.round(STEEL)) +
    tube('M936 656H1010V560H1090', 30, '#59636F') +
    box(1080, 536, 70, 46, 20, kit.down(DARK))
  );
}

export function wheelWrench(kit: Kit): string {
  const socket = (degrees: number, size: string): string =>
    placed(
      box(-34, -372, 68, 344, 20, kit.across(STEEL)) +
        box(-52, -430, 104, 150, 18, kit.across('#C4CBD4')) +
        path(hexagon(0, -430, 36, 0.32), '#14181D') +
        oval(0, -430, 52, 17, 'none', 'stroke="#EEF2F6" stroke-width="5"') +
        label(size, 0, -330, 28, '#4A5561'),
      600,
      604,
      degrees,
      1.12,
    );
  return (
    groundShadow(262, 1010, 90, 26, 0.7) +
    groundShadow(938, 1010, 90, 26, 0.7) +
    softShadow(600, 1012, 400, 44) +
    socket(-45, '17') +
    socket(45, '19') +
    socket(135, '21') +
    socket(225, '22') +
    path(hexagon(600, 604, 96, 1, Math.PI / 6), kit.round(STEEL)) +
    oval(600, 604, 52, 52, kit.round('#C4CBD4'))
  );
}

export function towRope(kit: Kit): string {
  const loops = [0, 1, 2, 3].map((index) => {
    const [rx, ry, y] = [300 - index * 14, 118 - index * 5, 820 - index * 62];
    const d = `M${600 - rx} ${y}A${rx} ${ry} 0 1 0 ${600 + rx} ${y}A${rx} ${ry} 0 1 0 ${600 - rx} ${y}Z`;
    return (
      tube(d, 72, '#EDA51C') + stroke(d, '#B4231B', 13, 'stroke-dasharray="34 30" stroke-opacity="0.85"')
    );
  });
  const hook = (x: number, y: number, degrees: number): string =>
    placed(
      tube('M0 -90V-20C0 50 -12 96 -70 96C-122 96 -138 56 -132 16', 44, STEEL) +
        oval(0, -104, 44, 44, 'none', `stroke="${STEEL}" stroke-width="26"`) +
        stroke('M-124 22L-14 -6', '#59636F', 14, 'stroke-linecap="round"'),
      x,
      y,
      degrees,
    );
  return (
    groundShadow(600, 960, 400, 70, 0.85) +
    loops.join('') +
    tube('M862 700C960 690 990 620 960 540', 62, '#EDA51C') +
    tube('M338 640C250 600 220 540 250 470', 62, '#EDA51C') +
    hook(946, 420, 8) +
    hook(262, 350, -12) +
    box(500, 470, 200, 330, 20, kit.across('#171B20')) +
    label('5 T', 600, 640, 64, '#F1B62F', {}, 116) +
    label('4 M', 600, 730, 44, '#FFFFFF', {}, 100) +
    glint('M520 492V780', 5, 0.3)
  );
}
