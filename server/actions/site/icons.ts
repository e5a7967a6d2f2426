import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import { ShopError } from '../../../domain/core/errors.js';

interface IconBatch {
  prefix: string;
  /** SVG bodies on a 24 × 24 grid, by name; unknown names are omitted. */
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

const GRID_PX = 24;
const DRAWINGS: Record<string, { body: string } | undefined> = tabler.icons;

/** Icons of the set in `file` (`tabler.json`); throws `not_found` for another set. */
export function readIcons(file: string, names: readonly string[]): IconBatch {
  if (file !== `${tabler.prefix}.json`) throw new ShopError('not_found');
  const icons: IconBatch['icons'] = {};
  for (const name of names) {
    const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
    if (drawing !== undefined) icons[name] = { body: drawing.body };
  }
  return { prefix: tabler.prefix, icons, width: GRID_PX, height: GRID_PX };
}
