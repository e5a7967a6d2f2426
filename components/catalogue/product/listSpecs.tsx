import type { Translate } from '../../../locales/intl.js';
import type { ReactNode } from 'react';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Ltr } from '../../ui/text/Ltr.js';

export interface Spec {
  name: string;
  value: ReactNode;
  /** Plain explanation of the value. */
  words?: string | undefined;
}

type SpecSource = Pick<ProductView, 'brand' | 'size' | 'specNames' | 'specs' | 'sku'>;

/** The known specifications of a product, in the order of the table of attributes; its item number is the last. */
export function listSpecs(t: Translate, product: SpecSource): Spec[] {
  const specs: Spec[] = [
    { name: t('facet.brand'), value: product.brand },
    { name: t('product.size'), value: product.size !== null && <Ltr>{product.size}</Ltr> },
    ...product.specNames.map(([key, name]): Spec => {
      const { value, words } = product.specs[key] ?? {};
      return { name, words, value: value !== undefined && <bdi>{value}</bdi> };
    }),
    { name: t('product.sku'), value: product.sku !== null && <bdi dir="ltr">{product.sku}</bdi> },
  ];
  return specs.filter(({ value }) => value !== null && value !== false && value !== '');
}
