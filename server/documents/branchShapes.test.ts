import { expect, it } from 'vitest';
import { readBranches } from './branchShapes.js';

const WRITTEN = {
  slug: 'nasr-city',
  name: { en: 'Nasr City branch', ar: 'فرع مدينة نصر' },
  address: { en: '14 El Yasmin Street', ar: null },
  governorate: 'EGC',
  map: 'https://maps.example/x',
  opens: '9:30',
  closes: '19:30',
  slots: 'half_day',
  capacity: 2,
  fitting: '49.50',
};

it('reads a branch, with minutes and piastres', () => {
  expect(readBranches([WRITTEN])).toMatchObject({
    branches: [
      {
        ...{ id: 'nasr-city', name: WRITTEN.name, address: WRITTEN.address, governorate: 'EGC' },
        ...{ mapUrl: 'https://maps.example/x', opens: 570, closes: 1170, slotMinutes: 300 },
        ...{ capacity: 2, fittingPrice: 49_50 },
      },
    ],
    problems: [],
  });
});

it('knows free fitting from none', () => {
  const prices = ['0', 0, '', null].map((fitting) => readBranches([{ ...WRITTEN, fitting }]).branches[0]);
  expect(prices.map((branch) => branch?.fittingPrice)).toEqual([0, 0, null, null]);
});

it.each([
  [{ slug: 'Nasr City' }, 'slug: must be lower-case words with hyphens'],
  [{ name: { en: ' ', ar: null } }, 'name: must not be empty'],
  [{ name: { en: 'a'.repeat(61), ar: null } }, 'name: has over 60 letters'],
  [{ governorate: 'Cairo' }, 'governorate: must be a code such as EGC'],
  [{ map: 'javascript:alert(1)' }, 'map: must be an https address'],
  [{ opens: '25:00' }, 'opens: must be a time such as 10:00'],
  [{ closes: '10:00' }, 'must be open for an hour or longer'],
  [{ slots: 'hours' }, 'slots: must be hour or half_day'],
  [{ capacity: 0 }, 'capacity: must be 1 or more'],
  [{ capacity: 51 }, 'capacity: must be 50 or less'],
  [{ fitting: 'free' }, 'fitting: must be pounds such as 75'],
  [{ fitting: '10000.01' }, 'fitting: must be pounds such as 75'],
])('leaves a branch with a typing error out, and says which: %j', (changes, problem) => {
  const other = { ...WRITTEN, slug: 'dokki' };
  const { branches, problems } = readBranches([{ ...WRITTEN, ...changes }, other]);
  expect(branches.map(({ id }) => id)).toEqual(['dokki']);
  expect(problems).toEqual([expect.stringMatching(/^Branch 1 \(.+\) is left out: /)]);
  expect(problems[0]).toContain(problem);
});

it('leaves out what is no branch, what is given twice, and what is too much', () => {
  expect(readBranches([WRITTEN, WRITTEN, 7]).problems).toEqual([
    'Branch 2 (nasr-city) is left out: its slug is given twice',
    expect.stringMatching(/^Branch 3 is left out: /),
  ]);
  const many = Array.from({ length: 52 }, (_, index) => ({ ...WRITTEN, slug: `b${index}` }));
  const { branches, problems } = readBranches(many);
  expect([branches.length, problems.length]).toEqual([50, 2]);
  expect(readBranches({ slug: 'x' }).problems).toEqual(['Branches: must be a list']);
  expect(readBranches(undefined)).toEqual({ branches: [], problems: [] });
});
