import { useMyCars } from '../../client/fitment/useMyCars.js';
import { useMessages } from '../../client/intl/messages.js';
import { carKey, type CarParts, isSizeOpen } from '../../domain/fitment/carKey.js';
import { without, withValue } from '../../client/catalogue/listingQuery.js';
import type { LiveListing } from '../../client/catalogue/useListing.js';
import { classNames } from '../ui/classNames.js';
import { Icon } from '../ui/Icon.js';
import { Link } from '../ui/Link.js';
import { Ltr } from '../ui/text/Ltr.js';
import styles from './CarBar.module.css';
import { sizeWords } from './sizeWords.js';

export interface CarBarProps {
  /** `Corolla 2018` */
  name: string;
  car: CarParts;
  /** The size parts of keys that are possible for the car; empty if its sizes are unknown. */
  choices: readonly string[];
  /** Whether the listing shows only what fits the car. */
  isChosen: boolean;
  query: URLSearchParams;
  linkTo: LiveListing['linkTo'];
  /** Opens the list of the shopper's cars. */
  onOpen: () => void;
}

/** The car of a listing, once: its name, which opens the shopper's cars, and its sizes, each one tap away. */
export function CarBar({ name, car, choices, isChosen, query, linkTo, onOpen }: CarBarProps) {
  const t = useMessages();
  const { resize } = useMyCars();
  const toSize = (size: string) => {
    const key = carKey({ ...car, size });
    const link = linkTo(withValue(query, 'car', key));
    return {
      to: link.to,
      onClick: (event: Parameters<typeof link.onClick>[0]) => {
        resize(key);
        link.onClick(event);
      },
    };
  };
  const isCurrent = (size: string) => isChosen && (car.size === size || choices.length === 1);
  const asksForSize = isChosen && isSizeOpen(car, choices);
  return (
    <>
      {asksForSize && <p className={styles['several']}>{t('car.several')}</p>}
      <nav className={classNames(styles['bar'], asksForSize && styles['asking'])} aria-label={t('car.bar')}>
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
        <ul className={styles['sizes']}>
          {choices.map((size) => (
            <li key={size}>
              <Link
                {...toSize(choices.length === 1 ? '' : size)}
                className={styles['size']}
                aria-current={isCurrent(size) ? 'true' : undefined}
              >
                <Ltr>{sizeWords(size)}</Ltr>
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
        {isChosen && (
          <Link {...linkTo(without(query, 'car'))} className={styles['all']} aria-label={t('car.bar_all')}>
            <Icon name="close" size={20} />
          </Link>
        )}
      </nav>
    </>
  );
}
