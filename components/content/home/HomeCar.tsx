import { useId } from 'react';
import { useMyCars } from '../../../client/fitment/useMyCars.js';
import { useMessages } from '../../../client/intl/messages.js';
import { carKey } from '../../../domain/fitment/carKey.js';
import { listingPath } from '../../../client/catalogue/listingQuery.js';
import { Button, ButtonLink } from '../../ui/form/Button.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { Ltr } from '../../ui/text/Ltr.js';
import { openMyCars } from '../../fitment/openMyCars.js';
import { sizeWords } from '../../../domain/fitment/sizeWords.js';
import { useSavedCar } from '../../fitment/useSavedCar.js';
import styles from './HomeCar.module.css';

/** The shopper's car with its sizes, each of which leads to the tyres that fit. */
export function HomeCar() {
  const t = useMessages();
  const titleId = useId();
  const { resize } = useMyCars();
  const kept = useSavedCar();
  if (kept === null) return null;
  const { car, name, parts, choices } = kept;
  const listing = (key: string) => listingPath(new URLSearchParams({ car: key }));
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <Icon name="car" size={28} className={styles['sign']} />
        <h2 id={titleId} className={styles['name']}>
          {name}
        </h2>
        <Button
          variant="quiet"
          size="s"
          aria-haspopup="dialog"
          aria-label={t('car.chip', { car: name })}
          onClick={() => void openMyCars()}
        >
          {t('finder.change')}
        </Button>
      </div>
      <p className={styles['text']}>{choices.length > 1 && t('car.several')}</p>
      <ul className={styles['sizes']}>
        {choices.map((size) => {
          const key = carKey({ ...parts, size });
          return (
            <li key={size}>
              <Link
                to={listing(key)}
                className={styles['size']}
                aria-current={parts.size === size ? 'true' : undefined}
                onClick={() => resize(key)}
              >
                <Ltr>{sizeWords(size)}</Ltr>
              </Link>
            </li>
          );
        })}
      </ul>
      <ButtonLink to={listing(car.key)} fullWidth icon="search">
        {t('car.submit')}
      </ButtonLink>
    </section>
  );
}
