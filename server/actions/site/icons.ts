import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import { ShopError } from '../../../domain/core/errors.js';

export interface IconBatch {
  prefix: string;
  /** SVG bodies on a grid of 24 by 24, by name; names that the set does not have are left out. */
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

const GRID_PX = 24;
const DRAWINGS: Record<string, { body: string } | undefined> = tabler.icons;

/** Icons of the set that `file` names (`tabler.json`); throws `not_found` for another set. */
export function readIcons(file: string, names: readonly string[]): IconBatch {
  if (file !== `${tabler.prefix}.json`) throw new ShopError('not_found');
  const icons: IconBatch['icons'] = {};
  for (const name of names) {
    const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
    if (drawing !== undefined) icons[name] = { body: drawing.body };
  }
  return { prefix: tabler.prefix, icons, width: GRID_PX, height: GRID_PX };
}
