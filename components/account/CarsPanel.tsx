import { useCarNames, useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import { listingPath } from '../../client/catalogue/listingQuery.js';
import { askForCar } from '../fitment/useCarParts.js';
import { Button } from '../ui/form/Button.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import styles from './CarsPanel.module.css';
import { Panel } from './Panel.js';

/** The customer's cars, each leading to what fits it; nothing without one. */
export function CarsPanel() {
  const t = useMessages();
  const { cars } = useMyCars();
  const { fullNameOf } = useCarNames();
  if (cars.length === 0) return null;
  const edit = (
    <Button variant="quiet" size="s" icon="edit" aria-haspopup="dialog" onClick={askForCar}>
      {t('action.edit')}
    </Button>
  );
  return (
    <Panel title={t('car.mine')} action={edit}>
      <ul>
        {cars.map((car) => (
          <li key={car.key}>
            <Link to={listingPath(new URLSearchParams({ car: car.key }))} className={styles['car']}>
              <Icon name="car" className={styles['sign']} />
              <span className={styles['name']}>{fullNameOf(car)}</span>
              <span className={styles['fits']}>{t('car.submit')}</span>
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
