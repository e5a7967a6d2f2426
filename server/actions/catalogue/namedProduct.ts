import { ATTRIBUTE_KEYS, attributeName } from '../../../domain/catalogue/attributes/attributes.js';
import { byKey } from '../../../domain/core/byKey.js';
import { inEveryLocale } from '../../../domain/core/locale.js';
import type { Product } from '../../../domain/catalogue/product.js';
import {
  type AttributeNames,
  toWireProduct,
  type WireProduct,
} from '../../../domain/catalogue/wireProduct.js';
import { translateTo } from '../../../locales/serverIntl.js';
import { memoizeByObject } from '../../ports/shared/memoizeByObject.js';

const NAMES: AttributeNames = byKey(ATTRIBUTE_KEYS, (key) => {
  return inEveryLocale((locale) => translateTo(locale)(attributeName(key)));
});

/**
 * The product in the format of `/api`, with the display names of its attributes. Made once for as long as the product is
 * kept in memory: it was a third of a listing's time.
 */
export const namedWireProduct = memoizeByObject((product: Product): Readonly<WireProduct> =>
  toWireProduct(product, NAMES),
);
