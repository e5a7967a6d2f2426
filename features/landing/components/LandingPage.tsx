import { useId } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type {
  LandingBrandView,
  LandingLinksView,
  LandingOfferView,
  LandingPageProps,
} from '../domain/landingViews.js';
import { TyreFinder } from '../../../components/fitment/finder/TyreFinder.js';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs.js';
import { ButtonLink } from '../../../components/ui/form/Button.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Link } from '../../../components/ui/Link.js';
import { classNames } from '../../../components/ui/classNames.js';
import { Picture } from '../../../components/ui/Picture.js';
import { BidiText } from '../../../components/ui/text/BidiText.js';
import { Ltr } from '../../../components/ui/text/Ltr.js';
import { ProductGrid } from '../../../components/catalogue/card/ProductGrid.js';
import { listingPath } from '../../../client/catalogue/listingQuery.js';
import { carKey } from '../../../domain/fitment/carKey.js';
import { SizeGroups } from '../../../components/catalogue/plate/SizeGroups.js';
import { PlateList } from '../../../components/catalogue/plate/PlateList.js';
import { CarTyres } from './CarTyres.js';
import styles from './LandingPage.module.css';
import { useOfferWords } from '../client/useOfferWords.js';
import { LetterLinks } from './LetterLinks.js';
import { RimSizes } from './RimSizes.js';

const LOGO = { widthPx: 120, heightPx: 48 };
const MARK = { widthPx: 180, heightPx: 72 };

/** The page of a tyre size, a brand or a car, or an index of them: what it is, what is in stock, and where to go on. */
export function LandingPage(props: LandingPageProps) {
  const { title, breadcrumbs, offer, car, products, bySize, byRim, groups, finder } = props;
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={breadcrumbs.slice(0, -1)} current={title} />
      <Subject {...props} />
      {byRim !== null && <RimSizes {...byRim} />}
      {finder !== null && <TyreFinder look="row" sizes={finder} hasCars />}
      {car !== null && <CarTyres car={car} />}
      {offer !== null && products.length + bySize.length > 0 && <Goods {...props} offer={offer} />}
      {groups.map((group) =>
        group.areMakes ? (
          <LetterLinks key={group.title} group={group} />
        ) : (
          <Links key={group.title} group={group} />
        ),
      )}
    </div>
  );
}

/** What the page is about, in words. */
function Subject({ title, lead, figures, brand, offer, car, products, bySize }: LandingPageProps) {
  const t = useMessages();
  const areTyres =
    bySize.length > 0 || products.every(({ size, sizes }) => size !== null || sizes !== undefined);
  return (
    <header className={classNames(styles['words'], brand?.logo && styles['branded'])}>
      {brand?.logo && (
        <Picture src={brand.logo} alt="" {...MARK} loading="eager" className={styles['mark']} />
      )}
      <h1>
        <BidiText>{title}</BidiText>
      </h1>
      {lead !== '' && <Sentence text={lead} />}
      {offer !== null && <OfferWords offer={offer} isCar={car !== null} areTyres={areTyres} />}
      {figures !== null && (
        <Sentence
          text={t('landing.figures', {
            width: String(figures.width),
            aspect: String(figures.aspect),
            rim: String(figures.rim),
          })}
        />
      )}
      {brand !== null && brand.facts.length > 0 && <BrandFacts facts={brand.facts} />}
    </header>
  );
}

/** What there is, with a way to the listing. */
function Goods(props: LandingPageProps & { offer: LandingOfferView }) {
  const { offer, brand, bySize, others } = props;
  const t = useMessages();
  const titleId = useId();
  const listing = { to: offer.listing, variant: 'secondary', children: t('landing.listing') } as const;
  return (
    <section className={styles['section']}>
      {bySize.length === 0 && (
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['heading']}>
            {t(offer.inStock > 0 ? 'landing.products' : 'landing.products_none')}
          </h2>
          <ButtonLink {...listing} size="s" aria-describedby={titleId} />
        </div>
      )}
      <Products {...props} />
      {others.length > 0 && (
        <>
          <h2 className={classNames(styles['heading'], styles['next'])}>
            <BidiText>{t('landing.others', { brand: brand?.name ?? '' })}</BidiText>
          </h2>
          <ProductGrid products={others} />
        </>
      )}
      {bySize.length > 0 && <ButtonLink {...listing} className={styles['all']} />}
    </section>
  );
}

/** Tyres of a car by size, tyres as rows, or products of several kinds as cards. */
function Products({ car, products, picks, bySize, terms }: LandingPageProps) {
  if (car !== null && bySize.length > 0)
    return <SizeGroups groups={bySize} terms={terms} linkOf={(size) => ({ to: sizePathOf(car, size) })} />;
  if (car === null && products.some(({ size }) => size === null)) return <ProductGrid products={products} />;
  return (
    <PlateList
      products={products}
      picks={picks}
      terms={terms}
      isUndecided={new Set(car?.tyres.map(({ front }) => front.size)).size > 1}
    />
  );
}

/** The listing of what fits the car in one of its sizes. */
function sizePathOf({ parts }: NonNullable<LandingPageProps['car']>, size: string): string {
  return listingPath(new URLSearchParams({ car: carKey({ ...parts, size }) }));
}

interface OfferWordsProps {
  offer: LandingOfferView;
  isCar: boolean;
  areTyres: boolean;
}

function OfferWords({ offer, isCar, areTyres }: OfferWordsProps) {
  const t = useMessages();
  const words = useOfferWords(offer, areTyres);
  return <Sentence text={isCar && offer.inStock === 0 ? t('search.car_nothing') : words} />;
}

function Sentence({ text }: { text: string }) {
  return (
    <p className={styles['text']}>
      <BidiText>{text}</BidiText>
    </p>
  );
}

/** What is known of a brand, as a row of names and values. */
function BrandFacts({ facts }: Pick<LandingBrandView, 'facts'>) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <BidiText>{value}</BidiText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Names of at most so many characters, such as years, share rows of many. */
const SHORT_CHARS = 4;

function Links({ group: { title, links } }: { group: LandingLinksView }) {
  const areShort = links.every(({ name, count }) => count === null && name.length <= SHORT_CHARS);
  return (
    <section className={styles['section']}>
      {title !== '' && (
        <h2 className={styles['heading']}>
          <BidiText>{title}</BidiText>
        </h2>
      )}
      <ul className={classNames(styles['links'], areShort && styles['short'])}>
        {links.map(({ name, path, count, logo, years }) => (
          <li key={path}>
            <Link to={path} className={styles['link']}>
              {logo === undefined ? (
                <span>
                  <BidiText>{name}</BidiText>
                  {years !== undefined && (
                    <>
                      {' '}
                      <small className={styles['years']}>
                        <Ltr>{years}</Ltr>
                      </small>
                    </>
                  )}
                </span>
              ) : (
                <Picture src={logo} alt={name} {...LOGO} className={styles['logo']} />
              )}
              {years !== undefined && <Icon name="chevron-right" size={20} />}
              {count !== null && <span className={styles['count']}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
