import { type ReactNode, useId, useRef } from 'react';
import { useLiveCards } from '../../../client/catalogue/liveCards.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { SLIDER_ARROWS_ABOVE } from '../../../domain/core/limits.js';
import { directionOf } from '../../../domain/core/locale.js';
import type { ProductCardView } from '../../../domain/content/views.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { ProductCard } from './ProductCard.js';
import styles from './ProductSlider.module.css';
import { useSlider } from './useSlider.js';

const NONE: ProductCardView[] = [];

interface ProductSliderProps {
  title: ReactNode;
  products: ProductCardView[];
  /** Path of the list that these are the first of: phones then show fewer of them. */
  all?: string | undefined;
  /** They were asked for just now. */
  isFresh?: boolean;
}

/**
 * A titled carousel. Without its script it is a row that snaps, on phones a list under its title; with it, near
 * the view, the row goes round and plays by itself until it is told to stop, with the prices and stock of now.
 */
export function ProductSlider({ title, products: given, all, isFresh = false }: ProductSliderProps) {
  const t = useMessages();
  const titleId = useId();
  const isRtl = directionOf(useLocale()) === 'rtl';
  const track = useRef<HTMLUListElement>(null);
  const slider = useSlider(track, { count: given.length, isRtl });
  const live = useLiveCards(isFresh ? NONE : given, slider.isNear);
  const products = isFresh ? given : live;
  if (products.length === 0) return null;
  return (
    <section className={styles['slider']} aria-labelledby={titleId} aria-roledescription={t('slider.role')}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        {all !== undefined && (
          <Link to={all} className={styles['all']} aria-describedby={titleId}>
            {t('slider.all')}
          </Link>
        )}
        {slider.isLive && (
          <div className={styles['controls']}>
            {slider.canPlay && (
              <Control
                icon={slider.isPlaying ? 'pause' : 'play'}
                label={t(slider.isPlaying ? 'slider.pause' : 'slider.play')}
                onClick={slider.togglePlay}
              />
            )}
            {products.length > SLIDER_ARROWS_ABOVE && (
              <>
                <Control icon="chevron-left" label={t('slider.previous')} onClick={slider.previous} />
                <Control icon="chevron-right" label={t('slider.next')} onClick={slider.next} />
              </>
            )}
          </div>
        )}
      </div>
      <ul
        ref={track}
        className={classNames(
          styles['track'],
          slider.isLive && styles['live'],
          all !== undefined && styles['short'],
        )}
      >
        {products.map((product) => (
          <li key={product.id} className={styles['slide']}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Control({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles['control']} aria-label={label} data-tip={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
