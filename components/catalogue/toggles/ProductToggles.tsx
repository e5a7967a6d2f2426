import type { ToggleProps } from '../../../features/feature.js';
import { TOGGLES } from '../../../features/toggles.js';
import styles from './ProductToggles.module.css';

/** What a shopper can do with a product besides buying it. */
export function ProductToggles(toggle: ToggleProps) {
  return (
    <div className={toggle.isSmall ? styles['onCard'] : styles['toggles']}>
      {Object.entries(TOGGLES).map(([key, Toggle]) => (
        <Toggle key={key} {...toggle} />
      ))}
    </div>
  );
}
