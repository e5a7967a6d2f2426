import { lazy, memo, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useListedCards, useLiveCards } from '../../../client/catalogue/liveCards.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { SLIDER_SLIDES } from '../../../domain/core/limits.js';
import { directionOf } from '../../../domain/core/locale.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';
import { Later } from '../../ui/loading/Later.js';
import { Link } from '../../ui/Link.js';
import { useInView } from '../../ui/hooks/useInView.js';
import { useMedia } from '../../ui/hooks/useMedia.js';
import { estimateCard } from './cardSize.js';
import { ProductCard } from './ProductCard.js';
import styles from './ProductSlider.module.css';

const NONE: ProductCardView[] = [];

/** Below this width products are stacked. */
const ROW = '(width >= 40rem)';

const SliderControls = lazy(() =>
  import('./SliderControls.js').then(
    ({ SliderControls: controls }) => ({ default: controls }),
    (error: unknown) => {
      console.warn('The slider stays a row.', error);
      return { default: () => null };
    },
  ),
);

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

/** Block size of the title of a list, in rem. */
const HEADING_REM = 3;
/** Block size of a row beyond a card of the grid: the title, and cards that are a little wider. */
const ROW_EXTRA_REM = 8;

/** The most slides that stand beside each other, without buttons. */
const SLIDES_MOST = Math.max(...SLIDER_SLIDES.map(({ slides }) => slides));

/** Where the buttons will be. */
function ControlsPlace() {
  return (
    <div className={classNames(styles['controls'], styles['place'])} aria-hidden>
      {['pause', 'chevron-left', 'chevron-right'].map((icon) => (
        <span key={icon} className={styles['control']}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}

/** A titled carousel of products; memoized, because the page renders anew when its live data arrives. */
export const ProductSlider = memo(function ProductSlider(props: ProductSliderProps) {
  const { products, all, isFresh = false } = props;
  useListedCards(isFresh ? NONE : products);
  const [first] = products;
  if (first === undefined) return null;
  const { narrow, wide } = estimateCard(first);
  const rows = all === undefined ? products.length : Math.min(products.length, SHORT_COUNT);
  return (
    <Later narrow={`${HEADING_REM + rows * narrow}rem`} wide={`${wide + ROW_EXTRA_REM}rem`}>
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
  const isNear = useInView(track);
  const isRow = useMedia(ROW);
  const [isLive, setIsLive] = useState(false);
  const live = useLiveCards(isFresh ? NONE : given, isNear);
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
        {!isLive && given.length > SLIDES_MOST && <ControlsPlace />}
        {isNear && isRow && (
          <Suspense>
            <SliderControls track={track} count={products.length} isRtl={isRtl} onLive={setIsLive} />
          </Suspense>
        )}
      </div>
      <ul
        ref={track}
        className={classNames(
          styles['track'],
          isLive && styles['live'],
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
