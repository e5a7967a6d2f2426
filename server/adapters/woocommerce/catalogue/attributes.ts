import { keysOf } from '../../../../domain/core/byKey.js';
import {
  type Attributes,
  type ItemAttributeKey,
  STORE_ATTRIBUTES,
} from '../../../../domain/catalogue/attributes/attributes.js';
import { markingOf } from '../../../../domain/catalogue/attributes/marking.js';
import { readAttributes } from '../../../../domain/catalogue/attributes/attributeValues.js';
import { readTyre } from '../../../../domain/tyres/readTyre.js';
import { formatSize, type TyreSize } from '../../../../domain/tyres/tyre.js';

/** What an attribute means to the shop, whatever the operator has named it. */
export type Role = keyof typeof STORE_ATTRIBUTES;

/** Roles by each of their names; of the roles of one name the first counts. */
const ROLES: ReadonlyMap<string, Role> = new Map(
  keysOf(STORE_ATTRIBUTES)
    .flatMap((role) => STORE_ATTRIBUTES[role].map((name) => [name, role] as const))
    .reverse(),
);

/** The role of an attribute, by its name or else its slug; null if the shop does not use it. */
export function roleOf({ name, slug }: { name: string; slug: string }): Role | null {
  return ROLES.get(plain(name)) ?? ROLES.get(plain(slug.replace(/^pa_/, ''))) ?? null;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[-_]/g, ' ').trim();
}

export interface TyreData {
  size: TyreSize | null;
  attributes: Attributes<ItemAttributeKey>;
}

/** Size and attributes in a text such as `P225/45RF17 90V XL`; missing parts are absent. */
export function tyreIn(text: string): TyreData {
  const tyre = readTyre(text);
  if (tyre === null) return { size: null, attributes: {} };
  const { size, loadIndex, speedIndex, marks } = tyre;
  return {
    size,
    attributes: {
      ...(loadIndex === null ? {} : { load_index: { en: loadIndex } }),
      ...(speedIndex === null ? {} : { speed_index: { en: speedIndex } }),
      ...readAttributes({
        ...(marks.includes('XL') ? { reinforced: { en: 'XL' } } : {}),
        ...(marks.includes('RFT') ? { run_flat: { en: 'RFT' } } : {}),
      }),
    },
  };
}

/** `205/55 R16 91V`, the label of a tyre variation. */
export function tyreLabel({ size, attributes }: TyreData): string | null {
  if (size === null) return null;
  return [formatSize(size), markingOf(attributes)].filter((part) => part !== '').join(' ');
}
