import { useAccountCars, useCarNames, useForgetUnknown, useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import { Icon } from '../ui/Icon.js';
import styles from './CarEntry.module.css';
import { openMyCars } from './openMyCars.js';

/** The car in use, which opens the list of cars. */
export function CarChip() {
  const t = useMessages();
  const { cars } = useMyCars();
  const { nameOf } = useCarNames();
  useAccountCars();
  const [car] = cars;
  useForgetUnknown(car?.key ?? null);
  if (car === undefined) return null;
  const name = nameOf(car);
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-haspopup="dialog"
      aria-label={t('car.chip', { car: name })}
      onClick={() => void openMyCars()}
    >
      <Icon name="car" size={18} />
      <span className={styles['name']}>{name}</span>
    </button>
  );
}
