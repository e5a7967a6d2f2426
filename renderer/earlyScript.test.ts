import { describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from './earlyScript.js';

/** Runs the script as on one page of a visit, with these browser features; `miss` simulates a missing chunk. */
function openPage(sessionStorage: Record<string, unknown>, { onLine = true, cookie = '' } = {}) {
  const dataset: Record<string, string> = {};
  const page = { dataset, reloads: 0, miss: (): void => undefined, now: 0 };
  const browser = {
    sessionStorage,
    navigator: { onLine },
    document: { documentElement: { dataset }, cookie },
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

test.each([
  { cookie: '', isStranger: true },
  { cookie: 'visitor_id=7; old_user_id=8', isStranger: true },
  { cookie: 'visitor_id=7; user_id=8', isStranger: false },
])('marks a stranger, who has no customer’s cookie: "$cookie"', ({ cookie, isStranger }) => {
  expect('stranger' in openPage({}, { cookie }).dataset).toBe(isStranger);
});

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
  type Picture = { complete: boolean; onload?: () => void; onerror?: () => void } | null;

  interface Opened {
    picture?: Picture;
    /** Number of values that the browser keeps of earlier visits. */
    kept?: number;
    /** Whether the page waits for data, in a part that is shown. */
    isBusy?: boolean;
    isHidden?: boolean;
    isPainted?: boolean;
  }

  /** Runs the script on such a page; returns the loaded files and functions that trigger events. */
  function readPage({
    picture = null,
    kept = 0,
    isBusy = false,
    isHidden = false,
    isPainted = true,
  }: Opened) {
    let paint: () => void = () => undefined;
    class PaintObserver {
      constructor(onPaint: (list: object, self: { disconnect: () => void }) => void) {
        paint = () => onPaint({}, { disconnect: () => undefined });
      }
      observe() {
        if (isPainted) paint();
      }
    }
    const busy = isBusy ? { offsetParent: isHidden ? null : {} } : null;
    const listeners = new Map<string, () => void>();
    const waiting: (() => void)[] = [];
    const loaded: string[] = [];
    const browser = {
      sessionStorage: {},
      localStorage: { length: kept },
      navigator: {},
      location: {},
      document: {
        documentElement: { dataset: {} },
        head: {
          append: ({ tag, src, href }: Record<string, string>) => loaded.push(`${tag} ${src ?? href}`),
        },
        createElement: (tag: string) => ({ tag }),
        getElementById: () => ({ textContent: JSON.stringify(['/client.js', '/faq.js']) }),
        querySelector: (selector: string) => (selector.startsWith('img') ? picture : busy),
      },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
      requestAnimationFrame: (draw: () => void) => draw(),
      PerformanceObserver: PaintObserver,
      setTimeout: (work: () => void, wait = 0) => (wait === 0 ? work() : waiting.push(work)),
    };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function(...Object.keys(browser), EARLY_SCRIPT)(...Object.values(browser));
    listeners.get('DOMContentLoaded')?.();
    const pass = () => {
      for (const work of waiting.splice(0)) work();
    };
    return { loaded, pass, paint: () => paint(), tell: (name: string) => listeners.get(name)?.() };
  }

  const DOWNLOADED = ['link /client.js', 'link /faq.js'];
  const RUN = 'script /client.js';

  test.each([
    { who: 'a visitor of whom the browser keeps something', page: { kept: 1 } },
    { who: 'a page that waits for data', page: { isBusy: true } },
  ])('runs the page’s scripts at once for $who', ({ page }) => {
    expect(readPage(page).loaded).toEqual([RUN, ...DOWNLOADED]);
    expect(readPage({ ...page, picture: { complete: true } }).loaded).toEqual([RUN, ...DOWNLOADED]);
  });

  test.each(['onload', 'onerror'] as const)(
    'loads the page’s scripts after the largest image, once: %s',
    (end) => {
      const picture: Picture = { complete: false };
      const page = readPage({ picture, kept: 1 });
      expect(page.loaded).toEqual([]);
      (picture as Required<NonNullable<Picture>>)[end]();
      page.pass();
      expect(page.loaded).toEqual([RUN, ...DOWNLOADED]);
    },
  );

  test('loads the page’s scripts after the first paint, even if the image is there before', () => {
    const page = readPage({ picture: { complete: true }, isPainted: false });
    expect(page.loaded).toEqual([]);
    page.paint();
    expect(page.loaded).toEqual(DOWNLOADED);
  });

  test.each(['pointermove', 'scroll', 'focusin'])(
    'only downloads the scripts of a stranger’s page until it is used: %s',
    (event) => {
      const page = readPage({ picture: { complete: true } });
      expect(page.loaded).toEqual(DOWNLOADED);
      page.tell(event);
      page.tell(event);
      expect(page.loaded).toEqual([...DOWNLOADED, RUN]);
    },
  );

  test('does not hurry for data of a part that is hidden from strangers', () => {
    expect(readPage({ isBusy: true, isHidden: true }).loaded).toEqual(DOWNLOADED);
  });

  test('runs the scripts of a stranger’s page that is not used after a while', () => {
    const page = readPage({ picture: { complete: true } });
    page.pass();
    expect(page.loaded).toEqual([...DOWNLOADED, RUN]);
  });

  test.each(['pointerdown', 'keydown'])('runs the page’s scripts on the first interaction: %s', (event) => {
    const page = readPage({ picture: { complete: false } });
    page.tell(event);
    expect(page.loaded).toEqual([RUN, ...DOWNLOADED]);
  });

  test('downloads the page’s scripts after a timeout, whatever the image does', () => {
    const page = readPage({ picture: { complete: false } });
    page.pass();
    expect(page.loaded).toEqual(DOWNLOADED);
    page.pass();
    expect(page.loaded).toEqual([...DOWNLOADED, RUN]);
  });
});
