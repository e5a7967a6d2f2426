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

async function feeOf(shop: Backend, search: string) {
  const { catalogue } = shop.store;
  const { items } = await catalogue.listProducts({ page: 1, perPage: 1, search, sort: 'relevance' });
  const { id, parent, type } = required(items[0]);
  const request = { path: '/', params: { id: String(parent ?? id) }, query: new URLSearchParams() };
  const load = productLoader(type === 'simple' ? 'simple' : 'variable');
  const page = await load(shop, { locale: 'en', word: translateTo('en'), ...request });
  return required(page).pageProps.fittingFee;
}

it('is stated on the pages of tyres only, where the operator has set it', async () => {
  expect(await feeOf(backend, '205/55 R16')).toBe(5050);
  expect(await feeOf(backend, 'Bosch S4 battery')).toBeNull();
  expect(await feeOf(without, '205/55 R16')).toBeNull();
});

it('is the lowest price of a branch, where branches fit tyres', async () => {
  const prices = async (...fees: (number | null)[]) => {
    const [branch] = await shop.backend.content.listBranches();
    const branches = fees.map((fittingPrice) => ({ ...required(branch), fittingPrice }));
    const content = { ...backend.content, listBranches: () => Promise.resolve(branches) };
    return feeOf({ ...backend, content }, '205/55 R16');
  };
  expect(await prices(null, 75_00, 60_00)).toBe(60_00);
  expect(await prices(75_00, 0)).toBe(0);
  expect(await prices(null)).toBe(5050);
});
