import type { ReactNode } from 'react';
import { useWords } from '../../../client/intl/words.js';
import { loadKg, speedKmh } from '../../../domain/catalogue/tyre.js';
import type { ProductView } from '../../../domain/content/views.js';
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
  /** What the value means, in plain words. */
  words?: string | null;
}

/** The product's figures, and in plain words what its markings mean. */
export function SpecTable({ product, choice }: SpecTableProps) {
  const t = useWords();
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
  const t = useWords();
  const load = variation?.loadIndex ?? product.loadIndex?.value ?? null;
  const speed = variation?.speedIndex ?? product.speedIndex?.value ?? null;
  const kg = load === null ? null : loadKg(load);
  const kmh = speed === null ? null : speedKmh(speed);
  const ltr = (text: string | null) => text !== null && <Ltr>{text}</Ltr>;
  const specs: Spec[] = [
    { name: t('product.brand'), value: product.brand },
    { name: t('product.size'), value: ltr(size) },
    {
      name: product.loadIndex?.name ?? t('product.load_index'),
      value: ltr(load),
      words: kg === null ? null : t('product.load_words', { kg }),
    },
    {
      name: product.speedIndex?.name ?? t('product.speed_index'),
      value: ltr(speed),
      words: kmh === null ? null : t('product.speed_words', { kmh }),
    },
    { name: product.origin?.name ?? t('product.origin'), value: product.origin?.value ?? null },
    { name: t('product.sku'), value: product.sku !== null && <bdi dir="ltr">{product.sku}</bdi> },
  ];
  return specs.filter(({ value }) => value !== null && value !== false && value !== '');
}
