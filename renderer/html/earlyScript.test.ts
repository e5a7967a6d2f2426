import { describe, expect, test, vi } from 'vitest';
import { EARLY_SCRIPT } from './earlyScript.js';

interface MappingContext {
  onLine?: boolean;
  cookie?: string;
  /** How the page was loaded; null: the browser does not tell. */
  type?: string | null;
}

/** Runs the script as on one page of a visit, with these browser features; `miss` simulates a missing chunk. */
function openPage(
  sessionStorage: Record<string, unknown>,
  { onLine = true, cookie = '', type = 'navigate' }: MappingContext = {},
) {
  const dataset: Record<string, string> = {};
  const page = { dataset, reloads: 0, miss: (): void => undefined, now: 0 };
  const browser = {
    sessionStorage,
    window: {},
    navigator: { onLine },
    document: { documentElement: { dataset }, cookie },
    location: { reload: () => page.reloads++ },
    performance: {
      now: () => page.now,
      getEntriesByType: () => (type === null ? [] : [{ type }]),
    },
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'vite:preloadError') page.miss = listener;
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
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
  test.each([
    { type: 'navigate', now: 100, reloads: 1 },
    { type: 'back_forward', now: 100, reloads: 1 },
    { type: 'reload', now: 10_000, reloads: 0 },
    { type: 'reload', now: 10_001, reloads: 1 },
    { type: null, now: 100, reloads: 0 },
  ])('reloads a page of a $type, $now ms old, $reloads times', ({ type, now, reloads }) => {
    const page = openPage({}, { type });
    page.now = now;
    page.miss();
    expect(page.reloads).toBe(reloads);
  });

  test('reloads the page in a browser that forbids storage', () => {
    const forbidden = new Proxy({}, { get: () => expect.unreachable(), set: () => expect.unreachable() });
    const page = openPage(forbidden);
    page.miss();
    expect(page.reloads).toBe(1);
  });

  test('does not reload after a missing chunk while offline', () => {
    const page = openPage({}, { onLine: false });
    page.now = 20_000;
    page.miss();
    expect(page.reloads).toBe(0);
  });
});

