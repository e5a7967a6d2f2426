import type { ReactNode } from 'react';
import type { useMessages } from '../../../client/intl/messages.js';
import { ATTRIBUTE_KEYS, facetOf } from '../../../domain/catalogue/facets.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Ltr } from '../../ui/text/Ltr.js';

export interface Spec {
  name: string;
  value: ReactNode;
  /** Plain explanation of the value. */
  words?: string | null;
}

type SpecSource = Pick<ProductView, 'brand' | 'size' | 'attributes' | 'sku'>;

/** The known specifications of a product, in the order of the facet table; its item number is the last. */
export function listSpecs(t: ReturnType<typeof useMessages>, { attributes, ...product }: SpecSource): Spec[] {
  const ltr = (text: string | null) => text !== null && <Ltr>{text}</Ltr>;
  const specs: Spec[] = [
    { name: t('facet.brand'), value: product.brand },
    { name: t('product.size'), value: ltr(product.size) },
    ...ATTRIBUTE_KEYS.map((key): Spec => {
      const { label, isTranslated, meaning } = facetOf(key);
      const value = attributes[key] ?? null;
      const figure = value === null ? null : meaning?.figureOf(value);
      return {
        name: t(label),
        value: isTranslated === true ? value : ltr(value),
        words:
          meaning && typeof figure === 'number' ? t(meaning.specWords, { [meaning.unit]: figure }) : null,
      };
    }),
    { name: t('product.sku'), value: product.sku !== null && <bdi dir="ltr">{product.sku}</bdi> },
  ];
  return specs.filter(({ value }) => value !== null && value !== false && value !== '');
}
