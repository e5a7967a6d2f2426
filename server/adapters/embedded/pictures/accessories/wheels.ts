/** Small things for wheels: valve caps, bolts, covers, and the shine in its bottle. */
import { box, groundShadow, oval, path, polar, stroke } from '../svg.js';
import { glint, hexagon, label, placed, seam } from './kit.js';
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
    oval(0, -30, 128, 26, kit.across('#8A94A0')) +
    path('M-104 -172L-56 -172V-34L-104 -40Z', kit.flat('#D4DAE1')) +
    path('M-56 -172H56V-30H-56Z', kit.across('#C4CBD4')) +
    path('M56 -172H104V-40L56 -34Z', kit.flat('#7A8794')) +
    path(hexagon(0, -172, 104, 0.34), kit.flat('#DDE2E8')) +
    oval(0, -172, 62, 21, kit.flat('#AEB7C2')) +
    glint('M-50 -160V-50', 6, 0.8)
  );
}

export function wheelBolts(kit: Kit): string {
  const stand = (x: number, y: number, size: number, turn: number): string =>
    placed(bolt(kit), x, y, turn, size);
  return (
    groundShadow(600, 1002, 400, 56, 0.8) +
    stand(330, 620, 0.96, -7) +
    stand(870, 620, 0.96, 7) +
    stand(600, 640, 1.0, 0)
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

export function tyreShine(kit: Kit): string {
  const body =
    'M400 560C400 500 440 478 500 460C528 450 540 436 540 410V372H660V410C660 436 672 450 700 460C760 478 800 500 800 560V964C800 992 782 1010 754 1010H446C418 1010 400 992 400 964Z';
  return (
    groundShadow(600, 1008, 230, 48, 0.85) +
    path(body, kit.across('#20262E')) +
    box(532, 318, 136, 70, 14, kit.across('#C62A22')) +
    path(
      'M470 214H720C752 214 770 232 770 262V274H700V322H520V286H470C452 286 440 272 440 250C440 228 452 214 470 214Z',
      kit.down('#C62A22'),
    ) +
    box(404, 226, 52, 46, 10, kit.down('#2B3038')) +
    path('M700 276C706 330 692 366 660 396L640 384C664 356 672 320 664 276Z', kit.across('#A51C17')) +
    box(428, 560, 344, 380, 18, '#FFFFFF') +
    box(428, 560, 344, 110, 18, '#0B7A4B') +
    label('TYRE SHINE', 600, 634, 42, '#FFFFFF', { weight: 20 }, 300) +
    oval(600, 774, 92, 92, '#1A1F26') +
    oval(600, 774, 56, 56, '#E3E8EE') +
    oval(600, 774, 44, 44, kit.round('#AEB7C2')) +
    path('M694 674L704 704L734 714L704 724L694 754L684 724L654 714L684 704Z', '#F1B62F') +
    label('500 ML', 600, 916, 30, '#0F1B2D', { weight: 15 }) +
    box(428, 560, 344, 380, 18, kit.across('#8090A0'), 'fill-opacity="0.14"') +
    glint('M424 560C424 520 456 500 510 484', 7, 0.5) +
    seam('M412 972H788', 4, 0.5)
  );
}
