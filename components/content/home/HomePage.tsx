import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { HomePageProps } from '../../../domain/content/views.js';
import { CategoryTiles } from '../../catalogue/finder/CategoryTiles.js';
import { ProductSlider } from '../../catalogue/card/ProductSlider.js';
import { BrandBand } from './BrandBand.js';
import { Hero } from './Hero.js';
import styles from './HomePage.module.css';
import { Promises } from './Promises.js';
import { TipCards } from '../tips/TipCards.js';

/** The shop's front: the way to one's size first, then what there is. */
export function HomePage(props: HomePageProps) {
  const t = useMessages();
  return (
    <div>
      <Hero title={props.title} lead={props.lead} sizes={props.sizes} />
      <div className={styles['sections']}>
        <Promises promises={props.promises} />
        <CategoryTiles title={t('home.categories')} categories={props.categories} />
        <ProductSlider title={t('home.best_sellers')} products={props.bestSellers} all={PATHS.search} />
        <BrandBand brands={props.brands} />
        <ProductSlider
          title={t('home.offers')}
          products={props.offers}
          all={`${PATHS.search}?on_sale=true`}
        />
        <TipCards title={t('tips.title')} tips={props.tips} />
      </div>
    </div>
  );
}
