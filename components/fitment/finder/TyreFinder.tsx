import { useId, useRef, useState } from 'react';
import { useGo } from '../../../client/page/navigation.js';
import { useMessages } from '../../../client/intl/messages.js';
import { listingPath } from '../../../client/catalogue/listingQuery.js';
import { SizeFinder, type SizeFinderProps } from './SizeFinder.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { CarFinder } from './CarFinder.js';
import styles from './TyreFinder.module.css';

export interface TyreFinderProps extends SizeFinderProps {
  /** False in a shop without a fitment table, which has the size finder only. */
  hasCars: boolean;
}

const TABS = [
  { id: 'car', label: 'car.tab', icon: 'car' },
  { id: 'size', label: 'car.tab_size', icon: 'wheel' },
] as const;

/** Finds tyres by car or by size; without scripts both are on the page. */
export function TyreFinder({ hasCars, ...finder }: TyreFinderProps) {
  const t = useMessages();
  const go = useGo();
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const { look = 'card', category, onFind, chosen } = finder;
  const [tab, setTab] = useState<'car' | 'size'>(chosen !== undefined && chosen.rim !== '' ? 'size' : 'car');
  if (!hasCars) return <SizeFinder {...finder} />;

  const find = (name: 'car' | 'search', value: string) => {
    const query = new URLSearchParams(category === undefined ? {} : { category: String(category) });
    query.set(name, value);
    if (onFind === undefined) void go(listingPath(query));
    else onFind(query);
  };
  /** There are two tabs, so that an arrow in either direction leads to the other one. */
  const turn = () => {
    const other = tab === 'car' ? 'size' : 'car';
    setTab(other);
    buttons.current?.querySelector<HTMLElement>(`[data-tab=${other}]`)?.focus();
  };
  return (
    <section className={classNames(styles['box'], styles[look])} aria-label={t('finder.title_car')}>
      <div ref={buttons} role="tablist" aria-label={t('car.tabs')} className={styles['tabs']}>
        {TABS.map(({ id: name, label, icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={tab === name}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={tab === name ? 0 : -1}
            className={styles['tab']}
            onClick={() => setTab(name)}
            onKeyDown={({ key }) => ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key) && turn()}
          >
            <Icon name={icon} size={20} />
            {t(label)}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-car-panel`}
        aria-labelledby={`${id}-car`}
        hidden={tab !== 'car'}
        className={styles['car']}
      >
        <CarFinder
          look={look}
          submitLabel={t('car.submit')}
          onCar={({ key }) => find('car', key)}
          onWords={(words) => find('search', words)}
        />
      </div>
      <div
        role="tabpanel"
        id={`${id}-size-panel`}
        aria-labelledby={`${id}-size`}
        hidden={tab !== 'size'}
        className={styles['size']}
      >
        <SizeFinder {...finder} />
      </div>
    </section>
  );
}
