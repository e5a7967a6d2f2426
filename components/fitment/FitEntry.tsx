import { useMessages } from '../../client/intl/messages.js';
import { Button } from '../ui/form/Button.js';
import { Icon } from '../ui/Icon.js';
import styles from './FitEntry.module.css';
import type { FitEntryProps } from './FitNotice.js';
import { askForCar, useCarParts } from './useCarParts.js';

/** Whether the product fits the shopper's car; without a car, a button that asks for it. */
export function FitEntry(props: FitEntryProps) {
  const t = useMessages();
  const parts = useCarParts();
  return (
    <div className={styles['place']}>
      {parts !== null ? (
        <parts.FitNotice {...props} />
      ) : (
        <Button variant="secondary" icon="car" fullWidth className={styles['ask']} onClick={askForCar}>
          {t('fit.ask')}
          <Icon name="chevron-right" size={20} />
        </Button>
      )}
    </div>
  );
}
