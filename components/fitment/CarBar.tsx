import { useMessages } from '../../client/intl/messages.js';
import type { CarParts } from '../../domain/fitment/carKey.js';
import { without } from '../../client/catalogue/listingQuery.js';
import type { LiveListing } from '../../client/catalogue/useListing.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { Ltr } from '../ui/text/Ltr.js';
import styles from './CarBar.module.css';
import { sizeWords } from '../../domain/fitment/sizeWords.js';
import { useSizeLinks } from './useSizeLinks.js';

export interface CarBarProps {
  /** `Corolla 2018` */
  name: string;
  car: CarParts;
  /** The size parts of keys that are possible for the car; empty if its sizes are unknown. */
  choices: readonly string[];
  /** Those of them in which no tyre is in stock, as far as that is known. */
  soldOut?: readonly string[] | undefined;
  /** Whether the listing shows only what fits the car. */
  isChosen: boolean;
  query: URLSearchParams;
  linkTo: LiveListing['linkTo'];
  /** Opens the list of the shopper's cars. */
  onOpen: () => void;
}

/** The car of a listing, once: its name, which opens the shopper's cars, and its sizes, each one tap away. */
export function CarBar({ name, car, choices, soldOut = [], isChosen, query, linkTo, onOpen }: CarBarProps) {
  const t = useMessages();
  const toSize = useSizeLinks({ car, query, linkTo });
  const isCurrent = (size: string) => isChosen && (car.size === size || choices.length === 1);
  return (
    <nav className={styles['bar']} aria-label={t('car.bar')}>
      <button
        type="button"
        className={styles['name']}
        aria-haspopup="dialog"
        aria-label={t('car.chip', { car: name })}
        onClick={onOpen}
      >
        <Icon name="car" size={20} />
        <span>{name}</span>
      </button>
      {isChosen && (
        <Link {...linkTo(without(query, 'car'))} className={styles['all']} aria-label={t('car.bar_all')}>
          <Icon name="close" size={20} />
        </Link>
      )}
      <ul className={styles['sizes']}>
        {choices.map((size) => (
          <li key={size}>
            <Link
              {...toSize(choices.length === 1 ? '' : size)}
              className={styles['size']}
              aria-current={isCurrent(size) ? 'true' : undefined}
            >
              <Ltr>{sizeWords(size)}</Ltr>
              {soldOut.includes(size) && (
                <>
                  {' '}
                  <small className={styles['none']}>{t('out_of_stock')}</small>
                </>
              )}
            </Link>
          </li>
        ))}
        {choices.length === 0 && !isChosen && (
          <li>
            <Link {...toSize(car.size)} className={styles['size']}>
              {t('car.submit')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
