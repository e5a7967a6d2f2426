import { COMPARED_KEY, parseComparison } from '../domain/comparison.js';
import { type ComparePageProps, compareProducts } from '../domain/comparisonRows.js';
import { modelChoices } from '../domain/modelChoices.js';
import { inSharedSize, sizesToFit } from '../domain/sharedSize.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import { inLocale } from '../../../domain/core/locale.js';
import { pageHead, type PageLoader } from '../../../server/actions/pages/page.js';

/** The products named in the address, side by side and if possible in one size; whatever the shop does not know is counted and left out. */
export const loadComparison: PageLoader<ComparePageProps> = async (backend, { locale, word, query }) => {
  const { store, content } = backend;
  const asked = parseComparison(query.get(COMPARED_KEY) ?? '');
  const [found, shell] = await Promise.all([
    asked.ids.length === 0 ? [] : store.catalogue.getProducts(asked.ids),
    content.getShell(),
  ]);
  const ids = inSharedSize(found);
  const compared = ids.every((id, place) => id === found[place]?.id)
    ? found
    : await store.catalogue.getProducts(ids);
  const title = word('compare.title');
  const shopName = inLocale(shell.shopName, locale);
  return {
    head: pageHead({ title, shopName, description: word('compare.how') }),
    pageProps: {
      products: compared.map((product) => cardOf(product, locale)),
      rows: compareProducts(compared, { locale, word }),
      sizes: compared.map(sizesToFit),
      choices: compared.map((product) => modelChoices(product, locale)),
      unknown: asked.invalid + asked.ids.length - found.length,
      tooMany: asked.tooMany,
    },
  };
};
