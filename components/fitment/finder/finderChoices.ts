import { isFlotationFigure } from '../../../domain/tyres/tyre.js';
import type { FinderSizes } from '../../../domain/catalogue/catalogueViews.js';

/** Selected figures as text; an empty string means no selection. */
export interface SizeChoice {
  width: string;
  aspect: string;
  rim: string;
}

type Field = keyof SizeChoice;

const PLACES = { width: 0, aspect: 1, rim: 2 } as const;

/** Options of each field given the selection in the previous ones; flotation sizes (inches) come last. */
export function choicesOf(sizes: FinderSizes, choice: SizeChoice): Record<Field, string[]> {
  const ofWidth = sizes.filter((size) => fits(size, 'width', choice));
  const ofBoth = ofWidth.filter((size) => fits(size, 'aspect', choice));
  return {
    width: valuesOf(sizes, 'width'),
    aspect: valuesOf(ofWidth, 'aspect'),
    rim: valuesOf(ofBoth, 'rim'),
  };
}

/** Clears selections that no longer match the previous fields, and selects an option that is the only one left. */
export function settle(sizes: FinderSizes, choice: SizeChoice): SizeChoice {
  const settled = { ...choice };
  for (const field of ['aspect', 'rim'] as const) {
    const values = choicesOf(sizes, settled)[field];
    if (!values.includes(settled[field])) settled[field] = '';
    if (settled.width !== '' && values.length === 1) settled[field] = values[0] ?? '';
  }
  return settled;
}

function fits(size: FinderSizes[number], field: Field, choice: SizeChoice): boolean {
  return choice[field] === '' || String(size[PLACES[field]]) === choice[field];
}

function valuesOf(sizes: FinderSizes, field: Field): string[] {
  const numbers = sizes.map((size) => size[PLACES[field]]).filter((value) => value !== null);
  return [...new Set(numbers)]
    .sort((a, b) => Number(isInches(field, a)) - Number(isInches(field, b)) || a - b)
    .map(String);
}

/** Whether the figure belongs to a flotation size; rims are in inches in every size. */
export function isInches(field: string, figure: number): boolean {
  return (field === 'width' || field === 'aspect') && isFlotationFigure(field, figure);
}
