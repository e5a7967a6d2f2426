import { expect, it } from 'vitest';
import { cardFacts } from './cardFacts.js';

const same = (en: string | number) => ({ en: String(en), ar: null });
const shown = (product: Parameters<typeof cardFacts>[0]) =>
  cardFacts(product).map(({ key, value }) => `${key} ${value.en}`);

it('names what a battery delivers and where its pole is', () => {
  const attributes = { terminal: same('Right'), cold_cranking: same(650), capacity: same(70) };
  expect(shown({ attributes, variations: [] })).toEqual([
    'capacity 70',
    'cold_cranking 650',
    'terminal Right',
  ]);
});

it('gives the range of what variations deliver, in order of amount', () => {
  const variations = [100, 60, 74].map((capacity) => ({ attributes: { capacity: same(capacity) } }));
  expect(shown({ attributes: {}, variations })).toEqual(['capacity 60–100']);
});

it('leaves out what only some variations state, and what differs in words', () => {
  const variations = [
    { attributes: { volume: same(1), terminal: same('Left') } },
    { attributes: { terminal: same('Right') } },
  ];
  expect(shown({ attributes: {}, variations })).toEqual([]);
});

it('names the first of several standards, in each language', () => {
  const approvals = { en: 'ACEA A3/B3, A3/B4', ar: 'ACEA A3/B3، A3/B4' };
  const [fact] = cardFacts({ attributes: { approvals }, variations: [] });
  expect(fact?.value).toMatchObject({ en: 'ACEA A3/B3', ar: 'ACEA A3/B3' });
});

it('says nothing of a tyre', () => {
  expect(shown({ attributes: { season: same('Summer'), warranty: same(60) }, variations: [] })).toEqual([]);
});
