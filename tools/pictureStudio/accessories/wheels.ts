/** Wheel accessories: valve caps, bolts, covers and tyre shine. */
import { box, groundShadow, oval, path, polar, stroke } from '../svg.js';
import { glint, label, placed, seam } from './kit.js';
import type { Kit } from './kit.js';

const STEEL = '#AEB7C2';

function cap(kit: Kit, colour: string): string {
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const x = -92 * Math.cos((Math.PI * (index + 0.5)) / 9);
    return `M${x.toFixed(1)} -96V74`;
  }).join('');
  return (
    path('M-100 -110C-100 -170 100 -170 100 -110V84C100 128 -100 128 -100 84Z', kit.across(colour)) +
    stroke(ribs, '#05080D', 9, 'stroke-opacity="0.3" stroke-linecap="round"') +
    oval(0, -112, 100, 44, kit.flat(colour)) +
    oval(0, -116, 78, 32, kit.round(colour)) +
    path('M-112 84C-112 138 112 138 112 84V112C112 168 -112 168 -112 112Z', kit.across(colour)) +
    glint('M-92 -120C-84 -146 -40 -154 0 -154', 6, 0.7)
  );
}

export function valveCaps(kit: Kit): string {
  const place = (colour: string, x: number, y: number, size: number): string =>
    groundShadow(x, y + 132 * size, 118 * size, 26 * size, 0.9) + placed(cap(kit, colour), x, y, 0, size);
  return (
    place('#2B3038', 420, 500, 1.06) +
    place('#AEB7C2', 780, 500, 1.06) +
    place('#C62A22', 390, 826, 1.24) +
    place('#1D5FBF', 800, 826, 1.24)
  );
}

/** The pattern that fits only its key. */
function lockPattern(cx: number, cy: number, size: number, squash: number): string {
  const dots = Array.from({ length: 7 }, (_, index) => {
    const point = polar(0, 0, size, (index / 7) * 2 * Math.PI);
    return oval(cx + point.x, cy + point.y * squash, size * 0.42, size * 0.42 * squash, '#14181D');
  });
  return oval(cx, cy, size, size * squash, '#14181D') + dots.join('');
}

/** A locking bolt: round head with the pattern on top, conical seat, thread. */
function bolt(kit: Kit): string {
  const threads = Array.from(
    { length: 15 },
    (_, index) => `M-58 ${40 + index * 20}L58 ${52 + index * 20}`,
  ).join('');
  return (
    box(-60, 30, 120, 318, 12, kit.across(STEEL)) +
    stroke(threads, '#3E4854', 8, 'stroke-opacity="0.75"') +
    path('M-52 344H52L36 372H-36Z', kit.across('#8A94A0')) +
    path('M-96 -30H96L58 44H-58Z', kit.across('#C4CBD4')) +
    path('M-100 -172V-32C-100 4 100 4 100 -32V-172Z', kit.across('#B4BCC6')) +
    oval(0, -172, 100, 36, kit.flat('#DDE2E8')) +
    lockPattern(0, -172, 46, 0.36) +
    glint('M-78 -150V-40', 6, 0.8)
  );
}

/** The key: a hexagon for the wrench, a collar and the raised pattern. */
function lockKey(kit: Kit): string {
  return (
    box(-210, -64, 150, 128, 14, kit.down('#8A94A0')) +
    seam('M-210 -22H-60M-210 22H-60', 5, 0.45) +
    box(-70, -86, 200, 172, 22, kit.down('#C4CBD4')) +
    oval(132, 0, 34, 86, kit.flat('#DDE2E8')) +
    placed(lockPattern(0, 0, 44, 0.36), 134, 0, 90) +
    glint('M-60 -66H116', 6, 0.8)
  );
}

export function wheelBolts(kit: Kit): string {
  const stand = (x: number, turn: number): string => placed(bolt(kit), x, 440, turn, 0.86);
  return (
    groundShadow(600, 770, 440, 44, 0.85) +
    stand(255, -5) +
    stand(485, -2) +
    stand(715, 2) +
    stand(945, 5) +
    groundShadow(610, 1000, 210, 30, 0.85) +
    placed(lockKey(kit), 630, 915, 0, 0.92)
  );
}

export function wheelCover(kit: Kit): string {
  const [cx, cy] = [600, 590];
  const at = (radius: number, angle: number): string => {
    const point = polar(cx, cy, radius, angle);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  };
  const window = (angle: number): string =>
    `M${at(182, angle - 0.2)}C${at(230, angle - 0.34)} ${at(300, angle - 0.33)} ${at(348, angle - 0.34)}A348 348 0 0 1 ${at(348, angle + 0.18)}C${at(300, angle + 0.12)} ${at(240, angle + 0.1)} ${at(186, angle + 0.16)}Z`;
  const angles = Array.from({ length: 9 }, (_, index) => (index / 9) * 2 * Math.PI);
  return (
    groundShadow(604, 1022, 300, 40, 0.5) +
    oval(cx, cy, 430, 430, kit.round('#8F99A5')) +
    oval(cx, cy, 416, 416, kit.flat('#DCE1E7')) +
    oval(cx, cy, 384, 384, kit.flat('#AEB7C2')) +
    oval(cx, cy, 374, 374, kit.round('#C6CDD5')) +
    angles
      .map(
        (angle) =>
          path(window(angle), '#1A1F26') +
          stroke(window(angle), '#FFFFFF', 5, 'stroke-opacity="0.75" transform="translate(3 4)"') +
          stroke(window(angle), '#5C6773', 4),
      )
      .join('') +
    oval(cx, cy, 150, 150, kit.round('#D5DAE1')) +
    oval(cx, cy, 128, 128, 'none', 'stroke="#8A94A0" stroke-width="5"') +
    oval(cx, cy, 84, 84, kit.flat('#2B3038')) +
    oval(cx, cy, 70, 70, kit.round('#39414B')) +
    glint('M254 390A400 400 0 0 1 520 200', 10, 0.85)
  );
}

/** A spray can: body, shoulder and cap. */
export function tyreShine(kit: Kit): string {
  const body =
    'M430 470C430 400 480 372 530 362H670C720 372 770 400 770 470V984C770 1004 756 1018 736 1018H464C444 1018 430 1004 430 984Z';
  return (
    groundShadow(606, 1018, 210, 46, 0.85) +
    path(body, kit.across('#20262E')) +
    path('M512 366C512 330 540 316 560 312H640C660 316 688 330 688 366Z', kit.across('#AEB7C2')) +
    path('M520 312V216C520 190 540 174 566 174H640C664 174 680 190 680 216V312Z', kit.across('#C62A22')) +
    oval(546, 222, 16, 16, '#14181D') +
    oval(546, 222, 7, 7, '#E3E8EE') +
    box(430, 556, 340, 372, 0, '#FFFFFF') +
    box(430, 556, 340, 108, 0, '#0B7A4B') +
    label('TYRE GLOSS', 600, 628, 40, '#FFFFFF', { weight: 20 }, 290) +
    oval(600, 770, 88, 88, '#1A1F26') +
    oval(600, 770, 54, 54, '#E3E8EE') +
    oval(600, 770, 42, 42, kit.round('#AEB7C2')) +
    path('M690 672L700 702L730 712L700 722L690 752L680 722L650 712L680 702Z', '#F1B62F') +
    label('400 ML', 600, 904, 32, '#0F1B2D', { weight: 15 }) +
    box(430, 556, 340, 372, 0, kit.across('#7C8896'), 'fill-opacity="0.26"') +
    glint('M458 470C462 430 494 406 540 396', 7, 0.5) +
    seam('M436 982H764', 4, 0.5)
  );
}
