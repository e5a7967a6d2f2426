import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
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

  it('knows no car that a browser has kept from before', async () => {
    expect(await shop.call('GET', '/api/wcFetch/car/toyota-corolla_2018')).toMatchObject({ status: 404 });
  });
});
