import { useId, useRef, useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { SIZE_KEYS } from '../../../domain/catalogue/facets.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { Ltr } from '../../ui/text/Ltr.js';
import styles from './FinderBar.module.css';
import { onlyChosen } from '../../../client/catalogue/listingQuery.js';
import { TyreFinder, type TyreFinderProps } from '../../fitment/finder/TyreFinder.js';

interface FinderBarProps extends Pick<TyreFinderProps, 'sizes' | 'hasCars' | 'category'> {
  listing: ListingView;
  onFind: (query: URLSearchParams) => void;
}

/** The size finder above a listing: a row of selects, collapsed on phones to one line with the current size. */
export function FinderBar({ sizes, hasCars, category, listing, onFind }: FinderBarProps) {
  const t = useMessages();
  const formId = useId();
  const line = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (sizes.length === 0) return null;
  const [width = '', aspect = '', rim = ''] = SIZE_KEYS.map((key) => onlyChosen(listing.facets, key) ?? '');
  const { size } = listing;
  const find = (query: URLSearchParams) => {
    setIsOpen(false);
    line.current?.focus();
    onFind(query);
  };
  return (
    <div className={classNames(styles['bar'], isOpen && styles['open'])}>
      <button
        ref={line}
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="wheel" size={20} className={styles['sign']} />
        <span className={styles['size']}>
          {size === null ? (
            t(hasCars ? 'finder.title_car' : 'finder.title')
          ) : (
            <>
              {t('finder.chosen')} <Ltr>{size}</Ltr>
            </>
          )}
        </span>
        {size !== null && <span className={styles['change']}>{t('finder.change')}</span>}
        <Icon name="chevron-down" size={20} className={styles['chevron']} />
      </button>
      <div id={formId} className={styles['form']}>
        <TyreFinder
          key={`${width} ${aspect} ${rim}`}
          look="row"
          sizes={sizes}
          hasCars={hasCars}
          category={category}
          chosen={{ width, aspect, rim }}
          onFind={find}
        />
      </div>
    </div>
  );
}
