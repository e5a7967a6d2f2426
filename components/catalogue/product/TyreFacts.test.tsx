import { describe, expect, it } from 'vitest';
import type { SpecsView } from '../../../domain/catalogue/catalogueViews.js';
import type { Locale } from '../../../domain/core/locale.js';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { TyreFacts } from './TyreFacts.js';

function draw(values: Record<string, string>, locale: Locale = 'en') {
  const specs = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value }]),
  ) as SpecsView;
  return renderStatic(<TyreFacts product={{ specs }} choice={{ variation: null }} />, { locale });
}
const LABEL = { fuel_class: 'C', wet_grip: 'A', noise_db: '72', noise_class: 'B' };

describe('the facts of a tyre', () => {
  it.each([
    ['en', 'Quiet', '4 of 5'],
    ['ar', 'الهدوء', '4 من 5'],
  ] as const)('says a score in words, to readers and to screen readers (%s)', (locale, name, words) => {
    const [gauge] = draw({ quiet: '4' }, locale).querySelectorAll('[role=meter]');
    expect(gauge?.attributes).toMatchObject({
      ...{ 'aria-label': name, 'aria-valuenow': '4', 'aria-valuemax': '5', 'aria-valuetext': words },
    });
    expect(gauge?.parentNode?.text).toContain(words);
  });

  it('says the classes of the EU label in words, and draws them as one letter of several', () => {
    const rows = draw(LABEL).querySelectorAll('dd');
    expect(rows.map((row) => row.querySelector('.visuallyHidden')?.text)).toEqual([
      'Class C, A is best',
      'Class A, A is best',
      'Class B, A is best',
    ]);
    expect(rows.map((row) => row.querySelector('[data-class]')?.text)).toEqual(['C', 'A', 'B']);
    expect(rows[2]?.text).toContain('72 dB');
  });

  it.each([
    [{}, 0, 0],
    [{ wear: '3' }, 1, 0],
    [{ noise_db: '72' }, 0, 1],
    [{ fuel_class: 'G', wet_grip: '', noise_db: 'low', quiet: 'very' }, 0, 0],
  ])('draws nothing of what is unknown or cannot be drawn: %j', (values, gauges, rows) => {
    const drawn = draw(values);
    expect(drawn.querySelectorAll('[role=meter]')).toHaveLength(gauges);
    expect(drawn.querySelectorAll('dt')).toHaveLength(rows);
  });
});