describe('page scripts', () => {
  type Picture = { complete: boolean; onload?: () => void; onerror?: () => void } | null;

  interface Opened {
    picture?: Picture;
    isPainted?: boolean;
    /** Whether the page was pressed before it was parsed. */
    isPressed?: boolean;
  }

  interface Added {
    tag: string;
    src: string;
    onerror?: () => void;
  }

  /** A form, of which the test counts how often it is sent as it is. */
  const makeForm = () => ({ requestSubmit: vi.fn() });

  /** Runs the script on such a page; returns the loaded files and functions that trigger events. */
  function readPage({ picture = null, isPainted = true, isPressed = false }: Opened) {
    let paint: (name?: string) => void = () => undefined;
    class PaintObserver {
      constructor(onPaint: (list: object, self: { disconnect: () => void }) => void) {
        paint = (painted = 'first-contentful-paint') => {
          const getEntriesByName = (name: string) => (name === painted ? [{}] : []);
          onPaint({ getEntriesByName }, { disconnect: () => undefined });
        };
      }
      observe() {
        if (isPainted) paint();
      }
    }
    const listeners = new Map<string, ((event: object) => void)[]>();
    const waiting: (() => void)[] = [];
    const added: Added[] = [];
    const dataset: Record<string, string> = {};
    const window: { presses?: unknown[] } = {};
    const location = { search: '?page=2', hash: '#end', protocol: 'https:' };
    const document = {
      cookie: '',
      documentElement: { dataset },
      head: { append: (element: Added) => added.push(element) },
      createElement: (tag: string) => ({ tag }),
      getElementById: () => ({ textContent: JSON.stringify(['/client.js', '/faq.js']) }),
      querySelector: () => picture,
    };
    const browser = {
      sessionStorage: {},
      navigator: {},
      location,
      window,
      document,
      addEventListener: (name: string, listener: (event: object) => void) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      PerformanceObserver: PaintObserver,
      setTimeout: (work: () => void) => waiting.push(work),
    };
    const tell = (name: string, event: object = {}) =>
      listeners.get(name)?.forEach((listen) => listen(event));
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
    new Function(...Object.keys(browser), EARLY_SCRIPT)(...Object.values(browser));
    const press = (type: string, target: object, details: object = {}) => {
      const preventDefault = vi.fn();
      tell(type, { type, target, preventDefault, ...details });
      return preventDefault;
    };
    const button = { closest: (selector: string) => (selector === 'button' ? button : null), type: 'button' };
    if (isPressed) press('click', button);
    tell('DOMContentLoaded');
    const pass = () => {
      for (const work of waiting.splice(0)) work();
    };
    const loaded = () => added.map(({ tag, src }) => `${tag} ${src}`);
    const fail = () => added.forEach(({ onerror }) => onerror?.());
    return {
      loaded,
      pass,
      fail,
      paint: (name?: string) => paint(name),
      tell,
      press,
      button,
      window,
      document,
      dataset,
    };
  }

  const LOADED = ['script /client.js', 'script /faq.js'];

  test('run by themselves after the first paint of texts, in a page without pictures', () => {
    const page = readPage({ isPainted: false });
    page.paint('first-paint');
    expect(page.loaded()).toEqual([]);
    page.paint();
    expect(page.loaded()).toEqual(LOADED);
  });

  test.each(['onload', 'onerror'] as const)('run after the largest picture, once: %s', (end) => {
    const picture: Picture = { complete: false };
    const page = readPage({ picture });
    expect(page.loaded()).toEqual([]);
    (picture as Required<NonNullable<Picture>>)[end]();
    page.pass();
    expect(page.loaded()).toEqual(LOADED);
  });

  test('run after the first paint, even if the picture is there before', () => {
    const page = readPage({ picture: { complete: true }, isPainted: false });
    expect(page.loaded()).toEqual([]);
    page.paint();
    expect(page.loaded()).toEqual(LOADED);
  });

  test.each(['pointerdown', 'keydown'])('run at once when the page is used: %s', (event) => {
    const page = readPage({ picture: { complete: false } });
    page.tell(event);
    page.tell(event);
    expect(page.loaded()).toEqual(LOADED);
  });

  test('run at once if the page was pressed before it was parsed', () => {
    expect(readPage({ picture: { complete: false }, isPressed: true }).loaded()).toEqual(LOADED);
  });

  test('run after a while, whatever the picture does', () => {
    const page = readPage({ picture: { complete: false } });
    page.pass();
    expect(page.loaded()).toEqual(LOADED);
  });

  describe('what is done before hydration', () => {
    test('is recorded in its order and as often as it was done', () => {
      const page = readPage({});
      const field = { closest: () => null };
      page.press('click', page.button);
      page.press('input', field, { isComposing: true });
      page.press('click', page.button);
      expect(page.window.presses).toEqual([
        ['click', page.button, undefined],
        ['input', field, true],
        ['click', page.button, undefined],
      ]);
      expect(page.dataset).toHaveProperty('navigating');
    });

    test('is not recorded where the browser needs no script: links, and buttons that submit', () => {
      const page = readPage({});
      page.press('click', { closest: () => null });
      page.press('click', { closest: (tag: string) => (tag === 'button' ? { type: 'submit' } : null) });
      expect(page.window.presses).toEqual([]);
    });

    test('is not recorded once hydration has started', () => {
      const page = readPage({});
      page.window.presses = undefined as never;
      expect(page.press('submit', makeForm())).not.toHaveBeenCalled();
      page.press('click', page.button);
      expect(page.window.presses).toBeUndefined();
    });

    test.each(['fail', 'pass'] as const)(
      'a form is held, but sent as it is when the scripts do not come: %s',
      (end) => {
        const page = readPage({});
        const [form, submitter] = [makeForm(), {}];
        expect(page.press('submit', form, { submitter })).toHaveBeenCalled();
        expect(page.press('submit', form, { submitter })).toHaveBeenCalled();
        expect(form.requestSubmit).not.toHaveBeenCalled();
        page[end]();
        page.pass();
        expect(form.requestSubmit.mock.calls).toEqual([[submitter]]);
        expect(page.dataset).not.toHaveProperty('navigating');
        expect(page.press('submit', form)).not.toHaveBeenCalled();
      },
    );

    test('a chosen language is stored, for the next visit too', () => {
      const page = readPage({});
      const link = { pathname: '/ar', hreflang: 'ar', setAttribute: vi.fn() };
      const target = { closest: (selector: string) => (selector === 'a[hreflang]' ? link : null) };
      page.press('pointerover', target);
      expect(page.document.cookie).toBe('');
      page.press('click', target);
      expect(page.document.cookie).toBe('i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
    });

    test.each(['pointerover', 'focusin', 'click'])(
      'a link to another language keeps query and hash: %s',
      (event) => {
        const link = { pathname: '/ar/search', setAttribute: vi.fn() };
        const target = { closest: (selector: string) => (selector === 'a[hreflang]' ? link : null) };
        readPage({}).tell(event, { type: event, target });
        expect(link.setAttribute.mock.calls).toEqual([['href', '/ar/search?page=2#end']]);
      },
    );
  });
});
