import { beforeEach, expect, it, vi } from 'vitest';
import { saveScrollPosition, restoreScrollPosition, startsAtTop } from './scrollPlace.js';

const scrolled: string[] = [];
const elementOf = (id: string) => ({ scrollIntoView: () => scrolled.push(id) });
const place = { hash: '' };
const entry = { state: null as object | null, replaced: 0 };
const view = {
  scrollX: 0,
  scrollY: 0,
  scrollTo(x: number, y: number) {
    scrolled.push(`${x}, ${y}`);
    Object.assign(view, { scrollX: x, scrollY: y });
  },
};

beforeEach(() => {
  scrolled.length = 0;
  place.hash = '';
  Object.assign(entry, { state: null, replaced: 0 });
  Object.assign(view, { scrollX: 0, scrollY: 0 });
  vi.stubGlobal('window', view);
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    get state() {
      return entry.state;
    },
    replaceState(state: object) {
      Object.assign(entry, { state, replaced: entry.replaced + 1 });
    },
  });
  vi.stubGlobal('document', {
    documentElement: elementOf('top'),
    getElementById: (id: string) => (id === 'reviews' ? elementOf(id) : null),
  });
});

it.each([
  { hash: '#reviews', shows: ['reviews'] },
  { hash: '#nothing', shows: ['top'] },
  { hash: '#%', shows: ['top'] },
])('a new page with the hash $hash is shown from $shows', ({ hash, shows }) => {
  place.hash = hash;
  expect(startsAtTop()).toBe(false);
  restoreScrollPosition();
  expect(scrolled).toEqual(shows);
});

it('a new page without a hash has been drawn from its top already', () => {
  expect(startsAtTop()).toBe(true);
  restoreScrollPosition();
  expect(scrolled).toEqual([]);
});

it('an earlier page returns to its place, which is stored once', () => {
  view.scrollY = 700;
  saveScrollPosition();
  saveScrollPosition();
  expect(entry).toEqual({ state: { scrollPosition: { x: 0, y: 700 } }, replaced: 1 });
  view.scrollY = 0;
  expect(startsAtTop()).toBe(false);
  restoreScrollPosition();
  expect(view.scrollY).toBe(700);
});
