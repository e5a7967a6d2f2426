import { latinDigits } from '../../../../domain/core/fold.js';
import { formatSize, parseSize, type TyreSize } from '../../../../domain/catalogue/tyre.js';

/** What the shop knows of a product by its attributes, whatever the operator has called them. */
export type Role = 'brand' | 'origin' | 'load' | 'speed' | 'size';

const NAMES: Record<Role, readonly string[]> = {
  brand: ['brand', 'brands', 'maker', 'manufacturer', 'الماركة', 'العلامة التجارية'],
  origin: ['origin', 'country', 'country of origin', 'made in', 'المنشأ', 'بلد المنشأ'],
  load: ['load index', 'load', 'مؤشر الحمولة'],
  speed: ['speed index', 'speed rating', 'speed symbol', 'speed', 'مؤشر السرعة', 'رمز السرعة'],
  size: ['size', 'tyre size', 'tire size', 'المقاس'],
};

/** What an attribute is about; null for one that the shop shows nowhere. */
export function roleOf({ name, slug }: { name: string; slug: string }): Role | null {
  const words = [name, slug.replace(/^pa_/, '')].map((text) =>
    text.toLowerCase().replace(/[-_]/g, ' ').trim(),
  );
  const found = Object.entries(NAMES).find(([, names]) => words.some((word) => names.includes(word)));
  return (found?.[0] as Role | undefined) ?? null;
}

export interface TyreData {
  size: TyreSize | null;
  loadIndex: string | null;
  speedIndex: string | null;
}

/** `91V` or `107/105T`, standing by itself. */
const MARKING = /(?<![\d/])(\d{2,3}(?:\/\d{2,3})?)\s?([A-HJ-NP-Y])(?![a-z\d])/i;

/** Reads `205/55 R16 91V`, in digits of any script; what is not said in the text is null. */
export function readTyre(text: string): TyreData {
  const latin = latinDigits(text).toUpperCase();
  const size = parseSize(latin);
  if (size === null) return { size: null, loadIndex: null, speedIndex: null };
  const afterRim = latin.slice(latin.lastIndexOf(String(size.rim)) + String(size.rim).length);
  const [, loadIndex = null, speedIndex = null] = MARKING.exec(afterRim) ?? [];
  return { size, loadIndex, speedIndex };
}

/** `205/55 R16 91V`, as a choice of a tyre is named. */
export function tyreLabel({ size, loadIndex, speedIndex }: TyreData): string | null {
  if (size === null) return null;
  return [formatSize(size), `${loadIndex ?? ''}${speedIndex ?? ''}`].filter((part) => part !== '').join(' ');
}
