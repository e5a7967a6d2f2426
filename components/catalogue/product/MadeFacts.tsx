import { useMessages } from '../../../client/intl/messages.js';
import type { ProductView } from '../../../domain/catalogue/catalogueViews.js';
import { Icon } from '../../ui/Icon.js';
import styles from './BuyBox.module.css';
import type { Choice } from '../../../client/catalogue/useChoice.js';

interface MadeFactsProps {
  product: Pick<ProductView, 'specs' | 'specNames'>;
  choice: Pick<Choice, 'variation'>;
}

/** The facts that are shown, with their signs. */
const SIGNS: Readonly<Record<string, string>> = { origin: 'map', made: 'week', warranty: 'shield-check' };

/** Where and when a product was made, and its warranty; nothing of what the shop does not state. */
export function MadeFacts({ product, choice: { variation } }: MadeFactsProps) {
  const t = useMessages();
  const specs = { ...product.specs, ...variation?.specs };
  const known = product.specNames.filter(([key]) => SIGNS[key] !== undefined && specs[key] !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles['made']}>
      {known.map(([key, name]) => (
        <div key={key}>
          <Icon name={SIGNS[key] ?? ''} size={18} />
          {/* The value alone would not say that it is a warranty, or of what it is the week. */}
          <dt className={key === 'origin' ? 'visuallyHidden' : undefined}>
            {key === 'made' ? t('product.made_in') : name}
          </dt>
          <dd>
            <bdi>{specs[key]?.value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
