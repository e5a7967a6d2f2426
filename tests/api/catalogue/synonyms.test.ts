import { expect, it } from 'vitest';
import { openStandInStoreShop } from '../standInStoreShop.js';

const { shop, state } = await openStandInStoreShop();

it('finds by the synonyms that editors write in a store’s WordPress', async () => {
  const search = async (words: string) =>
    (await shop.backend.store.catalogue.searchProducts(words, 20)).map(({ id }) => id).sort();
  state.content.documents = { ...state.content.documents, search: { synonyms: 'qundara, قندرة, tyres' } };
  const named = await search('tyres');
  expect(named).not.toEqual([]);
  for (const word of ['qundara', 'القندره']) expect(await search(word)).toEqual(named);
});
