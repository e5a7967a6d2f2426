import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import { inLocale, type Locale } from '../../domain/core/locale.js';
import { keptGovernorate } from './keptGovernorate.js';

/** The governorate that was chosen last, with its name; null if none was. */
export function keptPlace(locale: Locale): { governorate: string; name: string } | null {
  const governorate = keptGovernorate();
  const name = governorate === null ? undefined : GOVERNORATES[governorate];
  return governorate === null || name === undefined ? null : { governorate, name: inLocale(name, locale) };
}
