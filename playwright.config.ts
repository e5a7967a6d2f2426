import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { installedChromium } from './scripts/findChromium.mjs';
import {
  CHAT_NUMBER,
  PLATFORM_PORT,
  SHOP_PORT,
  TEST_DATABASE_URL,
  PLATFORM_DATABASE_URL,
} from './tests/support/addresses.js';
import { BROWSER_LANGUAGES, BROWSER_TAGS } from './tests/support/browserLanguages.js';

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
/** Density 1: a phone's real density costs rendering time that no test needs. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** Tests that depend on neither language nor device. */
const ONCE =
  /(platform|weight|hydration|answeredHtml|bareHtml|refusedForms|site|liveContent|icons|identity)\.spec\.ts$/;

/**
 * Purchases in Arabic on a desktop and in English on a phone. The other tests run in English on a desktop and in Arabic on
 * a phone; those that depend on neither are tagged `@desktop` or `@phone` and run in one of the two.
 */
const CROSSED = /\/shortJourneys\.spec\.ts$/;

/**
 * Tests that set their own viewport widths, or that behave the same on a phone or need a mouse. Those that are
 * independent of the text direction are tagged `@english`.
 */
const ON_DESKTOPS = /(accessibility|information|slider|shellTooltips)\.spec\.ts$/;

/** Tests of a frame that differs by language and device. */
const EVERYWHERE = /keyboard\.spec\.ts$/;

/** Test selection by project. */
const MATCHED = {
  'en desktop': { testIgnore: [ONCE, CROSSED], grepInvert: /@phone/ },
  'ar desktop': { testMatch: [ON_DESKTOPS, CROSSED, EVERYWHERE], grepInvert: /@english/ },
  'en phone': { testMatch: CROSSED, grepInvert: /@desktop/ },
  'ar phone': { testIgnore: [ONCE, ON_DESKTOPS, CROSSED], grepInvert: /@desktop/ },
};

/** Settings of every server under test. */
export const SERVER_ENV = {
  SESSION_SECRET: 'only-for-tests-only-for-tests-only',
  LIMIT_REGISTRATIONS_ADDRESS: '10000',
  LIMIT_LOGINS_ADDRESS: '10000',
  // The crawl of the whole site comes from one address, and faster than any crawler.
  LIMIT_PAGES_ADDRESS: '1000000',
  LIMIT_SEARCHES_ADDRESS: '100000',
  // All tests order from one network, and leave nothing for each other.
  LIMIT_UNPROVEN_ORDERS_NETWORK: '10000',
  UNPROVEN_SHARE: '100',
  WHATSAPP_NUMBER: CHAT_NUMBER,
};

/** A loaded machine takes longer than Playwright's minute to seed both databases. */
const START_TIMEOUT_MS = 180_000;

/** Browser tests in both languages, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than there are cores, because most tests wait for pages now and then.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${SHOP_PORT}`,
    // A service worker answers requests itself, past the routes by which tests stand in for the server; the tests of the
    // worker allow it.
    serviceWorkers: 'block',
    // Tracing is slow, so it is enabled by TRACE=1 to investigate a failure.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: installedChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // The other cores are busy with other tests, and threads beside the page's own cost 7 % more.
        '--js-flags=--single-threaded',
      ],
    },
  },
  projects: [
    // First, because reading the whole site takes one worker longest.
    { name: 'once', testMatch: ONCE, use: DESKTOP },
    ...BROWSER_LANGUAGES.flatMap((locale) => [
      {
        name: `${locale} desktop`,
        ...MATCHED[`${locale} desktop`],
        use: { ...DESKTOP, locale: BROWSER_TAGS[locale] },
      },
      {
        name: `${locale} phone`,
        ...MATCHED[`${locale} phone`],
        use: { ...PHONE, locale: BROWSER_TAGS[locale] },
      },
    ]),
  ],
  webServer: [
    {
      command: 'node --import tsx scripts/serve.ts',
      url: `http://localhost:${SHOP_PORT}/api/health`,
      env: { ...SERVER_ENV, PORT: String(SHOP_PORT), DATABASE_URL: TEST_DATABASE_URL },
      stdout: 'ignore',
      timeout: START_TIMEOUT_MS,
    },
    {
      command: 'node --import tsx tests/support/platform/platform.ts',
      url: `http://localhost:${PLATFORM_PORT}/api/health`,
      env: { ...SERVER_ENV, PORT: String(PLATFORM_PORT), DATABASE_URL: PLATFORM_DATABASE_URL },
      stdout: 'ignore',
      timeout: START_TIMEOUT_MS,
    },
  ],
});
