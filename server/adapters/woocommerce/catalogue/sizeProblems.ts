import { readTyre } from '../../../../domain/tyres/readTyre.js';
import { formatSize } from '../../../../domain/tyres/tyre.js';
import type { WcProduct, WcVariation } from '../../wpRest/shapes.js';
import { plainText } from '../../wpRest/plainText.js';
import { roleOf } from './attributes.js';
import { optionOf } from './productFields.js';

/** Sizes of other goods, such as `L2` or `XXL`, are no mistakes. */
const LIKE_A_TYRE = /\d{2,3}\s*[/\\]\s*\d{2}|\d\s*Z?R\s*\d/i;

/** A line for the operator about each tyre whose size cannot be read, and each that states two different sizes. */
export function sizeProblems(
  products: readonly { product: WcProduct; variations: readonly WcVariation[] }[],
): string[] {
  return products.flatMap(({ product, variations }) => {
    const sizes =
      variations.length === 0
        ? [[product.id, optionOf(product, 'size') ?? plainText(product.name)] as const]
        : variations.map(({ id, attributes }) => [id, sizeOption(attributes)] as const);
    return sizes.flatMap(([id, text]) => problemOf(id, text ?? ''));
  });
}

function sizeOption(attributes: WcVariation['attributes']): string | undefined {
  return attributes.find((attribute) => roleOf(attribute) === 'size')?.option;
}

function problemOf(id: number, text: string): string[] {
  const tyre = readTyre(text);
  if (tyre === null) {
    return LIKE_A_TYRE.test(text)
      ? [
          `Product ${id} is not found by its size: “${text}” is not read as a tyre size such as 205/55 R16; write it in the attribute Size`,
        ]
      : [];
  }
  const [other] = tyre.others;
  return other === undefined
    ? []
    : [
        `Product ${id} is sold as ${formatSize(tyre.size)} only: “${text}” also has ${formatSize(other)}; write one size in the attribute Size`,
      ];
}
