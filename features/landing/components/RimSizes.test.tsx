import { expect, it } from 'vitest';
import { renderStatic } from '../../../tests/support/renderStatic.js';
import { RimSizes } from './RimSizes.js';

const sizes = (...names: string[]) => names.map((name) => ({ name, path: `/tyres/${name}` }));
const RIMS = [
  { rim: 15, sizes: sizes('195/65 R15') },
  { rim: 16, sizes: sizes('205/55 R16', '215/60 R16') },
];

it('lists the sizes of each rim under its name, and begins on phones with the rim that has most', () => {
  const root = renderStatic(<RimSizes title="Michelin by size" rims={RIMS} />);
  const lists = root.querySelectorAll('ul').map((list) => [list.getAttribute('aria-label'), list.text]);
  expect(lists).toEqual([
    ['15-inch rims', '195/65 R15'],
    ['16-inch rims', '205/55 R16215/60 R16'],
  ]);
  expect(root.querySelectorAll('button[aria-pressed=true]').map(({ text }) => text)).toEqual(['16"']);
});
