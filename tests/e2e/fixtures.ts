import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { localePath } from '../../domain/core/paths.js';
import type { Translate } from '../../locales/intl.js';
import { translateTo } from '../../locales/serverIntl.js';
import type { BrowserLanguage } from '../support/browserLanguages.js';

export interface ShopFixtures {
  locale: BrowserLanguage;
  isPhone: boolean;
  /** Messages of the page's language. */
  t: Translate;
  /** Console errors that are allowed in a test that provokes them. */
  expectedErrors: RegExp;
  /** Navigates to a path of the shop in the test's language. */
  open: (path: string) => Promise<void>;
}

/** Runs every test per language and device, and fails it on any console error. */
export const test = base.extend<ShopFixtures>({
  locale: async ({}, use, { project }) => use(project.name.startsWith('ar') ? 'ar' : 'en'),
  expectedErrors: [/^$/, { option: true }],
  isPhone: async ({}, use, { project }) => use(project.name.endsWith('phone')),
  t: async ({ locale }, use) => use(translateTo(locale)),
  open: async ({ page, locale }, use) =>
    use(async (path) => {
      await page.goto(localePath(path, locale));
    }),
  page: async ({ page, expectedErrors }, use) => {
    const complaints: string[] = [];
    const isExpected = (text: string) => REFUSED_REQUEST.test(text) || expectedErrors.test(text);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) {
        complaints.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('pageerror', ({ message }) => {
      if (!isExpected(message)) complaints.push(`${page.url()}: ${message}`);
    });
    await use(page);
    expect(complaints, 'errors in the console').toEqual([]);
  },
});

/** The browser itself logs failed requests, which tests check by the page's content. */
const REFUSED_REQUEST =
  /Failed to load resource: the server responded with a status of (401|404|409|422|429)/;

/** A page in a browser of somebody else. */
export async function openElsewhere(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Holds the page's scripts until the returned function is called, so that what a test does before comes before hydration. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isTime;
    await route.continue();
  });
  return letThrough;
}

/** Waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** A phone number that no other test uses. */
export function newPhone(): string {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return `010${digits}`;
}

export { expect };
