import { defineConfig } from '@playwright/test';
import shop, { SERVER_ENV } from './playwright.config.js';
import { SHOP_PORT, TEST_DATABASE_URL } from './tests/support/addresses.js';

/** Purchases through each way to pay, on the site that `npm run build` has built, with both providers' stand-ins. */
export default defineConfig({
  ...shop,
  testDir: 'tests/ways',
  outputDir: 'test-results/ways',
  reporter: [['line'], ['json', { outputFile: 'test-results/ways.json' }]],
  projects: (shop.projects ?? []).filter(({ name }) => name === 'en desktop' || name === 'ar phone'),
  webServer: {
    command: 'node --import tsx tests/ways/shop.ts',
    url: `http://localhost:${SHOP_PORT}/api/health`,
    env: { ...SERVER_ENV, PORT: String(SHOP_PORT), DATABASE_URL: TEST_DATABASE_URL },
    timeout: 60_000,
  },
});
