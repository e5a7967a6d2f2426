/** Accessories for tyre pressure: inflators and gauges. */
import { box, groundShadow, oval, path, softShadow, stroke } from '../svg.js';
import { glint, label, placed, seam, tube } from './kit.js';
import type { Kit } from './kit.js';

const DARK = '#2B3038';
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
    label('2.2', 470, 632, 118, '#FFFFFF', { weight: 16 }) +
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

/** The size of a bottle, cordless; its display shows the charge. */
export function cordlessInflator(kit: Kit): string {
  const charge = [0, 1, 2, 3].map((bar) => box(512 + bar * 42, 420, 32, 92, 6, '#5FD0A0')).join('');
  return (
    groundShadow(570, 1012, 210, 44, 0.86) +
    tube('M640 300C700 190 880 190 900 360C914 480 860 560 876 700', 26, '#22262C') +
    placed(
      box(-20, -44, 40, 88, 8, kit.across('#C9A24A')) + box(-28, -64, 56, 26, 6, kit.across(DARK)),
      878,
      748,
    ) +
    box(420, 250, 340, 764, 104, kit.across('#353C45')) +
    box(420, 250, 340, 764, 104, kit.down('#39414B'), 'fill-opacity="0.3"') +
    box(420, 838, 340, 22, 0, GREEN) +
    box(462, 330, 256, 270, 36, '#12161B') +
    box(476, 344, 228, 242, 26, kit.flat('#123E7C')) +
    stroke('M496 404H696V528H496ZM696 444H708V488H696', '#FFFFFF', 8, 'stroke-linejoin="round"') +
    charge +
    oval(590, 706, 62, 62, kit.round(GREEN)) +
    oval(590, 706, 48, 48, 'none', 'stroke="#FFFFFF" stroke-width="5" stroke-opacity="0.8"') +
    stroke('M590 672V704', '#FFFFFF', 9, 'stroke-linecap="round"') +
    oval(498, 706, 22, 22, kit.round('#59636F')) +
    oval(682, 706, 22, 22, kit.round('#59636F')) +
    oval(590, 924, 40, 40, '#12161B') +
    oval(590, 924, 30, 30, kit.round('#FFF3C4')) +
    glint('M440 380V900', 7, 0.35)
  );
}

/** A pocket gauge with a display: head, grip, and the nozzle at its foot. */
export function gauge(kit: Kit): string {
  return (
    softShadow(610, 1030, 190, 34) +
    oval(600, 1030, 60, 18, '#FFE9A8', 'fill-opacity="0.7"') +
    box(556, 940, 88, 84, 18, kit.across('#C9A24A')) +
    box(572, 1010, 56, 24, 8, kit.across('#8A94A0')) +
    path('M500 500H700L672 930C670 962 650 976 620 976H580C550 976 530 962 528 930Z', kit.across(DARK)) +
    seam('M536 700H664M538 742H662M542 784H658M546 826H654M550 868H650', 8, 0.55) +
    box(330, 180, 540, 390, 128, kit.across(RED)) +
    box(352, 202, 496, 346, 110, kit.flat('#262B32')) +
    box(408, 252, 384, 204, 36, '#0F1318') +
    box(422, 266, 356, 176, 26, kit.flat('#17324F')) +
    label('2.2', 556, 402, 104, '#8FE3C0', { weight: 15 }, 210) +
    label('BAR', 722, 402, 34, '#8FE3C0', { weight: 14 }, 84) +
    oval(600, 504, 26, 26, kit.round(RED)) +
    glint('M372 300C376 250 410 222 460 218H740', 7, 0.5)
  );
}
