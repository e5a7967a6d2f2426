import { describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from './earlyScript.js';

/** Runs the script as on one page of a visit, with these browser features; `miss` simulates a missing chunk. */
function openPage(sessionStorage: Record<string, unknown>, { onLine = true } = {}) {
  const dataset: Record<string, string> = {};
  const page = { dataset, reloads: 0, miss: (): void => undefined, now: 0 };
  const browser = {
    sessionStorage,
    navigator: { onLine },
    document: { documentElement: { dataset } },
    location: { reload: () => page.reloads++ },
    Date: { now: () => page.now },
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'vite:preloadError') page.miss = listener;
    },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(...Object.keys(browser), EARLY_SCRIPT)(...Object.values(browser));
  return page;
}

test('marks a visit from its second page on', () => {
  const visit = {};
  expect(openPage(visit).dataset).not.toHaveProperty('visited');
  expect(openPage(visit).dataset).toHaveProperty('visited');
  expect(openPage({}).dataset).not.toHaveProperty('visited');
});

describe('a missing chunk', () => {
  const NOW_MS = 1_800_000_000_000;

  test.each([
    { when: 'twice in a row', reloadedAt: undefined, reloads: 1 },
    { when: '10 s after such a reload', reloadedAt: NOW_MS - 10_000, reloads: 0 },
    { when: 'later than that', reloadedAt: NOW_MS - 10_001, reloads: 1 },
  ])('reloads the page after a missing chunk $when: $reloads times', ({ reloadedAt, reloads }) => {
    const page = openPage({ reloadedAt });
    page.now = NOW_MS;
    page.miss();
    page.miss();
    expect(page.reloads).toBe(reloads);
  });

  test('does not reload after a missing chunk while offline', () => {
    const page = openPage({}, { onLine: false });
    page.now = NOW_MS;
    page.miss();
    expect(page.reloads).toBe(0);
  });
});

describe('page scripts', () => {
  /** Runs the script on a page with such a picture; returns the loaded files and functions that trigger events. */
  function readPage(picture: { complete: boolean; onload?: () => void; onerror?: () => void } | null) {
    const listeners = new Map<string, () => void>();
    const waiting: (() => void)[] = [];
    const loaded: string[] = [];
    const elements = [
      { type: 'module', src: '/client.js' },
      { rel: 'modulepreload', href: '/faq.js' },
    ];
    const browser = {
      sessionStorage: {},
      navigator: {},
      location: {},
      document: {
        documentElement: { dataset: {} },
        head: {
          append: ({ tag, src, href }: Record<string, string>) => loaded.push(`${tag} ${src ?? href}`),
        },
        createElement: (tag: string) => ({ tag }),
        getElementById: () => ({ textContent: JSON.stringify(elements) }),
        querySelector: () => picture,
      },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      requestAnimationFrame: (draw: () => void) => draw(),
      setTimeout: (work: () => void, wait = 0) => (wait === 0 ? work() : waiting.push(work)),
    };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function(...Object.keys(browser), EARLY_SCRIPT)(...Object.values(browser));
    listeners.get('DOMContentLoaded')?.();
    const pass = () => {
      for (const work of waiting.splice(0)) work();
    };
    return { loaded, pass, tell: (name: string) => listeners.get(name)?.() };
  }

  const ALL = ['script /client.js', 'link /faq.js'];

  test('loads the page’s scripts at once where no image is awaited', () => {
    expect(readPage(null).loaded).toEqual(ALL);
    expect(readPage({ complete: true }).loaded).toEqual(ALL);
  });

  test.each(['onload', 'onerror'] as const)(
    'loads the page’s scripts after the largest image, once: %s',
    (end) => {
      const picture: Parameters<typeof readPage>[0] = { complete: false };
      const page = readPage(picture);
      expect(page.loaded).toEqual([]);
      picture[end]?.();
      page.pass();
      expect(page.loaded).toEqual(ALL);
    },
  );

  test.each(['pointerdown', 'keydown'])('loads the page’s scripts on the first interaction: %s', (event) => {
    const page = readPage({ complete: false });
    page.tell(event);
    expect(page.loaded).toEqual(ALL);
  });

  test('loads the page’s scripts after a timeout in any case', () => {
    const page = readPage({ complete: false });
    page.pass();
    expect(page.loaded).toEqual(ALL);
  });
});
