import { DEFAULT_LOCALE, inLocale } from '../core/locale.js';
import { type Piastres, PIASTRES_PER_POUND } from '../core/money.js';
import { itemsTotal, lineTotal } from '../order/order.js';
import type { CardFacts, ShopEvent, ShopEvents } from './shopEvents.js';

const CURRENCY = 'EGP';

/** A product in a GA4 event, by the ids of the product feed: that of a variation, with its model's as the group. */
interface Ga4Item {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_group_id?: string;
  /** For reports by variant, as `item_group_id` is for product feeds only. */
  item_variant?: string;
  /** In pounds. */
  price: number;
  quantity: number;
}

/** A GA4 e-commerce event in the form of a data layer entry. */
export interface Ga4Event {
  event: ShopEvent['name'];
  search_term?: string;
  ecommerce?: { items: Ga4Item[]; currency?: string; value?: number } & Record<string, unknown>;
}

/** Converts an event of the shop; amounts become decimals in EGP. */
export function toGa4<Name extends ShopEvent['name']>(event: { name: Name } & ShopEvents[Name]): Ga4Event {
  const { name }: { name: Name } = event;
  return { event: name, ...CONVERTERS[name](event) };
}

const CONVERTERS: { [Name in keyof ShopEvents]: (values: ShopEvents[Name]) => Omit<Ga4Event, 'event'> } = {
  view_item_list: ({ listId, listName, products }) => ({
    ecommerce: { item_list_id: listId, item_list_name: listName, items: products.map(cardItem) },
  }),
  view_item: ({ product }) => worth(product.price, [cardItem(product)]),
  search: ({ term }) => ({ search_term: term }),
  add_to_cart: ({ line, pieces }) => pieceEvent(line, pieces),
  remove_from_cart: ({ line, pieces }) => pieceEvent(line, pieces),
  begin_checkout: ({ lines }) => worth(itemsTotal(lines), lines.map(lineItem)),
  add_payment_info: ({ lines, method }) =>
    worth(itemsTotal(lines), lines.map(lineItem), { payment_type: method }),
  purchase: ({ order }) =>
    worth(order.total - order.shippingTotal, order.items.map(lineItem), {
      transaction_id: String(order.id),
      shipping: decimal(order.shippingTotal),
    }),
};

type Line = ShopEvents['add_to_cart']['line'];

function pieceEvent(line: Line, pieces: number) {
  const changed = { ...line, quantity: pieces };
  return worth(lineTotal(changed), [lineItem(changed)]);
}

function worth(value: Piastres, items: Ga4Item[], more: Record<string, unknown> = {}) {
  return { ecommerce: { currency: CURRENCY, value: decimal(value), ...more, items } };
}

function decimal(amount: Piastres): number {
  return amount / PIASTRES_PER_POUND;
}

function cardItem({ id, variationId, name, brand, price }: CardFacts): Ga4Item {
  return {
    ...itemIds(id, variationId),
    item_name: name,
    ...(brand === null ? {} : { item_brand: brand }),
    price: decimal(price),
    quantity: 1,
  };
}

function lineItem({ productId, variationId, name, price, quantity }: Line): Ga4Item {
  return {
    ...itemIds(productId, variationId),
    item_name: inLocale(name, DEFAULT_LOCALE),
    price: decimal(price),
    quantity,
  };
}

function itemIds(
  id: number,
  variationId: number | null,
): Pick<Ga4Item, 'item_id' | 'item_group_id' | 'item_variant'> {
  if (variationId === null) return { item_id: String(id) };
  return { item_id: String(variationId), item_group_id: String(id), item_variant: String(variationId) };
}
