import { describe, expect, it } from 'vitest';
import type { ItemAttributeKey } from './attributes.js';
import { readAttributes } from './attributeValues.js';

const read = (key: ItemAttributeKey, en: string) => readAttributes({ [key]: { en } })[key];

describe('an attribute of a store', () => {
  it.each<[ItemAttributeKey, string, string]>([
    ['noise_db', '72 dB', '72'],
    ['noise_db', '٧٢ ديسيبل', '72'],
    ['noise_db', '71.5dB(A)', '71.5'],
    ['noise_db', '50 dB', '50'],
    ['noise_db', '90 dB', '90'],
    ['fuel_class', 'c', 'C'],
    ['wet_grip', 'Class B', 'B'],
    ['wet_grip', 'فئة A', 'A'],
    ['warranty', '24', '24'],
    ['warranty', '2 years', '24'],
    ['warranty', '٢٤ شهر', '24'],
    ['warranty', 'سنتان', '24'],
    ['capacity', '70Ah', '70'],
    ['capacity', '٧٠ أمبير', '70'],
    ['cold_cranking', '630 A (EN)', '630'],
    ['terminal', 'Positive on the right', 'Right'],
    ['terminal', 'يسار', 'Left'],
    ['battery_type', 'AGM Start-Stop', 'AGM'],
    ['viscosity', 'SAE 5w30', '5W-30'],
    ['viscosity', '٥W-٣٠', '5W-30'],
    ['volume', '4 L', '4'],
    ['volume', '0,5 لتر', '0.5'],
    ['diameter', 'R17', '17'],
    ['diameter', '١٧ بوصة', '17'],
    ['rim_width', '7.5J', '7.5'],
    ['battery_case', '242 × 175 × 190', '242x175x190'],
    ['battery_case', '238x129x225 مم (b24)', '238x129x225 (B24)'],
    ['pcd', '5 x 114,3', '5x114.3'],
    ['pcd', '4/100', '4x100'],
    ['rim_offset', 'ET45', '45'],
    ['rim_offset', '-12', '-12'],
    ['quiet', '4 of 5', '4'],
    ['wear', '٤ من ٥', '4'],
    ['season', 'All Season', 'All-season'],
    ['season', 'صيفي', 'Summer'],
    ['run_flat', 'RFT', 'Run-flat'],
    ['run_flat', 'نعم', 'Run-flat'],
    ['reinforced', 'Extra Load', 'XL'],
    ['made', '1426', '2026-W14'],
    ['made', 'DOT XY12 ABCD 1426', '2026-W14'],
    ['made', '14/2026', '2026-W14'],
    ['made', '2026-W7', '2026-W07'],
  ])('%s: reads "%s" as %s', (key, said, value) => {
    expect(read(key, said)?.en).toBe(value);
  });

  it.each<[ItemAttributeKey, string]>([
    ['noise_db', 'very quiet'],
    ['noise_db', '49 dB'],
    ['noise_db', '91 dB'],
    ['fuel_class', 'G'],
    ['fuel_class', 'Petrol'],
    ['warranty', 'lifetime'],
    ['quiet', '7'],
    ['season', 'Monsoon'],
    ['pcd', 'universal'],
    ['viscosity', '205 / 55'],
    ['capacity', '9999'],
  ])('%s: keeps "%s", which it cannot read, as text', (key, said) => {
    expect(read(key, ` ${said} `)?.en).toBe(said);
  });

  it.each<[ItemAttributeKey, string]>([
    ['run_flat', 'No'],
    ['run_flat', 'لا'],
    ['reinforced', '-'],
    ['warranty', 'بدون'],
    ['made', 'fresh'],
    ['made', '5426'],
    ['season', '  '],
    ['viscosity', 'W'.repeat(61)],
    ['approvals', 'A'.repeat(161)],
    ['made', `dot${' '.repeat(50_000)}`],
    ['noise_db', '1 '.repeat(50_000)],
  ])('%s: shows nothing for "%s"', (key, said) => {
    expect(read(key, said)).toBeUndefined();
  });

  it('knows the Arabic of the words it reads', () => {
    expect(read('season', 'Summer')).toMatchObject({ en: 'Summer', ar: 'صيفي' });
    expect(read('run_flat', 'yes')).toMatchObject({ en: 'Run-flat', ar: 'رن فلات' });
  });

  it('reads noise and its class from one text, unless the class is stated', () => {
    const said = { noise_db: { en: '72 dB (B)' } };
    expect(readAttributes(said)).toMatchObject({ noise_db: { en: '72' }, noise_class: { en: 'B' } });
    const both = { ...said, noise_class: { en: 'A' } };
    expect(readAttributes(both).noise_class?.en).toBe('A');
  });

  it('takes the oldest of several production weeks', () => {
    expect(read('made', '2226, 4925, 1426')?.en).toBe('2025-W49');
  });
});
