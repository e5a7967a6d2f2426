/** What shoppers do, as the shop reports it to an operator's analytics. Names are those of GA4's e-commerce events. */
import type { ProductCardView } from '../catalogue/catalogueViews.js';
import type { Piastres } from '../core/money.js';
import type { LineItem } from '../order/order.js';

type Line = Pick<LineItem, 'productId' | 'variationId' | 'name' | 'price' | 'quantity'>;
export type CardFacts = Pick<ProductCardView, 'id' | 'variationId' | 'name' | 'brand' | 'price'>;

/** A placed order; amounts are in piastres. */
interface PlacedOrder {
  id: number;
  items: readonly Line[];
  /** Including delivery. */
  total: Piastres;
  shippingTotal: Piastres;
}

/** The values of every event by its name. */
export interface ShopEvents {
  view_item_list: { listId: string; listName: string; products: readonly CardFacts[] };
  view_item: { product: CardFacts };
  search: { term: string };
  /** `line.quantity` is the quantity in the cart, `pieces` what was added. */
  add_to_cart: { line: Line; pieces: number };
  remove_from_cart: { line: Line; pieces: number };
  begin_checkout: { lines: readonly Line[] };
  add_payment_info: { lines: readonly Line[]; /** Key of the way to pay. */ method: string };
  purchase: { order: PlacedOrder };
}

export type ShopEvent = {
  [Name in keyof ShopEvents]: { name: Name } & ShopEvents[Name];
}[keyof ShopEvents];

/** A page that was opened; `pageEvents` derives the events of its contents. */
export interface PageOpened {
  name: 'page';
  /** The framework's id of the page: `/pages/category/@id`. */
  pageId: string;
  pageProps: object;
}
