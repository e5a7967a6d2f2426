/** Electrical accessories: jump leads, charger, phone holder, dash camera, bulbs. */
import { box, groundShadow, oval, path, softShadow, stroke } from '../svg.js';
import { glint, label, placed, seam, tube } from './kit.js';
import type { Kit } from './kit.js';

const DARK = '#2B3038';
const STEEL = '#B4BCC6';
const RED = '#C62A22';
const COPPER = '#C58A3D';

function clamp(kit: Kit, colour: string): string {
  return (
    path('M-26 -20L-64 -250C-70 -290 -20 -300 -6 -262L22 -40Z', kit.across(colour)) +
    path('M26 -20L70 -240C78 -280 30 -296 12 -258L-18 -40Z', kit.across(colour)) +
    oval(0, -24, 30, 30, kit.round(STEEL)) +
    path('M-34 -8C-70 60 -70 130 -22 176L-4 140C-22 110 -20 60 -4 10Z', kit.across(COPPER)) +
    path('M34 -8C70 60 70 130 22 176L4 140C22 110 20 60 4 10Z', kit.across(COPPER)) +
    stroke(
      'M-20 150L-6 132M-34 120L-16 110M-38 90L-18 86M20 150L6 132M34 120L16 110M38 90L18 86',
      '#6E4A18',
      7,
    ) +
    glint('M-50 -240L-28 -90', 6, 0.4)
  );
}

export function jumpLeads(kit: Kit): string {
  const coil = (rx: number, ry: number, y: number, colour: string): string =>
    tube(
      `M${600 - rx} ${y}A${rx} ${ry} 0 1 0 ${600 + rx} ${y}A${rx} ${ry} 0 1 0 ${600 - rx} ${y}Z`,
      40,
      colour,
    );
  return (
    groundShadow(600, 980, 400, 62, 0.86) +
    coil(320, 130, 810, DARK) +
    coil(310, 126, 770, RED) +
    coil(296, 120, 728, DARK) +
    coil(286, 114, 690, RED) +
    tube('M330 720C290 690 270 660 272 560', 40, RED) +
    tube('M470 600C440 560 450 520 462 470', 40, DARK) +
    tube('M730 600C760 560 750 520 738 470', 40, RED) +
    tube('M890 740C920 690 930 660 928 560', 40, DARK) +
    placed(clamp(kit, RED), 214, 380, 166) +
    placed(clamp(kit, DARK), 450, 320, 176) +
    placed(clamp(kit, RED), 750, 320, 184) +
    placed(clamp(kit, DARK), 986, 380, 194)
  );
}

export function charger(kit: Kit): string {
  const fins = Array.from({ length: 9 }, (_, index) => `M${770 + index * 18} 640V830`).join('');
  const lamp = (x: number, colour: string): string => oval(x, 800, 17, 17, kit.round(colour));
  return (
    groundShadow(590, 1000, 380, 58, 0.9) +
    tube('M300 880C200 900 170 980 230 1010C300 1040 330 960 420 1000', 26, RED) +
    tube('M880 900C1000 900 1050 960 990 1004C940 1040 880 1000 830 1010', 26, '#171B20') +
    path(
      'M420 480C420 380 460 350 530 350H690C760 350 800 380 800 480',
      'none',
      `stroke="${DARK}" stroke-width="50"`,
    ) +
    glint('M430 450C434 392 470 372 530 372H690', 6, 0.3) +
    box(240, 470, 720, 520, 56, kit.across('#1D5FBF')) +
    path('M240 860H960V934A56 56 0 0 1 904 990H296A56 56 0 0 1 240 934Z', kit.across(DARK)) +
    box(300, 530, 420, 310, 28, '#10151B') +
    box(314, 544, 392, 190, 18, kit.flat('#17324F')) +
    label('12', 480, 684, 96, '#5FD0A0', { weight: 15 }, 250) +
    label('V', 610, 684, 52, '#5FD0A0', { weight: 15 }) +
    lamp(352, '#12B76A') +
    lamp(420, '#F0B429') +
    lamp(488, '#D92D20') +
    box(560, 772, 130, 54, 27, kit.down('#59636F')) +
    stroke(fins, '#0B2447', 9, 'stroke-linecap="round"') +
    label('SMART CHARGER', 600, 942, 44, '#FFFFFF', { tracking: 14 }) +
    glint('M262 530V840', 7, 0.4) +
    glint('M300 486H900', 5, 0.35)
  );
}

/** The blades of an air vent in their frame. */
function vent(kit: Kit): string {
  const blades = Array.from({ length: 5 }, (_, index) =>
    box(196, 560 + index * 76, 808, 44, 14, kit.down('#4A535E')),
  );
  return (
    box(140, 500, 920, 460, 70, kit.flat('#39414B')) +
    box(172, 532, 856, 396, 46, '#0D1014') +
    blades.join('')
  );
}

