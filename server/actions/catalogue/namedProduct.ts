import { ATTRIBUTE_KEYS, attributeName } from '../../../domain/catalogue/attributes/attributes.js';
import { byKey } from '../../../domain/core/byKey.js';
import { inEveryLocale } from '../../../domain/core/locale.js';
import type { Product } from '../../../domain/catalogue/product.js';
import {
  type AttributeNames,
  toWireProduct,
  type WireProduct,
} from '../../../domain/catalogue/wireProduct.js';
import { plainWord } from '../../../locales/plain.js';

const NAMES: AttributeNames = byKey(ATTRIBUTE_KEYS, (key) => {
  return inEveryLocale((locale) => plainWord(attributeName(key), locale));
});

/** The product in the format of `/api`, with the display names of its attributes. */
export function namedWireProduct(product: Product): WireProduct {
  return toWireProduct(product, NAMES);
}
