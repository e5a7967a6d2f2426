import { expect, it } from 'vitest';
import { LOCALES } from '../../../domain/core/locale.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { openDatabase } from '../../../server/database/connection/database.js';
import { writeOwnFitment } from '../../../server/fitment/fitment.js';
import { openShop } from '../../../tests/api/shop.js';
import { required } from '../../../tests/contract/support.js';
import { loadLanding } from './loadLanding.js';

/* A table of cars that also states batteries and oils. */

const CARS = `make,model,year_from,year_to,front,battery_ah,oil_grade,oil_litres
Zeta,One,2018,2018,205/55 R16,70,5W-30,4
Zeta,Two,2018,2018,315/30 R21,70,5W-30,4
`;

const { backend, url } = await openShop();
const database = await openDatabase({ url });
await writeOwnFitment(database, { csv: CARS, isWhole: true });
database.close();

const load = async (path: string, locale: (typeof LOCALES)[number]) =>
  required(
    await loadLanding(backend, {
      ...{ locale, word: translateTo(locale), path, params: {}, query: new URLSearchParams() },
    }),
  );

it.each(LOCALES)(
  'the page of a car’s tyres counts and shows tyres, no battery and no oil: %s',
  async (locale) => {
    const { pageProps } = await load('/cars/zeta/one/2018', locale);
    expect(pageProps.products.length).toBeGreaterThan(0);
    expect(pageProps.products.every(({ size, sizes }) => size !== null || sizes !== undefined)).toBe(true);
    const cheapest = (
      await backend.store.catalogue.listProducts({
        ...{ tyre: { width: 205, aspect: 55, rim: 16, commercial: false }, inStock: true },
        ...{ sort: 'price', page: 1, perPage: 1 },
      })
    ).items[0];
    expect(pageProps.offer?.from).toBe(cheapest?.price);
  },
);

it('of a car whose tyres nobody sells is not for search engines, though its oil is in stock', async () => {
  const { head, pageProps } = await load('/cars/zeta/two/2018', 'en');
  expect([head.canonicalPath, pageProps.offer?.inStock, pageProps.products]).toEqual([null, 0, []]);
});
