import { useMessages } from '../../../client/intl/messages.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { listSpecs } from './listSpecs.js';
import styles from './SpecTable.module.css';
import type { Choice } from '../../../client/catalogue/useChoice.js';

interface SpecTableProps {
  product: ProductView;
  choice: Choice;
}

/** The product's specifications, with plain explanations of its markings. */
export function SpecTable({ product, choice }: SpecTableProps) {
  const t = useMessages();
  const specs = listSpecs(t, {
    ...product,
    size: choice.size,
    specs: { ...product.specs, ...choice.variation?.specs },
  });
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
                {words !== undefined && <span className={styles['words']}>{words}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
