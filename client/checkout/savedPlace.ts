import { GOVERNORATES } from '../../domain/egypt/governorates.js';
import { inLocale, type Locale } from '../../domain/core/locale.js';
import { savedGovernorate } from './savedGovernorate.js';

/** The governorate that was chosen last, with its name; null if none was. */
export function savedPlace(locale: Locale): { governorate: string; name: string } | null {
  const governorate = savedGovernorate();
  const name = governorate === null ? undefined : GOVERNORATES[governorate];
  return governorate === null || name === undefined ? null : { governorate, name: inLocale(name, locale) };
}
