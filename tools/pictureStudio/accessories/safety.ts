/** Safety accessories: fire extinguisher and warning triangle. */
import { box, groundShadow, oval, path, stroke } from '../svg.js';
import { glint, label, seam, tube } from './kit.js';
import type { Kit } from './kit.js';

const RED = '#CC2A21';

export function fireExtinguisher(kit: Kit): string {
  return (
    groundShadow(610, 1020, 200, 44, 0.9) +
    tube('M650 286C800 300 800 420 796 560C792 680 790 740 770 800', 34, '#20242A') +
    path('M748 776L800 790L782 880C776 900 736 892 740 868Z', kit.across('#2B3038')) +
    path(
      'M430 470C430 390 500 350 600 350C700 350 770 390 770 470V984C770 1030 430 1030 430 984Z',
      kit.across(RED),
    ) +
    path('M430 956C430 1000 770 1000 770 956V984C770 1030 430 1030 430 984Z', '#20242A') +
    box(552, 286, 96, 84, 12, kit.across('#C9A24A')) +
    path(
      'M470 196L700 168C722 166 730 190 712 200L640 232V280H560V236H480C456 236 448 200 470 196Z',
      kit.down('#39414B'),
    ) +
    path('M480 262H620V292H500C478 292 466 262 480 262Z', kit.down('#59636F')) +
    oval(512, 322, 50, 50, kit.round('#C4CBD4')) +
    oval(512, 322, 38, 38, '#FFFFFF') +
    path('M512 322L486 296A38 38 0 0 1 538 296Z', '#12B76A') +
    stroke('M512 322L520 296', '#20242A', 5, 'stroke-linecap="round"') +
    box(466, 540, 268, 330, 14, '#FFFFFF') +
    box(466, 540, 268, 84, 14, '#20242A') +
    label('FIRE', 600, 602, 42, '#FFFFFF', { weight: 20 }) +
    path(
      'M600 652C640 700 668 736 656 784C648 816 624 830 600 830C574 830 550 812 546 780C542 748 566 740 570 704C590 716 598 730 598 750C612 726 612 690 600 652Z',
      RED,
    ) +
    path(
      'M602 752C622 776 630 790 624 808C620 820 610 826 600 826C588 826 578 816 578 802C578 782 598 780 602 752Z',
      '#F6B33C',
    ) +
    label('ABC 1 KG', 600, 856, 18, '#20242A', { weight: 16 }) +
    glint('M462 460C466 420 500 392 546 380', 9, 0.6) +
    glint('M452 500V930', 10, 0.35) +
    seam('M434 512H466M734 512H768', 4, 0.3)
  );
}

export function warningTriangle(kit: Kit): string {
  return (
    groundShadow(600, 1010, 440, 46, 0.9) +
    stroke('M330 980L240 1016M870 980L960 1016', '#2B3038', 26, 'stroke-linecap="round"') +
    path(
      'M600 150L1040 920C1056 950 1040 978 1006 978H194C160 978 144 950 160 920ZM600 390L352 826H848Z',
      kit.flat('#A51C17'),
      'fill-rule="evenodd" stroke="#A51C17" stroke-width="30" stroke-linejoin="round"',
    ) +
    path(
      'M600 162L1026 912C1040 940 1028 962 1000 962H200C172 962 160 940 174 912ZM600 390L352 826H848Z',
      kit.flat('#E23A2E'),
      'fill-rule="evenodd" stroke-linejoin="round"',
    ) +
    stroke(
      'M600 250L268 838M600 250L932 838M290 894H910',
      '#FF8F82',
      44,
      'stroke-dasharray="6 10" stroke-opacity="0.55"',
    ) +
    stroke('M600 390L352 826H848Z', '#7D130E', 12, 'stroke-linejoin="round"') +
    stroke('M600 330L308 852H892Z', '#F6C9C3', 6, 'stroke-linejoin="round" stroke-opacity="0.7"') +
    glint('M586 200L200 890', 9, 0.6) +
    box(470, 966, 260, 50, 14, kit.down('#39414B')) +
    oval(600, 990, 14, 14, '#AEB7C2')
  );
}
