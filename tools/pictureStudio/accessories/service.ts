/** Service parts: oil filter, air filter, coolant. */
import { box, groundShadow, oval, path, stroke } from '../svg.js';
import { glint, label, seam } from './kit.js';
import type { Kit } from './kit.js';

export function oilFilter(kit: Kit): string {
  const flutes = Array.from({ length: 15 }, (_, index) => {
    const x = 600 - 262 * Math.cos((Math.PI * (index + 0.5)) / 15);
    return `M${x.toFixed(1)} 826V968`;
  }).join('');
  const holes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI;
    return oval(600 + 132 * Math.cos(angle), 312 + 38 * Math.sin(angle), 22, 8, '#0B0E12');
  }).join('');
  return (
    groundShadow(606, 1000, 290, 56, 0.9) +
    path(
      'M330 310V920C330 980 350 1000 400 1014C500 1034 700 1034 800 1014C850 1000 870 980 870 920V310Z',
      kit.across('#1D5FBF'),
    ) +
    stroke(flutes, '#0B2447', 12, 'stroke-opacity="0.5" stroke-linecap="round"') +
    path('M330 440C330 500 870 500 870 440V740C870 800 330 800 330 740Z', '#FFFFFF') +
    path('M330 660C330 720 870 720 870 660V740C870 800 330 800 330 740Z', '#0B7A4B') +
    label('OIL FILTER', 600, 622, 66, '#0B2447', { weight: 20 }, 420) +
    label('SPIN-ON', 600, 758, 30, '#FFFFFF', { tracking: 20 }) +
    path(
      'M330 440C330 500 870 500 870 440V740C870 800 330 800 330 740Z',
      kit.across('#7C8896'),
      'fill-opacity="0.24"',
    ) +
    oval(600, 312, 270, 84, kit.across('#8A94A0')) +
    oval(600, 306, 270, 82, kit.flat('#C4CBD4')) +
    oval(600, 308, 236, 68, '#14181D') +
    oval(600, 304, 214, 60, kit.flat('#AEB7C2')) +
    holes +
    oval(600, 310, 78, 24, '#5C6773') +
    oval(600, 312, 64, 19, '#07090C') +
    glint('M352 380V430M352 800V940', 9, 0.45)
  );
}

export function airFilter(kit: Kit): string {
  const pleats = Array.from({ length: 28 }, (_, index) => {
    const [x, low] = [224 + index * 24, 198 + index * 27];
    return (
      path(`M${x} 434L${x + 12} 434L${low + 13} 806L${low} 806Z`, '#F4E7C4') +
      path(`M${x + 12} 434L${x + 24} 434L${low + 27} 806L${low + 13} 806Z`, '#C9AE74')
    );
  }).join('');
  return (
    groundShadow(590, 930, 460, 60, 0.92) +
    path(
      'M150 850L1010 850L1010 930C1010 950 996 960 976 960H184C164 960 150 950 150 930Z',
      kit.down('#262B32'),
    ) +
    path(
      'M212 372H888C910 372 924 380 930 402L1012 836C1018 866 1004 880 974 880H178C148 880 138 866 144 838L176 404C180 382 190 372 212 372Z',
      kit.flat('#39414B'),
    ) +
    path(
      'M240 424H864C872 424 876 428 878 436L940 806C942 818 936 824 926 824H216C206 824 200 818 202 806L228 436C230 428 232 424 240 424Z',
      '#8A7448',
    ) +
    `<g clip-path="url(#pleats)">${pleats}</g>` +
    '<clipPath id="pleats"><path d="M240 424H864C872 424 876 428 878 436L940 806C942 818 936 824 926 824H216C206 824 200 818 202 806L228 436C230 428 232 424 240 424Z"/></clipPath>' +
    stroke('M240 424H864C872 424 876 428 878 436', '#12161B', 9, 'stroke-opacity="0.7"') +
    stroke('M216 560H898M209 690H920', '#E9D9AE', 9, 'stroke-opacity="0.8"') +
    glint('M190 400C192 388 200 384 212 384H880', 6, 0.5) +
    seam('M150 886H1008', 4, 0.5)
  );
}

/** `figures` is its volume, for one of several sizes. */
export function coolant(kit: Kit, [volume]: readonly string[]): string {
  const body =
    'M340 480C340 420 372 396 440 380C470 372 486 360 486 336V300H614V330C614 344 622 348 636 346C720 330 780 300 822 300C852 300 868 320 868 356V968C868 1000 850 1016 820 1016H388C358 1016 340 1000 340 968Z' +
    'M680 420C668 424 664 430 664 442V474C664 486 672 494 686 494H776C790 494 800 486 800 472V410C800 398 790 392 776 395Z';
  return (
    groundShadow(604, 1014, 290, 54, 0.86) +
    path(body, kit.across('#D9488B'), 'fill-rule="evenodd" fill-opacity="0.94"') +
    path(
      'M340 620C430 600 520 640 610 618C700 600 780 628 868 610V968C868 1000 850 1016 820 1016H388C358 1016 340 1000 340 968Z',
      '#B01E66',
      'fill-opacity="0.35"',
    ) +
    box(488, 206, 124, 100, 14, kit.across('#FFFFFF')) +
    box(482, 288, 136, 20, 6, kit.across('#E3E8EE')) +
    seam('M508 226V280M528 226V280M550 226V280M572 226V280M592 226V280', 4, 0.25) +
    stroke(
      'M680 420C668 424 664 430 664 442V474C664 486 672 494 686 494H776',
      '#6E0F3F',
      7,
      'stroke-opacity="0.7"',
    ) +
    glint('M686 500H778C796 500 806 488 806 472V410', 4, 0.5) +
    box(380, 560, 446, 390, 18, '#FFFFFF') +
    path('M380 850H826V932A18 18 0 0 1 808 950H398A18 18 0 0 1 380 932Z', '#123E7C') +
    label('COOLANT', 603, 656, 62, '#123E7C', { weight: 21 }, 390) +
    thermometer() +
    (volume === undefined ? '' : label(volume, 760, 924, 46, '#FFFFFF')) +
    label(
      'READY TO USE',
      volume === undefined ? 603 : 556,
      916,
      28,
      '#FFFFFF',
      { weight: 15, tracking: 10 },
      300,
    ) +
    box(380, 560, 446, 390, 18, kit.across('#8090A0'), 'fill-opacity="0.12"') +
    glint('M364 480C366 436 396 416 450 402', 8, 0.6)
  );
}

/** The dashboard symbol of a thermometer over waves. */
function thermometer(): string {
  return (
    stroke('M603 690V770', '#D9488B', 20, 'stroke-linecap="round"') +
    oval(603, 784, 28, 28, '#D9488B') +
    stroke('M614 700H644M614 728H644', '#D9488B', 10, 'stroke-linecap="round"') +
    stroke(
      'M480 800C500 784 520 784 540 800M666 800C686 784 706 784 726 800M480 828C520 804 560 842 603 826C646 810 686 844 726 822',
      '#1D5FBF',
      10,
      'stroke-linecap="round"',
    )
  );
}
