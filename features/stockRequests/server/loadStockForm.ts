import { cardOf } from '../../../domain/catalogue/productCards.js';
import { productPath } from '../../../domain/catalogue/productPath.js';
import { parseId } from '../../../domain/core/parseId.js';
import { isFormDone } from '../../../domain/forms/forms.js';
import { channelsOf } from '../../../server/actions/notifications/channelsOf.js';
import { personalPage } from '../../../server/actions/pages/content/plainPages.js';
import type { PageLoader, PageRequest } from '../../../server/actions/pages/page.js';
import type { Backend } from '../../../server/ports/backend.js';
import { STOCK_ITEM_KEY } from '../domain/stockForm.js';
import { STOCK_NEWS } from '../domain/news.js';
import type { StockFormProps } from '../domain/stockViews.js';

/** The page of the form; absent where nobody is told, and of what cannot be sold out. */
export const loadStockForm: PageLoader<StockFormProps> = async (backend, request) => {
  const isDone = isFormDone(request.query);
  const pageProps = isDone ? { isDone } : await propsOf(backend, request);
  const title = isDone ? 'title.form_done' : 'stock_request.title';
  const page = pageProps && (await personalPage(title)(backend, request));
  return page && { ...page, pageProps };
};

async function propsOf(backend: Backend, { locale, query }: PageRequest): Promise<StockFormProps | null> {
  const itemId = parseId(query.get(STOCK_ITEM_KEY) ?? '');
  if (itemId === null || channelsOf(backend, STOCK_NEWS).length === 0) return null;
  const product = await backend.store.catalogue.getProduct(itemId);
  if (product === null || product.type === 'variable') return null;
  const { type, id, variationId, name } = cardOf(product, locale);
  return { isDone: false, itemId, name, path: productPath(type, id, variationId) };
}
