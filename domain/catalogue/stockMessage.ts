import { isInStock, type Stock } from './product.js';

/** From this stock on the number is not shown: a car needs four. */
const PLENTY = 5;

type StockMessage = 'out_of_stock' | 'stock.backorder' | 'stock.low' | 'stock.in';

/** The message that says whether a product is available, with its values. */
export function stockMessage(stock: Stock): { key: StockMessage; values?: { count: number } } {
  if (!isInStock(stock)) return { key: 'out_of_stock' };
  if (stock === 'backorder') return { key: 'stock.backorder' };
  if (typeof stock === 'number' && stock < PLENTY) return { key: 'stock.low', values: { count: stock } };
  return { key: 'stock.in' };
}
