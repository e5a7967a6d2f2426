import { type QuantityRule, RULE_MAX } from '../../../../domain/catalogue/pricing/quantityRule.js';
import { metaText, type WcProduct, type WcVariation } from '../../wpRest/shapes.js';

/*
 * Quantities in which an item is sold, from the fields of the extension "Min/Max Quantities" for WooCommerce. WooCommerce
 * itself has none but "sold individually".
 */

type Meta = WcProduct['meta_data'];

/** null for none, for goods sold singly, and for fields that contradict each other. A variation has its own if it says so. */
export function quantityRuleOf(product: WcProduct, variation?: WcVariation): QuantityRule | null {
  if (product.sold_individually) return null;
  const hasOwn = variation !== undefined && metaText(variation.meta_data, 'min_max_rules') === 'yes';
  const [meta, prefix] = hasOwn ? [variation.meta_data, 'variation_'] : [product.meta_data, ''];
  const step = count(meta, `${prefix}group_of_quantity`) ?? 1;
  const least = Math.ceil((count(meta, `${prefix}minimum_allowed_quantity`) ?? 1) / step) * step;
  const highest = count(meta, `${prefix}maximum_allowed_quantity`);
  const most = highest === null ? null : Math.floor(highest / step) * step;
  if ((most !== null && most < least) || least > RULE_MAX) return null;
  if (least === 1 && step === 1 && most === null) return null;
  return { least, step, ...(most === null ? {} : { most }) };
}

/** A whole number above 0; the extension stores an empty text or 0 for none. */
function count(meta: Meta, key: string): number | null {
  const value = meta.findLast((entry) => entry.key === key)?.value;
  const read = typeof value === 'number' ? value : Number(metaText(meta, key) ?? NaN);
  return Number.isInteger(read) && read > 0 && read <= RULE_MAX ? read : null;
}
