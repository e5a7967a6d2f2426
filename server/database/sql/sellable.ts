/** Whether the stock of an item is without a number: not counted, or on backorder. */
export const IS_ENDLESS = '(items.on_backorder = 1 OR items.id IN (SELECT id FROM uncounted_items))';

/** `isSellable` (`domain/catalogue/product.ts`) of a row of `items`. */
export const IS_SELLABLE = `(CASE WHEN items.quantity_rule IS NULL OR ${IS_ENDLESS} THEN items.stock > 0
  ELSE items.stock >= (items.quantity_rule ->> 'least') END)`;
