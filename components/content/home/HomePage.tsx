import { useMessages } from '../../../client/intl/messages.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { HomePageProps } from '../../../domain/pages/contentViews.js';
import type { FinderSizes } from '../../../domain/catalogue/catalogueViews.js';
import { CategoryTiles } from '../../catalogue/finder/CategoryTiles.js';
import { BrowseLinks } from '../../catalogue/finder/BrowseLinks.js';
import styles from './HomePage.module.css';
import { TipCards } from '../tips/TipCards.js';
import { Later } from '../../ui/loading/Later.js';
import { Link } from '../../ui/Link.js';
import { Picture } from '../../ui/Picture.js';
import { HomeCarEntry, HomeCarTyresEntry, HomeSlider } from './HomeCarEntry.js';
import { TyreFinder } from '../../fitment/finder/TyreFinder.js';
import { classNames } from '../../ui/classNames.js';
import { Icon } from '../../ui/Icon.js';

/** The home page; the finder comes first, or the shopper's car with what fits it. */
export function HomePage(props: HomePageProps) {
  const t = useMessages();
  return (
    <div>
      <Hero title={props.title} lead={props.lead} sizes={props.sizes} hasCars={props.hasCars} />
      <div className={styles['sections']}>
        {props.hasCars && <HomeCarTyresEntry terms={props.terms} />}
        <Promises promises={props.promises} />
        {props.categories.length > 0 && (
          <Later narrow="22.5rem" wide="19rem">
            <CategoryTiles title={t('home.categories')} categories={props.categories} />
          </Later>
        )}
        <HomeSlider title={t('home.best_sellers')} products={props.bestSellers} all={PATHS.search} />
        {props.brands.length > 0 && (
          <Later narrow="7rem" wide="12.5rem">
            <BrandBand brands={props.brands} />
          </Later>
        )}
        <HomeSlider title={t('home.offers')} products={props.offers} all={`${PATHS.search}?on_sale=true`} />
        {props.tips.length > 0 && (
          <Later narrow="38rem" wide="17rem">
            <TipCards title={t('tips.title')} tips={props.tips} />
          </Later>
        )}
        {props.categories.length > 0 && (
          <BrowseLinks hasTyres={props.sizes.length > 0} hasCars={props.hasCars} />
        )}
      </div>
    </div>
  );
}

/** Brands in stock, each linking to its products. */
function BrandBand({ brands }: Pick<HomePageProps, 'brands'>) {
  const t = useMessages();
  return (
    <section className={styles['section']}>
      <h2>{t('home.brands')}</h2>
      <ul className={styles['band']}>
        {brands.map(({ name, logo, path }) => (
          <li key={path}>
            <Link to={path} className={styles['brand']}>
              <Picture src={logo} alt={name} widthPx={160} heightPx={64} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HeroProps {
  title: string;
  lead: string;
  sizes: FinderSizes;
  hasCars: boolean;
}

/** Must match the sizes in the style sheet. */
const DRAWN = '(width < 40rem) 9.5rem, (width < 64rem) 13rem, 48rem';
const PICTURE = '/pictures/hero.webp';

/** Hero: headline, picture and size finder. */
function Hero({ title, lead, sizes, hasCars }: HeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['frame']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['lead']}>{lead}</p>
          {sizes.length > 0 && (
            <div className={classNames(styles['finder'], hasCars && styles['unknown'])}>
              <TyreFinder sizes={sizes} hasCars={hasCars} />
            </div>
          )}
          {sizes.length > 0 && hasCars && <HomeCarEntry />}
        </div>
        <div className={styles['picture']}>
          <Picture
            src={PICTURE}
            alt=""
            widthPx={768}
            heightPx={576}
            sizes={DRAWN}
            loading="eager"
            fetchPriority="high"
          />
        </div>
      </div>
    </section>
  );
}

/** The shop's selling points in a row of four. */
function Promises({ promises }: Pick<HomePageProps, 'promises'>) {
  const t = useMessages();
  return (
    <section>
      <h2 className="visuallyHidden">{t('home.promises')}</h2>
      <ul className={styles['row']}>
        {promises.map(({ icon, title, text }) => (
          <li key={title} className={styles['promise']}>
            <Icon name={icon} size={28} className={styles['icon']} />
            <div>
              <h3 className={styles['promisesTitle']}>{title}</h3>
              <p className={styles['text']}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
