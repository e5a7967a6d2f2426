import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { productLoader } from '../../actions/pages/product.js';
import { loadShell } from '../../actions/pages/shell.js';
import { openLocalShop } from '../../adapters/local/local.js';
import { DEFAULT_CALENDAR } from '../../config/parsing/deliveryCalendar.js';
import type { Backend } from '../backend.js';
import { readOnce } from './readOnce.js';

/** Loads every product's page in both languages. Returns the number of backend calls and of pages. */
async function loadAll(): Promise<{ asked: number; pages: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'read-once-'));
  try {
    const shop = await openLocalShop({ url: `file:${join(folder, 'shop.db')}` });
    let asked = 0;
    const counted = <Port extends object>(port: Port): Port => {
      const methods = Object.entries(port as Record<string, (...args: unknown[]) => unknown>);
      const counting = methods.map(([name, method]) => [
        name,
        (...args: unknown[]) => {
          asked += 1;
          return method(...args);
        },
      ]);
      return Object.fromEntries(counting) as Port;
    };
    const settings = {
      publicUrl: 'http://shop.test',
      apiBase: '',
      deliveryCalendar: DEFAULT_CALENDAR,
      instalmentPlans: [],
      whatsappNumber: null,
      analytics: null,
      isDurable: true,
      trial: null,
    };
    const store = { ...shop.store, catalogue: counted(shop.store.catalogue) };
    const content = counted(shop.content);
    const backend = readOnce({
      ...{ ...shop, store, content, settings },
      hasSocialCard: () => false,
    } as unknown as Backend);
    const refs = await backend.store.catalogue.listProductRefs();
    for (const { id, type } of refs) {
      for (const locale of LOCALES) {
        const request = {
          locale,
          word: translateTo(locale),
          params: { id: String(id) },
          path: '',
          query: new URLSearchParams(),
        };
        expect(await productLoader(type)(backend, request)).not.toBeNull();
        await loadShell(backend, locale, {});
      }
    }
    return { asked, pages: refs.length * LOCALES.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('fetches shared data once per build, and products in batches', async () => {
  const { asked, pages } = await loadAll();
  expect(asked / pages).toBeLessThan(0.5);
});
