import { describe, expect, test } from 'vitest';
import { findCanonicalAddress } from '../../../server/actions/site/canonicalAddress.js';
import type { Backend } from '../../../server/ports/backend.js';
import { standInShop } from '../standInShop.js';
import { required } from '../support.js';

/* Slugs as WordPress stores Arabic, in the addresses that people and old links have. */

const world = standInShop();
const STORED = '%d8%a5%d8%b7%d8%a7%d8%b1-%d8%b4%d8%aa%d9%88%d9%8a';
/** A slug of 200 bytes that an import has cut off within its last letter. */
const CUT_OFF = `${'%d8%a5'.repeat(33)}%d`;

const SPELLINGS = [
  ['as stored', STORED],
  ['in upper-case escapes', STORED.toUpperCase()],
  ['in letters', 'إطار-شتوي'],
  ['without a hamza', encodeURIComponent('اطار-شتوي')],
  ['with diacritics', encodeURIComponent('إِطار-شِتوي')],
  ['encoded twice', encodeURIComponent(STORED)],
] as const;

const leadsTo = (path: string) =>
  findCanonicalAddress({ store: world.shop.store } as Backend, new URL(path, 'http://shop.test'));

describe('a slug', () => {
  test.each(SPELLINGS)('of a product leads to its page %s', async (_, spelling) => {
    const { id } = await world.battery();
    required(world.standIn.state.products.get(id))['slug'] = STORED;
    await world.shop.store.catalogue.refresh();
    expect(await leadsTo(`/ar/product/simple/${spelling}`)).toBe(`/ar/product/simple/${id}`);
  });

  test.each(SPELLINGS)('of a category leads to its page %s', async (_, spelling) => {
    const category = required(world.standIn.state.categories[0]);
    category['slug'] = STORED;
    await world.shop.store.catalogue.refresh();
    expect(await leadsTo(`/category/${spelling}`)).toBe(`/category/${category.id}`);
    const shown = (await world.shop.store.catalogue.listCategories()).find(({ id }) => id === category.id);
    expect(shown?.slug).toBe('إطار-شتوي');
  });

  test('that was cut off within a letter leads to its page', async () => {
    const { id } = await world.battery();
    required(world.standIn.state.products.get(id))['slug'] = CUT_OFF;
    await world.shop.store.catalogue.refresh();
    expect(await leadsTo(`/product/simple/${CUT_OFF}`)).toBe(`/product/simple/${id}`);
    expect(await leadsTo(`/product/simple/${encodeURIComponent('إ'.repeat(33))}`)).toBe(
      `/product/simple/${id}`,
    );
  });

  test('that differs from another only by a hamza leads to its own page', async () => {
    const [one, other] = [...world.standIn.state.products.values()].filter(({ type }) => type === 'simple');
    required(one)['slug'] = encodeURIComponent('اطار').toLowerCase();
    required(other)['slug'] = encodeURIComponent('إطار').toLowerCase();
    await world.shop.store.catalogue.refresh();
    expect(await leadsTo('/product/simple/اطار')).toBe(`/product/simple/${required(one).id}`);
    expect(await leadsTo('/product/simple/إطار')).toBe(`/product/simple/${required(other).id}`);
  });
});