/** A phone in its holder, which is clipped to an air vent. */
export function phoneHolder(kit: Kit): string {
  const arm = (side: number): string =>
    placed(
      box(-28, -130, 56, 260, 24, kit.across(DARK)) + box(-12, -104, 24, 208, 10, '#59636F'),
      600 + side * 206,
      440,
    );
  return (
    groundShadow(600, 966, 430, 34, 0.9) +
    vent(kit) +
    box(548, 690, 104, 190, 26, kit.across('#39414B')) +
    box(524, 850, 152, 44, 18, kit.down('#59636F')) +
    oval(600, 730, 56, 56, kit.round('#59636F')) +
    arm(-1) +
    arm(1) +
    box(410, 150, 380, 560, 46, kit.flat('#11161C')) +
    box(428, 170, 344, 520, 32, kit.flat('#123E7C')) +
    path(
      'M428 540L560 450L640 520L772 380V658A32 32 0 0 1 740 690H460A32 32 0 0 1 428 658Z',
      '#0F8A57',
      'fill-opacity="0.55"',
    ) +
    stroke(
      'M500 680C520 590 640 590 620 490C604 420 540 410 560 320',
      '#FFFFFF',
      20,
      'stroke-linecap="round" stroke-opacity="0.92"',
    ) +
    path(
      'M560 216C596 216 618 242 618 272C618 310 560 354 560 354C560 354 502 310 502 272C502 242 524 216 560 216Z',
      '#E5484D',
    ) +
    oval(560, 272, 20, 20, '#FFFFFF') +
    path(
      'M428 202A32 32 0 0 1 460 170H640L470 690H460A32 32 0 0 1 428 658Z',
      '#FFFFFF',
      'fill-opacity="0.1"',
    ) +
    [-1, 1]
      .map((side) => box(600 + side * 206 - (side < 0 ? 14 : 34), 390, 48, 110, 16, kit.across('#39414B')))
      .join('') +
    box(470, 696, 260, 52, 20, kit.down(DARK))
  );
}

export function dashCamera(kit: Kit): string {
  return (
    softShadow(600, 1000, 340, 48) +
    groundShadow(985, 1004, 60, 14, 0.6) +
    tube('M940 640C1040 660 1060 800 980 860C920 910 950 980 1010 1000', 18, '#22262C') +
    path('M470 250H730L706 330H494Z', kit.down('#39414B')) +
    box(440, 212, 320, 48, 18, kit.down('#59636F')) +
    box(556, 320, 88, 130, 20, kit.across('#39414B')) +
    oval(600, 400, 58, 58, kit.round('#59636F')) +
    box(240, 430, 720, 440, 92, kit.down('#262B32')) +
    box(262, 450, 676, 400, 78, kit.flat('#333A43')) +
    oval(520, 650, 196, 196, kit.round('#171B20')) +
    oval(520, 650, 172, 172, 'none', 'stroke="#7A8794" stroke-width="6"') +
    oval(520, 650, 140, 140, '#0A0D12') +
    oval(520, 650, 112, 112, kit.round('#17365F')) +
    oval(520, 650, 66, 66, '#071225') +
    oval(476, 604, 34, 24, '#FFFFFF', 'fill-opacity="0.75" transform="rotate(-40 476 604)"') +
    oval(566, 700, 14, 10, '#8FC3FF', 'fill-opacity="0.7"') +
    oval(800, 560, 22, 22, kit.round('#D92D20')) +
    label('FULL HD', 818, 690, 44, '#E3E8EE', { weight: 16 }, 150) +
    seam('M752 760H880M752 784H880M752 808H880', 7, 0.6) +
    glint('M320 466H880', 6, 0.35)
  );
}

function bulb(kit: Kit): string {
  return (
    box(-92, 150, 184, 74, 14, kit.across('#39414B')) +
    [-60, 0, 60].map((x) => box(x - 13, 216, 26, 96, 6, kit.across('#C4CBD4'))).join('') +
    path('M-110 80H110L96 156H-96Z', kit.across(STEEL)) +
    box(-124, 62, 248, 30, 10, kit.across('#C4CBD4')) +
    path(
      'M-74 64V-210C-74 -270 -44 -306 0 -306C44 -306 74 -270 74 -210V64Z',
      '#DCEBFA',
      'fill-opacity="0.75"',
    ) +
    path(
      'M-74 64V-210C-74 -270 -44 -306 0 -306C44 -306 74 -270 74 -210V64Z',
      kit.across('#BFD6EE'),
      'fill-opacity="0.45"',
    ) +
    path(
      'M-66 -214C-66 -264 -40 -298 0 -298C40 -298 66 -264 66 -214V-196C40 -216 -40 -216 -66 -196Z',
      '#2A6DC4',
      'fill-opacity="0.5"',
    ) +
    stroke('M-26 60V-70M26 60V-20', '#8A94A0', 9) +
    stroke(
      'M-26 -70L-20 -84L-12 -66L-4 -86L4 -66L12 -86L26 -66V-20',
      '#F0A92E',
      8,
      'stroke-linejoin="round"',
    ) +
    oval(0, -72, 60, 60, 'url(#lamp)') +
    glint('M-52 -200V30', 9, 0.8)
  );
}

const GLOW =
  '<defs><radialGradient id="lamp"><stop offset="0" stop-color="#FFE9A8" stop-opacity="0.95"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></radialGradient></defs>';

export function singleBulb(kit: Kit): string {
  return GLOW + groundShadow(600, 1006, 190, 44, 0.75) + placed(bulb(kit), 600, 640, 0, 1.16);
}

export function bulbs(kit: Kit): string {
  return (
    GLOW +
    groundShadow(600, 996, 370, 52, 0.75) +
    placed(bulb(kit), 400, 690, -9, 1.02) +
    placed(bulb(kit), 800, 690, 9, 1.02)
  );
}
