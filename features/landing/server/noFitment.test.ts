import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { openDatabase } from '../../../server/database/connection/database.js';
import { switchFitmentOff } from '../../../server/fitment/fitment.js';
import { openShop } from '../../../tests/api/shop.js';
import { required } from '../../../tests/contract/support.js';
import { listLandings } from './listLandings.js';
import { loadLanding } from './loadLanding.js';

const shop = await openShop();
const database = await openDatabase({ url: shop.url });
await switchFitmentOff(database);
database.close();

describe.each(LOCALES)('a shop without fitment (%s)', (locale) => {
  const load = (path: string) =>
    loadLanding(shop.backend, {
      ...{ locale, word: translateTo(locale), path, params: {}, query: new URLSearchParams() },
    });

  it('has no landing pages of cars, and links to none', async () => {
    for (const path of ['/cars', '/cars/toyota', '/cars/toyota/corolla', '/cars/toyota/corolla/2018']) {
      expect(await load(path)).toBeNull();
    }
    const size = await load('/tyres/205-55-r16');
    expect(JSON.stringify(required(size))).not.toContain('/cars');
    const { indexes, cars } = await listLandings(shop.backend);
    expect(indexes.map(({ path }) => path)).not.toContain('/cars');
    expect(cars).toEqual([]);
  });
});
