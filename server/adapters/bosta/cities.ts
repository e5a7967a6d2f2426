import { GOVERNORATES } from '../../../domain/egypt/governorates.js';
import { foldSearchText } from '../../../domain/text/fold.js';

/**
 * How Bosta writes the names of cities, which are governorates, in its public list
 * (https://docs.bosta.co/docs/how-to/format-bosta-address), where they differ from the shop's.
 */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  EGKB: ['El Kalioubia'],
  EGSHR: ['Sharqia'],
  EGBH: ['Behira'],
  EGKFS: ['Kafr Alsheikh'],
  EGIS: ['Isamilia'],
  EGFYM: ['Fayoum'],
  EGBNS: ['Bani Suif'],
  EGMN: ['Menya'],
  EGAST: ['Assuit'],
  EGMT: ['مرسى مطروح'],
};

/** Whether a city of Bosta, by any of its names, is a governorate. */
export function isCityOf(names: readonly string[], governorate: string): boolean {
  const { [governorate]: own } = GOVERNORATES;
  const { [governorate]: others = [] } = SPELLINGS;
  const known = [...(own === undefined ? [] : [own.en, own.ar ?? own.en]), ...others].map(asCompared);
  return names.some((name) => known.includes(asCompared(name)));
}

/** Spaces differ: بورسعيد, بور سعيد. */
function asCompared(name: string): string {
  return foldSearchText(name).replaceAll(/\s/g, '');
}
