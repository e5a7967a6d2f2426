import { COMPARED_KEY, parseComparison } from '../domain/comparison.js';
import { type ComparePageProps, compareProducts } from '../domain/comparisonRows.js';
import { cardOf } from '../../../domain/catalogue/productCards.js';
import { inLocale } from '../../../domain/core/locale.js';
import { pageHead, type PageLoader } from '../../../server/actions/pages/page.js';

/** The products named in the address, side by side; whatever the shop does not know is counted and left out. */
export const loadComparison: PageLoader<ComparePageProps> = async (backend, { locale, word, query }) => {
  const { store, content } = backend;
  const asked = parseComparison(query.get(COMPARED_KEY) ?? '');
  const [found, shell] = await Promise.all([
    asked.ids.length === 0 ? [] : store.catalogue.getProducts(asked.ids),
    content.getShell(),
  ]);
  const title = word('compare.title');
  const shopName = inLocale(shell.shopName, locale);
  return {
    head: pageHead({ title, shopName, description: word('compare.how') }),
    pageProps: {
      products: found.map((product) => cardOf(product, locale)),
      rows: compareProducts(found, { locale, word }),
      unknown: asked.invalid + asked.ids.length - found.length,
      tooMany: asked.tooMany,
    },
  };
};
