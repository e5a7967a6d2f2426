/** Entry point of the drawings: names a product's pictures and draws any of its views. */
import type { PictureSpec } from './specs.js';
import { drawAccessory } from './accessory.js';
import { drawArticle } from './article.js';
import { drawBattery } from './battery.js';
import type { BatteryView } from './battery.js';
import { drawOil } from './oil.js';
import type { OilView } from './oil.js';
import { drawRim } from './rim.js';
import type { RimView } from './rim.js';
import { drawTyre } from './tyre.js';
import type { TyreView } from './tyre.js';

const VIEWS = {
  tyre: ['three-quarter', 'front', 'tread'],
  battery: ['three-quarter', 'front'],
  oil: ['front', 'label'],
  rim: ['front', 'three-quarter'],
  accessory: ['front'],
  article: ['front'],
} as const satisfies Record<PictureSpec['kind'], readonly string[]>;

/** Latin letters and digits with hyphens; `+` is spelt out, because it distinguishes models. */
function slug(...parts: (string | number)[]): string {
  return parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('+', ' plus ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The stem of a product's file names, unique to its spec. */
export function pictureKey(spec: PictureSpec): string {
  switch (spec.kind) {
    case 'tyre':
      return slug('tyre', spec.brand, spec.model, spec.tread, spec.profile);
    case 'battery':
      return slug(
        'battery',
        spec.brand,
        spec.ampereHours === null ? 'range' : `${spec.ampereHours}ah`,
        spec.colour,
      );
    case 'oil':
      return slug(
        'oil',
        spec.brand,
        spec.label,
        spec.litres === null ? 'range' : `${spec.litres}l`,
        spec.colour,
        spec.shape,
      );
    case 'rim':
      return slug('rim', spec.brand, spec.style, spec.finish);
    case 'article':
      return slug('article', spec.subject);
    case 'accessory':
      return slug('accessory', spec.item, ...(spec.figures ?? []));
  }
}

/** The views of a product; the first is the main one. */
export function viewsOf(spec: PictureSpec): readonly string[] {
  return VIEWS[spec.kind];
}

export function pictureFile(spec: PictureSpec, view: string): string {
  return `${pictureKey(spec)}-${view}.webp`;
}

export function brandMarkFile(brandKey: string): string {
  return `brand-${slug(brandKey)}.webp`;
}

function known<View extends string>(views: readonly View[], view: string): View {
  const found = views.find((name) => name === view);
  if (found === undefined) throw new Error(`There is no view called ${view}.`);
  return found;
}

/** One picture as SVG, 1200 by 1200. */
export function drawPicture(spec: PictureSpec, view: string): string {
  switch (spec.kind) {
    case 'tyre':
      return drawTyre(spec, known<TyreView>(VIEWS.tyre, view));
    case 'battery':
      return drawBattery(spec, known<BatteryView>(VIEWS.battery, view));
    case 'oil':
      return drawOil(spec, known<OilView>(VIEWS.oil, view));
    case 'rim':
      return drawRim(spec, known<RimView>(VIEWS.rim, view));
    case 'article':
      known(VIEWS.article, view);
      return drawArticle(spec);
    case 'accessory':
      known(VIEWS.accessory, view);
      return drawAccessory(spec);
  }
}
