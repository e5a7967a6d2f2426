import { useMessages } from '../../../client/intl/messages.js';
import { Icon } from '../../ui/Icon.js';
import styles from './ProductToggles.module.css';

interface ProductTogglesProps {
  /** Id of the product or variation. */
  id: number;
  /** Id of the element with its name, which describes the checkboxes. */
  nameId: string;
  /** The heart has no visible words. */
  isSmall?: boolean;
}

/**
 * Puts a product on the wishlist, and chooses it for the comparison. The browser itself holds the state of the
 * checkboxes, and `watchToggles.ts` reads it, so that a page with dozens of cards needs no code for them.
 */
export function ProductToggles({ id, nameId, isSmall = false }: ProductTogglesProps) {
  const t = useMessages();
  const words = t('wish.toggle');
  return (
    <div key={id} className={isSmall ? styles['onCard'] : styles['toggles']}>
      <label className={styles['wish']} data-tip={isSmall ? words : undefined}>
        <input type="checkbox" className="visuallyHidden" data-wish={id} aria-describedby={nameId} />
        <Icon name="heart" />
        <span className={isSmall ? 'visuallyHidden' : undefined}>{words}</span>
      </label>
      <label className={styles['compare']}>
        <input type="checkbox" data-compare={id} aria-describedby={nameId} />
        <span>{t('compare.toggle')}</span>
      </label>
    </div>
  );
}
