import type { ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { ATTRIBUTE_KEYS, facetOf } from '../../../domain/catalogue/facets.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Ltr } from '../../ui/text/Ltr.js';
import styles from './SpecTable.module.css';
import type { Choice } from './useChoice.js';

interface SpecTableProps {
  product: ProductView;
  choice: Choice;
}

interface Spec {
  name: string;
  value: ReactNode;
  /** Plain explanation of the value. */
  words?: string | null;
}

/** The product's specifications, with plain explanations of its markings. */
export function SpecTable({ product, choice }: SpecTableProps) {
  const t = useMessages();
  const specs = useSpecs(product, choice);
  if (specs.length === 0) return null;
  return (
    <section>
      <h2 className={styles['title']}>{t('product.specifications')}</h2>
      <table className={styles['table']}>
        <tbody>
          {specs.map(({ name, value, words }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={styles['value']}>{value}</span>
                {typeof words === 'string' && <span className={styles['words']}>{words}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useSpecs(product: ProductView, { variation, size }: Choice): Spec[] {
  const t = useMessages();
  const ltr = (text: string | null) => text !== null && <Ltr>{text}</Ltr>;
  const attributes = { ...product.attributes, ...variation?.attributes };
  const specs: Spec[] = [
    { name: t('facet.brand'), value: product.brand },
    { name: t('product.size'), value: ltr(size) },
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
