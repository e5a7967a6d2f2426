import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ports of the site under test and of the platform build output; TEST_PORT moves both. */
export const SHOP_PORT = Number(process.env['TEST_PORT'] ?? 4173);
export const PLATFORM_PORT = SHOP_PORT + 1;
/** The desk of the kiosk in tests/ways. */
export const WAYS_DESK_PORT = SHOP_PORT + 2;

/** One temporary directory per run, passed to worker processes by the environment. */
const folder = (process.env['TEST_DATA_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'shop-test-')));

export const TEST_DATABASE_URL = `file:${join(folder, 'shop.db')}`;
export const PLATFORM_DATABASE_URL = `file:${join(folder, 'platform.db')}`;

/** WhatsApp number of the shop under test; scripts/test.mjs builds its pages with it. */
export const CHAT_NUMBER = '+20 100 000 0000';

/** Set for the workers by playwright.store.config.ts. */
export const STORE_UNDER_TEST = 'STORE_UNDER_TEST';

/** Whether the site under test uses a store, which holds the customers, instead of the embedded shop. */
export const isStoreUnderTest = () => process.env[STORE_UNDER_TEST] !== undefined;

/** Set by playwright.store.config.ts where the fitment of the store's site is switched off. */
export const WITHOUT_CARS = 'WITHOUT_CARS';

export const isWithoutCars = () => process.env[WITHOUT_CARS] !== undefined;
