import { useCar, useCarNames, useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import { listingPath } from '../../client/catalogue/listingQuery.js';
import { carParts } from '../../domain/fitment/carKey.js';
import { sizeWords } from '../../domain/fitment/sizeWords.js';
import { askForCar } from '../fitment/useCarParts.js';
import { Button } from '../ui/form/Button.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { Ltr } from '../ui/text/Ltr.js';
import styles from './CarsPanel.module.css';
import { Panel } from './Panel.js';
import body from './PanelBody.module.css';

/** The customer's cars with their sizes, each leading to what fits it. */
export function CarsPanel() {
  const t = useMessages();
  const { cars } = useMyCars();
  const { fullNameOf } = useCarNames();
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
              <span className={styles['name']}>
                {fullNameOf(car)}
                <CarSizes car={car.key} />
              </span>
              <span className={styles['fits']}>{t('car.submit')}</span>
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The tyre sizes of a car, in a line whose place is kept until they are known. */
function CarSizes({ car }: { car: string }) {
  const { data } = useCar(car);
  const size = carParts(car)?.size ?? '';
  const known = (data?.fits ?? []).map(({ front, rear }) => (front === rear ? front : `${front} + ${rear}`));
  const sizes = size === '' ? [...new Set(known)] : [sizeWords(size)];
  return (
    <span className={styles['sizes']}>{sizes.length === 0 ? '\u00a0' : <Ltr>{sizes.join(' · ')}</Ltr>}</span>
  );
}

/** Asks for the first car. */
export function AddCarPanel() {
  const t = useMessages();
  return (
    <Panel title={t('car.tab')}>
      <p className={body['text']}>{t('car.empty')}</p>
      <div className={body['actions']}>
        <Button variant="secondary" icon="car" aria-haspopup="dialog" onClick={askForCar}>
          {t('car.add')}
        </Button>
      </div>
    </Panel>
  );
}
