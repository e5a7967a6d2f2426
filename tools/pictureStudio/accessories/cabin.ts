/** Accessories for body and cabin: mats, sunshade, air freshener, car cover, wipers. */
import { box, groundShadow, oval, path, softShadow, stroke } from '../svg.js';
import { glint, label, placed, tube } from './kit.js';
import type { Kit } from './kit.js';

const DARK = '#2B3038';

function mat(kit: Kit): string {
  const outline =
    'M-170 -250C-170 -280 -150 -296 -122 -296H96C140 -296 176 -270 176 -226V236C176 270 158 290 124 290H-124C-158 290 -176 270 -176 236Z';
  const ribs = Array.from(
    { length: 13 },
    (_, index) => `M-126 ${-236 + index * 36}L0 ${-212 + index * 36}L126 ${-236 + index * 36}`,
  ).join('');
  return (
    path(outline, '#0D1014', 'transform="translate(7 12)"') +
    path(outline, kit.flat('#353C45')) +
    stroke(outline, '#59636F', 9) +
    stroke(ribs, '#12161B', 13, 'stroke-linejoin="round"') +
    stroke(ribs, '#6B7683', 4, 'stroke-linejoin="round" transform="translate(0 9)"') +
    box(-84, 196, 168, 62, 10, kit.down('#12161B')) +
    box(-60, 218, 120, 18, 6, '#0F8A57') +
    glint('M-160 -240C-160 -268 -146 -284 -120 -284H90', 5, 0.5)
  );
}

export function floorMats(kit: Kit): string {
  return (
    groundShadow(600, 1000, 420, 50, 0.9) +
    placed(mat(kit), 412, 420, -5, 0.86) +
    placed(`<g transform="scale(-1 1)">${mat(kit)}</g>`, 800, 420, 5, 0.86) +
    placed(mat(kit), 400, 716, -3, 0.96) +
    placed(`<g transform="scale(-1 1)">${mat(kit)}</g>`, 804, 716, 3, 0.96)
  );
}

export function sunShade(kit: Kit): string {
  const panels = Array.from({ length: 8 }, (_, index) => {
    const x = 150 + index * 112.5;
    const [top, low] = index % 2 === 0 ? [404, 372] : [372, 404];
    const d = `M${x} ${top}L${x + 112.5} ${low}V${low === 404 ? 872 : 904}L${x} ${top === 404 ? 872 : 904}Z`;
    return (
      path(d, kit.across(index % 2 === 0 ? '#C9D0D8' : '#8E99A6')) +
      stroke(`M${x} ${top}V${top === 404 ? 872 : 904}`, '#5C6773', 4, 'stroke-opacity="0.7"')
    );
  });
  const quilt = Array.from({ length: 5 }, (_, index) => `M160 ${466 + index * 84}H1040`).join('');
  return (
    groundShadow(600, 916, 480, 44, 0.95) +
    panels.join('') +
    stroke(quilt, '#FFFFFF', 4, 'stroke-opacity="0.4" stroke-dasharray="16 12"') +
    path('M520 404L540 480H660L680 380L600 372Z', '#F6F8FA') +
    path(
      'M526 404C530 470 560 486 600 486C640 486 668 470 676 392',
      'none',
      'stroke="#2B3038" stroke-width="12"',
    ) +
    stroke(
      'M150 404L262 372L375 404L488 372L526 384M676 392L712 372L825 404L938 372L1050 404',
      '#2B3038',
      12,
      'stroke-linejoin="round"',
    ) +
    stroke(
      'M150 872L262 904L375 872L488 904L600 872L712 904L825 872L938 904L1050 872V404M150 404V872',
      '#2B3038',
      12,
      'stroke-linejoin="round"',
    ) +
    placed(
      oval(0, 0, 66, 66, '#F1B62F') +
        stroke(
          'M0 -98V-122M0 98V122M-98 0H-122M98 0H122M-70 -70L-87 -87M70 70L87 87M-70 70L-87 87M70 -70L87 -87',
          '#F1B62F',
          16,
          'stroke-linecap="round"',
        ),
      600,
      660,
    )
  );
}

