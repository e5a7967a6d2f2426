import { beforeEach, describe, expect, test } from 'vitest';
import { standInShop } from '../standInShop.js';
import { EVERYTHING, required } from '../support.js';

/* Names that products share, and logos of brands. */

const world = standInShop();
const catalogue = () => world.shop.store.catalogue;

/** Gives the battery this brand, as WordPress writes its name; returns the brand's fields of the companion plugin. */
async function brand(name: string) {
  const { id } = await world.battery();
  const term = { taxonomy: 'product_brand', slug: 'nile', name, name_ar: '', logo: '' };
  world.standIn.state.terms.push(term);
  required(world.standIn.state.products.get(id))['brands'] = [{ id: 71, name, slug: 'nile' }];
  await catalogue().refresh();
  return { id, term };
}

describe('the logo of a brand', () => {
  const logo = () => `${world.standIn.url}/wp-content/uploads/nile.png`;

  test.each(['Nile', 'Nile &amp; Sons'])('of %s is shown', async (name) => {
    const { id, term } = await brand(name);
    term.logo = logo();
    await catalogue().refresh();
    expect((await catalogue().getProduct(id))?.brand?.logo).toBe('/media/nile.png');
  });

  test('disappears once the operator has removed it', async () => {
    const { id, term } = await brand('Nile');
    term.logo = logo();
    await catalogue().refresh();
    term.logo = '';
    await catalogue().refresh();
    expect((await catalogue().getProduct(id))?.brand?.logo).toBeNull();
  });

  test('stays although another attribute has a value of the same name, without one', async () => {
    const { id, term } = await brand('Nile');
    term.logo = logo();
    world.standIn.state.terms.push({ ...term, taxonomy: 'pa_origin', logo: '' });
    await catalogue().refresh();
    expect((await catalogue().getProduct(id))?.brand?.logo).toBe('/media/nile.png');
  });

  test('stays while the store tells nothing of its terms', async () => {
    const { id, term } = await brand('Nile');
    term.logo = logo();
    await catalogue().refresh();
    world.standIn.state.plugins.companion = false;
    await catalogue().refresh();
    expect((await catalogue().getProduct(id))?.brand?.logo).toBe('/media/nile.png');
  });
});

/** Ids of what a search finds first. */
async function found(search: string): Promise<number[]> {
  const { items } = await catalogue().listProducts({ ...EVERYTHING, search });
  return items.map(({ id, parent }) => parent ?? id);
}

describe.each([true, false])('a search, of a store whose plugin digests products: %o,', (isNew) => {
  beforeEach(() => {
    world.standIn.state.addsOutlines = isNew;
  });

  test('finds a brand by the name that it has been given later', async () => {
    const { id, term } = await brand('Zimzam');
    term.name_ar = 'قطقوط';
    await catalogue().refresh();
    expect(await found('قطقوط')).toEqual([id]);
  });

  test('finds a country by the name that it has been given later', async () => {
    const { id } = await world.battery();
    const term = { taxonomy: 'pa_origin', slug: 'oz', name: 'Ozland', name_ar: '', logo: '' };
    world.standIn.state.terms.push(term);
    const origin = { id: 9, name: 'Country of origin', slug: 'pa_origin', variation: false };
    required(world.standIn.state.products.get(id))['attributes'] = [{ ...origin, options: ['Ozland'] }];
    await catalogue().refresh();
    term.name_ar = 'قطقوط';
    await catalogue().refresh();
    expect(await found('قطقوط')).toEqual([id]);
  });

  test('finds what is in and below a category that was renamed, and no longer by its old name', async () => {
    const { id } = await world.battery();
    const { categories, products } = world.standIn.state;
    const kind = { description: '', menu_order: 0 };
    const parent = { ...kind, id: 801, parent: 0, slug: 'above', name: 'Quokkas' };
    const child = { ...kind, id: 802, parent: 801, slug: 'below', name: 'Numbats' };
    categories.push(parent, child);
    required(products.get(id))['categories'] = [child];
    await catalogue().refresh();
    expect([await found('quokkas'), await found('numbats')]).toEqual([[id], [id]]);
    parent.name = 'Echidnas';
    await catalogue().refresh();
    expect([await found('echidnas'), await found('quokkas')]).toEqual([[id], []]);
    child.parent = 0;
    await catalogue().refresh();
    expect(await found('echidnas')).toEqual([]);
  });
});
