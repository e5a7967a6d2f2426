import { beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from './pageContext.js';

const answers = new Map<string, (page: PageData | null) => void>();
const listeners = new Map<string, ((event: unknown) => void)[]>();

vi.mock('./pageData.js', () => ({
  readFirstPage: () => ({ directory: 'first' }),
  fetchPageData: (href: string) => new Promise((answer) => answers.set(href, answer)),
}));
vi.mock('./pages.js', () => ({
  loadPage: (id: string) => Promise.resolve(id),
  middlewareOf: () => undefined,
}));
vi.mock('./scrollPlace.js', () => ({
  dropScrollPosition: vi.fn(),
  saveScrollPosition: vi.fn(),
  trackScrollPosition: vi.fn(),
  restoreScrollPosition: vi.fn(),
  stateAt: () => ({}),
}));

const place = { pathname: '/', search: '', hash: '' };
const listen = (type: string, listener: (event: unknown) => void, options?: { capture?: boolean }) => {
  const known = listeners.get(type) ?? [];
  listeners.set(type, options?.capture === true ? [listener, ...known] : [...known, listener]);
};

/** Opens the shop's home page; `calls` records what the router renders and when a navigation is aborted. */
async function openShop(words: () => Promise<unknown> = () => Promise.resolve()) {
  const { startRouter, visit } = await import('./router.js');
  const calls: string[] = [];
  startRouter({
    prepare: words,
    draw: ({ Page }) => Promise.resolve(void calls.push(String(Page))),
    onHydrated: vi.fn(),
    onLeaving: vi.fn(),
    onArrived: vi.fn(),
    onStayed: () => calls.push('stayed'),
  });
  await vi.waitFor(() => expect(calls).toEqual(['first']));
  calls.length = 0;
  return { calls, visit };
}

/** A history step to a path; with `isKept`, a listener of the page stops it from reaching the router. */
function step(pathname: string, isKept = false) {
  place.pathname = pathname;
  const [first, ...others] = listeners.get('popstate') ?? [];
  first?.({});
  if (!isKept) for (const listener of others) listener({});
}

beforeEach(() => {
  vi.resetModules();
  listeners.clear();
  answers.clear();
  place.pathname = '/';
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    state: null,
    pushState: (_: object, __: string, url: string) => (place.pathname = url),
  });
  vi.stubGlobal('document', { addEventListener: listen });
  vi.stubGlobal('window', { addEventListener: listen });
});

it('shows the later of two quick navigations, whichever loads first', async () => {
  const { calls, visit } = await openShop();
  const both = [visit('/slow', 'push'), visit('/quick', 'push')];
  answers.get('/quick')?.({ directory: 'quick' });
  await both[1];
  answers.get('/slow')?.({ directory: 'slow' });
  await both[0];
  expect([calls, place.pathname]).toEqual([['quick'], '/quick']);
});

it.each([
  ['a history step back to the current page', false],
  ['a history step that the page handles itself', true],
])('aborts the pending navigation on %s', async (_, isKept) => {
  const { calls, visit } = await openShop();
  const visited = visit('/slow', 'step');
  step('/', isKept);
  answers.get('/slow')?.({ directory: 'slow' });
  await visited;
  expect([calls, place.pathname]).toEqual([['stayed'], '/']);
});

it('aborts a navigation that is still loading its messages on a history step', async () => {
  let wordsCame: (words?: unknown) => void = () => undefined;
  const words = vi.fn(() => new Promise((come) => (wordsCame = come)));
  const { calls, visit } = await openShop(words);
  const visited = visit('/ar', 'push');
  answers.get('/ar')?.({ directory: 'arabic', locale: 'ar' });
  expect(words).toHaveBeenCalledWith('ar');
  step('/');
  wordsCame();
  await visited;
  expect([calls, place.pathname]).toEqual([['stayed'], '/']);
});

it('stays on a page whose address it has changed itself when a link within the page is followed', async () => {
  const { calls } = await openShop();
  const { changeAddress } = await import('../../client/page/useLocationSearch.js');
  changeAddress('/chosen', 'push');
  place.hash = '#reviews';
  step('/chosen');
  place.hash = '';
  expect([calls, [...answers.keys()]]).toEqual([['stayed'], []]);
});
