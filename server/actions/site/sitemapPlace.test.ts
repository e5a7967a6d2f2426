import { expect, it } from 'vitest';
import { knownTime, newestOf } from './sitemapPlace.js';

it('takes the last of some times, whatever their order, for the newest', () => {
  const [first, last] = ['2026-01-02T00:00:00Z', '2026-03-01T00:00:00Z'];
  expect(newestOf([first, last])).toBe(last);
  expect(newestOf([last, null, first])).toBe(last);
  expect(newestOf([null, first])).toBe(first);
  expect(newestOf([null])).toBeNull();
  expect(newestOf([])).toBeNull();
});

it.each([null, '', 'soon', '1970-01-01T00:00:00Z', '2026-13-45', '2026-01-02 10:00'])(
  'knows no time from %j',
  (odd) => {
    expect(knownTime(odd)).toBeNull();
  },
);

it.each(['2026-01-02', '2026-01-02T10:00:00Z', '1970-01-01T00:00:01Z'])('knows the time %s', (time) => {
  expect(knownTime(time)).toBe(time);
});
