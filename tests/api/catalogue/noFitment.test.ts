import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { loadLanding } from '../../../features/landing/server/loadLanding.js';
import { listLandings } from '../../../features/landing/server/listLandings.js';
import { loadHome } from '../../../server/actions/pages/home.js';
import { productLoader } from '../../../server/actions/pages/product.js';
import { loadSearch } from '../../../server/actions/pages/search.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { openDatabase } from '../../../server/database/connection/database.js';
import { switchFitmentOff } from '../../../server/fitment/fitment.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const shop = await openShop();
const database = await openDatabase({ url: shop.url });
await switchFitmentOff(database);
database.close();

describe.each(LOCALES)('a shop without fitment (%s)', (locale) => {
  const request = (query = '') => ({
    ...{ locale, word: translateTo(locale), path: '/', params: {}, query: new URLSearchParams(query) },
  });

  it('has a finder by size, and none by car', async () => {
    const { hasCars, sizes } = required(await loadHome(shop.backend, request())).pageProps;
    expect(hasCars).toBe(false);
    expect(sizes.length).toBeGreaterThan(0);
    const answer = await shop.call('GET', '/api/wcFetch/cars');
    expect([answer.status, answer.body]).toEqual([200, []]);
  });

  it('searches for the name of a car as for any other word', async () => {
    const { listing } = required(await loadSearch(shop.backend, request('search=corolla 2018'))).pageProps;
    expect(listing.readAs).toBeNull();
    const { listing: tyres } = required(
      await loadSearch(shop.backend, request('search=205/55R16')),
    ).pageProps;
    expect(tyres.total).toBeGreaterThan(0);
  });

  it('says nothing about what a tyre, a battery or an oil fits', async () => {
    for (const search of ['lassa', 'battery', 'engine oil']) {
      const { listing } = required(await loadSearch(shop.backend, request(`search=${search}`))).pageProps;
      const { type, id } = required(listing.products[0]);
      const load = productLoader(type);
      const page = required(await load(shop.backend, { ...request(), params: { id: String(id) } }));
      expect(page.pageProps.fitKind).toBeNull();
    }
  });

  it('has no landing pages of cars, and links to none', async () => {
    for (const path of ['/cars', '/cars/toyota', '/cars/toyota/corolla', '/cars/toyota/corolla/2018']) {
      expect(await loadLanding(shop.backend, { ...request(), path })).toBeNull();
    }
    const size = await loadLanding(shop.backend, { ...request(), path: '/tyres/205-55-r16' });
    expect(JSON.stringify(required(size))).not.toContain('/cars');
    const { indexes, cars } = await listLandings(shop.backend);
    expect(indexes.map(({ path }) => path)).not.toContain('/cars');
    expect(cars).toEqual([]);
  });

  it('knows no car that a browser has kept from before', async () => {
    expect(await shop.call('GET', '/api/wcFetch/car/toyota-corolla_2018')).toMatchObject({ status: 404 });
  });
});
