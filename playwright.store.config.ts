import { defineConfig } from '@playwright/test';
import shop, { SERVER_ENV } from './playwright.config.js';
import { SHOP_PORT, STORE_UNDER_TEST, WITHOUT_CARS } from './tests/support/addresses.js';

process.env[STORE_UNDER_TEST] = 'yes';
const isWhole = process.env['WHOLE'] === '1';
if (!isWhole) process.env[WITHOUT_CARS] = 'yes';

/**
 * Browser tests with a store: the site is built from the responses of a WooCommerce stand-in. `npm test` runs the
 * shopper's journeys only, without fitment; WHOLE=1 (`npm run test:store`) runs everything except the tests below.
 */
const JOURNEYS = /(journey|withoutCars)\.spec\.ts$/;

/**
 * Cards need a provider's keys, and the stand-in's products have no pictures; the other tests concern the demonstration
 * shop's own database, build and deployment.
 */
const NOT_OF_A_STORE =
  /(card|checkoutChanges|gallery|liveContent|onDemand|platform|quantityPrices|site)\.spec\.ts$/;

const BUILD_TIMEOUT_MS = 5 * 60_000;

const projects = (shop.projects ?? []).map((project) => ({
  ...project,
  testIgnore: [NOT_OF_A_STORE, project.testIgnore ?? []].flat(),
}));

export default defineConfig({
  ...shop,
  outputDir: 'test-results/store',
  reporter: [['line'], ['json', { outputFile: 'test-results/store.json' }]],
  projects: isWhole
    ? projects
    : projects
        .filter(({ testMatch }) => testMatch === undefined)
        .map((project) => ({ ...project, testMatch: JOURNEYS })),
  webServer: {
    command: 'node --import tsx tests/support/storeFront.ts',
    url: `http://localhost:${SHOP_PORT}/api/health`,
    timeout: BUILD_TIMEOUT_MS,
    env: { ...SERVER_ENV, PORT: String(SHOP_PORT) },
    stdout: 'ignore',
    // Otherwise its copy of the project would not be deleted.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
