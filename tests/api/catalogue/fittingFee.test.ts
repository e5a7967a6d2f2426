import { expect, it } from 'vitest';
import { translateTo } from '../../../locales/serverIntl.js';
import { productLoader } from '../../../server/actions/pages/product.js';
import type { Backend } from '../../../server/ports/backend.js';
import { required } from '../../contract/support.js';
import { openShop } from '../shop.js';

const shop = await openShop({ FITTING_FEE: '50.50' });
const backend: Backend = { ...shop.backend, content: { ...shop.backend.content, listBranches: noBranches } };
const without: Backend = { ...backend, settings: { ...backend.settings, fittingFee: null } };

function noBranches(): Promise<[]> {
  return Promise.resolve([]);
}

async function pageOf(shop: Backend, search: string) {
  const { catalogue } = shop.store;
  const { items } = await catalogue.listProducts({ page: 1, perPage: 1, search, sort: 'relevance' });
  const { id, parent, type } = required(items[0]);
  const request = { path: '/', params: { id: String(parent ?? id) }, query: new URLSearchParams() };
  const load = productLoader(type === 'simple' ? 'simple' : 'variable');
  const page = await load(shop, { locale: 'en', word: translateTo('en'), ...request });
  return required(page);
}

const fittingOf = async (shop: Backend, search: string) => (await pageOf(shop, search)).pageProps.fitting;

it('is stated on the pages of tyres only, where the operator has set it', async () => {
  expect(await fittingOf(backend, '205/55 R16')).toEqual({ fee: 5050, branch: null });
  expect(await fittingOf(backend, 'Bosch S4 battery')).toBeNull();
  expect(await fittingOf(without, '205/55 R16')).toBeNull();
});

it('is the lowest price of a branch, with its name, where branches fit tyres', async () => {
  const prices = async (...fees: (number | null)[]) => {
    const [branch] = await shop.backend.content.listBranches();
    const branches = fees.map((fittingPrice, place) => ({
      ...{ ...required(branch), fittingPrice },
      name: { en: `Branch ${place}`, ar: null },
    }));
    const content = { ...backend.content, listBranches: () => Promise.resolve(branches) };
    return fittingOf({ ...backend, content }, '205/55 R16');
  };
  expect(await prices(null, 75_00, 60_00)).toEqual({ fee: 60_00, branch: 'Branch 2' });
  expect(await prices(75_00, 0)).toEqual({ fee: 0, branch: 'Branch 1' });
  expect(await prices(null)).toEqual({ fee: 5050, branch: null });
});

it('is left out while the branches cannot be read, on a page that is not kept', async () => {
  const content = { ...backend.content, listBranches: () => Promise.reject(new Error('down')) };
  const { pageProps, isPartial } = await pageOf({ ...backend, content }, '205/55 R16');
  expect(pageProps.fitting).toBeNull();
  expect(pageProps.product.isTyre).toBe(true);
  expect(isPartial).toBe(true);
  expect((await pageOf(backend, '205/55 R16')).isPartial).toBe(false);
});
