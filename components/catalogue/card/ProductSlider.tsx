import {
  memo,
  type ReactNode,
  useId,
  useRef,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useListedCards, useLiveCards } from '../../../client/catalogue/liveCards.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { SLIDER_ARROWS_ABOVE, SLIDER_AUTOPLAY_MS } from '../../../domain/core/limits.js';
import { directionOf } from '../../../domain/core/locale.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { Later } from '../../ui/Later.js';
import { Link } from '../../ui/Link.js';
import { ProductCard } from './ProductCard.js';
import styles from './ProductSlider.module.css';
import type { KeenSliderInstance } from 'keen-slider';
import { useInView } from '../../ui/hooks/useInView.js';
import { startSlider } from './startSlider.js';

const NONE: ProductCardView[] = [];

interface ProductSliderProps {
  title: ReactNode;
  products: ProductCardView[];
  /** Path of the full list; when set, phones show fewer products. */
  all?: string | undefined;
  /** The products were just fetched, so prices and stock need no refresh. */
  isFresh?: boolean;
}

/** Cards that phones show of a slider with a full list: see the style sheet. */
const SHORT_COUNT = 4;

/** A titled carousel of products, hydrated near the viewport; memoized, as a new render would hydrate it. */
export const ProductSlider = memo(function ProductSlider(props: ProductSliderProps) {
  const { products, all, isFresh = false } = props;
  useListedCards(isFresh ? NONE : products);
  if (products.length === 0) return null;
  const rows = all === undefined ? products.length : Math.min(products.length, SHORT_COUNT);
  return (
    <Later narrow={`calc(3rem + ${rows} * 16rem)`} wide="40rem">
      <Slider {...props} />
    </Later>
  );
});

/**
 * A titled carousel: a scroll-snap row without its script, a list on phones. Near the viewport the script makes it loop
 * and autoplay with a pause button, and refreshes price and stock.
 */
function Slider({ title, products: given, all, isFresh = false }: ProductSliderProps) {
  const t = useMessages();
  const titleId = useId();
  const isRtl = directionOf(useLocale()) === 'rtl';
  const track = useRef<HTMLUListElement>(null);
  const slider = useSlider(track, { count: given.length, isRtl });
  const live = useLiveCards(isFresh ? NONE : given, slider.isNear);
  const products = isFresh ? given : live;
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

interface SliderOptions {
  count: number;
  isRtl: boolean;
}

/** Below this width products are stacked. */
const ROW = '(width >= 640px)';
const NO_MOTION = '(prefers-reduced-motion: reduce)';

/** Initialises the carousel when it comes near the viewport; `isLive` is true from then on. */
function useSlider(track: RefObject<HTMLElement | null>, { count, isRtl }: SliderOptions) {
  const isNear = useInView(track);
  const isRow = useMedia(ROW);
  const canPlay = !useMedia(NO_MOTION);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [isLive, setIsLive] = useState(false);
  const [isPlaying, setIsPlaying] = useState(true);
  const isWanted = isNear && isRow;

  useEffect(() => {
    const element = track.current;
    if (!isWanted || element === null) return undefined;
    const abort = new AbortController();
    startSlider(element, { count, isRtl, signal: abort.signal })
      .then((started) => {
        slider.current = started;
        setIsLive(started !== null);
      })
      .catch((error: unknown) => console.warn('The slider stays a row.', error));
    return () => {
      abort.abort();
      slider.current?.destroy();
      slider.current = null;
      setIsLive(false);
    };
  }, [track, isWanted, count, isRtl]);

  useEffect(() => {
    if (!isLive || !isPlaying || !canPlay) return undefined;
    const timer = setInterval(() => {
      // Keyboard focus inside a slide must survive the change of slide; focus left by a click is not visible and may
      // go.
      if (!document.hidden && !track.current?.querySelector(':focus-visible')) slider.current?.next();
    }, SLIDER_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [track, isLive, isPlaying, canPlay]);

  return {
    isNear,
    isLive,
    canPlay,
    isPlaying,
    togglePlay: () => setIsPlaying(!isPlaying),
    previous: () => slider.current?.prev(),
    next: () => slider.current?.next(),
  };
}

/** Whether a media query matches; always false on the server and in the first render, so that hydration matches. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
