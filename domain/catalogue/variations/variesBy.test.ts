import { describe, expect, it } from 'vitest';
import { variesBy } from './variesBy.js';

const labelled = (...labels: string[]) => labels.map((label) => ({ label, size: null }));

describe('variesBy', () => {
  it.each([
    ['capacity', 'Varta Blue Dynamic battery', ['60 Ah', '74 Ah']],
    ['volume', 'Total organic coolant, ready to use', ['1 L', '5 L']],
    ['volume', 'Bosch DOT 4 brake fluid', ['500 ml', '1 litre']],
    ['size', 'Enkei RPF1 alloy rim', ['15 inch', '16 inch']],
    ['size', 'Bosch flat wiper blade', ['16 inch (400 mm)', '18 inch (450 mm)']],
    ['size', 'Road Kit car cover', ['M', 'L', 'XL']],
    ['length', 'Road Kit tow rope', ['4 m, 3 tonnes', '5 m, 5 tonnes']],
    ['load', 'Road Kit trolley jack', ['2 tonnes', '3 tonnes']],
    ['scent', 'Little Trees air freshener', ['New car', 'Vanilla']],
    ['option', 'Osram Original bulb, single', ['H1', 'H4']],
    ['option', 'Mann-Filter oil filter', ['W 712/95', 'W 68/3']],
    ['option', 'Mixed goods', ['1 L', '60 Ah']],
    ['option', 'Without variations', []],
  ])('finds that variations differ by the %s of %s', (kind, name, labels) => {
    expect(variesBy(name, labelled(...labels))).toBe(kind);
  });

  it('treats the variations of a tyre as differing by size, unless their labels name more', () => {
    const size = { width: 205, aspect: 55, rim: 16, commercial: false };
    expect(variesBy('Lassa Greenways', [{ label: '91V', size }])).toBe('size');
    expect(variesBy('Lassa Greenways', [{ label: '205/55 R16 91V, White letters', size }])).toBe('option');
  });
});
