import type { CataloguePort } from '../../../ports/catalogue.js';
import type { Mirror } from './mirror.js';

/** Goods of the store: browsed in the mirror, and asked of the store itself where price and stock decide. */
export function mirroredCatalogue(mirror: Mirror): CataloguePort {
  return {
    listProducts: async (query) => (await mirror.read()).listProducts(query),
    async getProduct(id) {
      const known = await (await mirror.read()).getProduct(id);
      if (known !== null) return known;
      await mirror.lookAgain(); // it may be new
      return (await mirror.read()).getProduct(id);
    },
    getProducts: async (ids) => (await mirror.read()).getProducts(ids),
    async getCurrent(ids) {
      await mirror.refresh(ids);
      return (await mirror.read()).getProducts(ids);
    },
    refresh: (ids) => mirror.refresh(ids),
    findProductId: async (slug) => (await mirror.read()).findProductId(slug),
    searchProducts: async (keyword, limit) => (await mirror.read()).searchProducts(keyword, limit),
    listProductRefs: async () => (await mirror.read()).listProductRefs(),
    listCategories: async () => (await mirror.read()).listCategories(),
    listStockedSizes: async (category) => (await mirror.read()).listStockedSizes(category),
    listBrands: async () => (await mirror.read()).listBrands(),
  };
}
