import {
  type Attributes,
  type ItemAttributeKey,
  markingOf,
  STORE_ATTRIBUTES,
} from '../../../../domain/catalogue/attributes/attributes.js';
import { latinDigits } from '../../../../domain/core/digits.js';
import { parseSize } from '../../../../domain/catalogue/parseSize.js';
import { formatSize, type TyreSize } from '../../../../domain/catalogue/tyre.js';

/** What an attribute means to the shop, whatever the operator has named it. */
export type Role = keyof typeof STORE_ATTRIBUTES;

/** Roles by each of their names; of the roles of one name the first counts. */
const ROLES: ReadonlyMap<string, Role> = new Map(
  Object.entries(STORE_ATTRIBUTES)
    .flatMap(([role, names]) => names.map((name) => [name, role as Role] as const))
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

/** `91V` or `107/105T` as a separate word. */
const MARKING = /(?<![\d/])(\d{2,3}(?:\/\d{2,3})?)\s?([A-HJ-NP-Y])(?![a-z\d])/i;

/** Parses `205/55 R16 91V`, in digits of any script; missing parts are absent. */
export function readTyre(text: string): TyreData {
  const latin = latinDigits(text).toUpperCase();
  const size = parseSize(latin);
  if (size === null) return { size: null, attributes: {} };
  const afterRim = latin.slice(latin.lastIndexOf(String(size.rim)) + String(size.rim).length);
  const [, load, speed] = MARKING.exec(afterRim) ?? [];
  return {
    size,
    attributes: {
      ...(load === undefined ? {} : { load_index: { en: load } }),
      ...(speed === undefined ? {} : { speed_index: { en: speed } }),
    },
  };
}

/** `205/55 R16 91V`, the label of a tyre variation. */
export function tyreLabel({ size, attributes }: TyreData): string | null {
  if (size === null) return null;
  return [formatSize(size), markingOf(attributes)].filter((part) => part !== '').join(' ');
}
