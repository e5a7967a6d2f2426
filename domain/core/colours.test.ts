import { expect, it } from 'vitest';
import { COLOURS, colourProperty } from './colours.js';

it('names the property of a colour in small letters with hyphens', () => {
  expect(colourProperty('text')).toBe('--color-text');
  expect(colourProperty('textMuted')).toBe('--color-text-muted');
});

it('writes a shadow as a colour that lets others through', () => {
  expect(COLOURS.shadowFar).toMatch(/^rgb\(\d+ \d+ \d+ \/ 22%\)$/);
});
