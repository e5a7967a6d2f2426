import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EARLY_SCRIPT } from './earlyScript.js';

test('the Content-Security-Policy allows the inline script by its hash, and no other', () => {
  const hash = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  const scriptSources = /script-src ([^;]+)/.exec(readFileSync('vercel.json', 'utf8'))?.[1];
  expect(scriptSources).toBe(`'self' 'sha256-${hash}'`);
});

/** Opens a page of a visit by running the script in a browser of so much; `miss` lets a chunk be missing. */
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

test('the pages of a visit are marked from the second on', () => {
  const visit = {};
  expect(openPage(visit).dataset).not.toHaveProperty('visited');
  expect(openPage(visit).dataset).toHaveProperty('visited');
  expect(openPage({}).dataset).not.toHaveProperty('visited');
});

describe('a chunk that is missing', () => {
  const NOW_MS = 1_800_000_000_000;

  test.each([
    { when: 'twice in a row', reloadedAt: undefined, reloads: 1 },
    { when: '10 s after such a reload', reloadedAt: NOW_MS - 10_000, reloads: 0 },
    { when: 'later than that', reloadedAt: NOW_MS - 10_001, reloads: 1 },
  ])('$when makes the page reload $reloads times', ({ reloadedAt, reloads }) => {
    const page = openPage({ reloadedAt });
    page.now = NOW_MS;
    page.miss();
    page.miss();
    expect(page.reloads).toBe(reloads);
  });

  test('without a network leaves the page as it is', () => {
    const page = openPage({}, { onLine: false });
    page.now = NOW_MS;
    page.miss();
    expect(page.reloads).toBe(0);
  });
});