/** A cardboard tree on a string. */
export function airFreshener(kit: Kit): string {
  const tree =
    'M600 250L736 452L676 442L806 640L728 628L884 850H672V948H528V850H316L472 628L394 640L524 442L464 452Z';
  const needles =
    'M600 330V820M600 470L540 520M600 470L660 520M600 620L510 690M600 620L690 690M600 750L450 812M600 750L750 812';
  return (
    softShadow(600, 1024, 230, 36) +
    stroke('M600 262C560 200 566 130 600 108C634 130 640 200 600 262Z', '#E9EDF2', 12) +
    stroke('M600 262C560 200 566 130 600 108C634 130 640 200 600 262Z', '#8A94A0', 5) +
    stroke(tree, '#064A31', 44, 'stroke-linejoin="round" transform="translate(8 12)"') +
    stroke(tree, '#0F8A57', 44, 'stroke-linejoin="round"') +
    path(tree, kit.flat('#0F8A57')) +
    stroke(needles, '#FFFFFF', 10, 'stroke-linecap="round" stroke-opacity="0.5"') +
    box(498, 930, 204, 64, 14, kit.down('#0B7A4B')) +
    oval(600, 276, 15, 15, '#F6F8FA') +
    glint('M470 446L588 270M398 634L516 452', 6, 0.55)
  );
}

export function carCover(kit: Kit): string {
  const outline =
    'M130 900C120 800 136 740 190 716L330 676C400 560 450 500 540 484C640 466 760 470 840 512C900 544 940 600 980 672C1040 690 1076 720 1080 780L1086 900C1080 936 1052 944 1020 940H180C148 944 136 930 130 900Z';
  const folds =
    'M330 676C360 740 340 840 352 938M540 486C520 620 540 780 520 938M840 514C860 640 850 800 868 938M980 674C960 760 990 860 984 938M200 716C230 780 206 880 226 938';
  return (
    groundShadow(610, 946, 500, 50, 0.94) +
    path(outline, kit.down('#9AA6B4')) +
    path(
      'M330 676C400 560 450 500 540 484C640 466 760 470 840 512C900 544 940 600 980 672C760 640 520 640 330 676Z',
      '#FFFFFF',
      'fill-opacity="0.26"',
    ) +
    path(
      'M352 694C420 590 470 540 548 524C600 514 640 512 660 512L656 664C540 664 440 672 352 694Z',
      '#3F4B59',
      'fill-opacity="0.16"',
    ) +
    path(
      'M690 512C760 512 810 526 850 560C884 590 906 626 930 668C860 660 780 660 690 662Z',
      '#3F4B59',
      'fill-opacity="0.16"',
    ) +
    stroke(folds, '#3F4B59', 7, 'stroke-opacity="0.32" stroke-linecap="round"') +
    stroke(folds, '#FFFFFF', 6, 'stroke-opacity="0.45" stroke-linecap="round" transform="translate(-9 0)"') +
    path(
      'M250 942C250 850 300 806 350 806C400 806 450 850 450 942M800 942C800 850 850 806 900 806C950 806 1000 850 1000 942',
      '#2F3843',
      'fill-opacity="0.18"',
    ) +
    stroke(
      'M136 918C240 950 330 930 420 942C540 956 640 932 760 944C880 954 980 934 1082 916',
      '#39444F',
      12,
      'stroke-linecap="round" stroke-opacity="0.75"',
    ) +
    glint('M400 580C450 520 500 500 560 492', 8, 0.7) +
    path(
      'M146 800L340 770L620 760L860 766L1076 796L1078 816L860 788L620 782L340 792L144 822Z',
      '#0F8A57',
      'fill-opacity="0.75"',
    )
  );
}

function wiper(length: number): string {
  const half = length / 2;
  return (
    tube(`M${-half} 34C${-half / 2} 8 ${half / 2} 8 ${half} 34`, 26, '#171B20') +
    stroke(`M${-half} 52C${-half / 2} 26 ${half / 2} 26 ${half} 52`, '#59636F', 9) +
    tube(`M${-half * 0.72} 10C${-half * 0.3} -18 ${half * 0.3} -18 ${half * 0.72} 10`, 34, DARK) +
    box(-66, -58, 132, 66, 18, '#39414B') +
    box(-46, -44, 92, 18, 8, '#7A8794')
  );
}

/** A single wiper blade; `figures` is its length, for one of several sizes. */
export function wiperBlades(kit: Kit, [length]: readonly string[]): string {
  const card =
    length === undefined
      ? ''
      : box(716, 770, 250, 104, 16, kit.flat('#0B7A4B')) + label(length, 841, 838, 40, '#FFFFFF', {}, 210);
  return (
    placed(oval(0, 70, 540, 36, 'url(#ground-mid)'), 600, 570, -16) +
    placed(wiper(1040), 590, 560, -16) +
    card
  );
}
