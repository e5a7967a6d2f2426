import { describe, expect, test } from 'vitest';
import { standInShop } from '../standInShop.js';
import { required } from '../support.js';

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
