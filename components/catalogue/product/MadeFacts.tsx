import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Icon } from '../../ui/Icon.js';
import styles from './BuyBox.module.css';
import type { Choice } from '../../../client/catalogue/useChoice.js';

interface MadeFactsProps {
  product: Pick<ProductView, 'specs' | 'specNames'>;
  choice: Pick<Choice, 'variation'>;
}

/** Sign of each fact; `isNamed` where the value alone would not say what it is. */
const FACTS = [
  { key: 'origin', icon: 'map', isNamed: false },
  { key: 'made', icon: 'week', isNamed: false },
  { key: 'warranty', icon: 'shield-check', isNamed: true },
] as const;

/** Where and when a product was made, and its warranty; nothing of what the shop does not state. */
export function MadeFacts({ product, choice: { variation } }: MadeFactsProps) {
  const specs = { ...product.specs, ...variation?.specs };
  const names = new Map(product.specNames);
  const known = FACTS.flatMap((fact) => {
    const spec = specs[fact.key];
    return spec === undefined ? [] : [{ ...fact, value: spec.value, name: names.get(fact.key) ?? '' }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles['made']}>
      {known.map(({ key, icon, isNamed, name, value }) => (
        <div key={key}>
          <Icon name={icon} size={18} />
          <dt className={isNamed ? undefined : 'visuallyHidden'}>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
