/** Tools: repair kit, jack, wrench, tow rope. */
import { box, groundShadow, oval, path, softShadow, stroke } from '../svg.js';
import { glint, hexagon, label, placed, seam, tube } from './kit.js';
import type { Kit } from './kit.js';

const DARK = '#2B3038';
const STEEL = '#A9B2BD';
const RED = '#C62A22';

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

/** A trolley jack from the side: wheeled frame, lifting arm with saddle, and handle. */
export function jack(kit: Kit): string {
  const wheel = (x: number, y: number, radius: number): string =>
    oval(x, y, radius, radius, kit.round('#39414B')) +
    oval(x, y, radius * 0.52, radius * 0.52, kit.round(STEEL)) +
    oval(x, y, radius * 0.16, radius * 0.16, '#20242A');
  return (
    groundShadow(590, 1006, 440, 46, 0.85) +
    tube('M930 830L1094 360', 40, '#59636F') +
    tube('M1036 524L1094 360', 58, DARK) +
    tube('M838 812L360 556', 74, '#A51C17') +
    tube('M826 858L380 604', 42, '#8A1712') +
    box(560, 800, 250, 84, 24, kit.down(STEEL)) +
    box(470, 822, 110, 40, 12, kit.down('#C4CBD4')) +
    path(
      'M196 884L262 806H330L372 850H792L846 776H930L1010 872V936C1010 950 1000 958 986 958H220C204 958 196 948 196 934Z',
      kit.down(RED),
    ) +
    seam('M240 906H970', 6, 0.35) +
    glint('M270 816H326M852 786H926', 5, 0.6) +
    wheel(300, 946, 62) +
    wheel(906, 954, 52) +
    oval(838, 812, 30, 30, kit.round(STEEL)) +
    box(318, 520, 84, 74, 12, kit.across('#59636F')) +
    path('M238 486H482L456 530H264Z', kit.down('#39414B')) +
    box(226, 456, 268, 36, 14, kit.down('#14181D')) +
    seam('M262 474H458', 6, 0.5)
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
    socket(225, '23') +
    path(hexagon(600, 604, 96, 1, Math.PI / 6), kit.round(STEEL)) +
    oval(600, 604, 52, 52, kit.round('#C4CBD4'))
  );
}

/** `figures` are its load and length, for one of several sizes. */
export function towRope(kit: Kit, figures: readonly string[]): string {
  const [load, length] = figures;
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
    label(load ?? 'TOW', 600, 640, 64, '#F1B62F', {}, 116) +
    label(length ?? 'ROPE', 600, 730, 44, '#FFFFFF', {}, 110) +
    glint('M520 492V780', 5, 0.3)
  );
}
