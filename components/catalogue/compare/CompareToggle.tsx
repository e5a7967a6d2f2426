import { useMessages } from '../../../client/intl/messages.js';
import styles from './CompareToggle.module.css';

interface CompareToggleProps {
  /** Id of the product or variation. */
  id: number;
  /** Id of the element with its name, which describes the checkbox. */
  nameId: string;
}

/**
 * Chooses a product for the comparison. The browser itself holds its state, and `watchCompare.ts` reads it, so that a
 * page with dozens of cards needs no code for it.
 */
export function CompareToggle({ id, nameId }: CompareToggleProps) {
  const t = useMessages();
  return (
    <label key={id} className={styles['toggle']}>
      <input type="checkbox" data-compare={id} aria-describedby={nameId} />
      <span>{t('compare.toggle')}</span>
    </label>
  );
}
