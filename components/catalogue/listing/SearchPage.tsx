import { useMessages } from '../../../client/intl/messages.js';
import type { ListingView, SearchPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { Link } from '../../ui/Link.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import styles from './CategoryPage.module.css';
import { CategoryTiles } from '../finder/CategoryTiles.js';
import { FinderBar } from '../finder/FinderBar.js';
import { Listing } from './Listing.js';
import { NothingFound } from './NothingFound.js';
import { CarBarEntry } from '../../fitment/CarBarEntry.js';
import { listingQuery } from '../../../client/catalogue/listingQuery.js';
import { useListing } from '../../../client/catalogue/useListing.js';
import { asksForSize } from '../../../domain/fitment/asksForSize.js';

/** Search results for a query, a size or filters. */
export function SearchPage({ listing: prerendered, pages, ...rest }: SearchPageProps) {
  const { sizes, hasCars, terms, categories, brands } = rest;
  const t = useMessages();
  const live = useListing(prerendered, null);
  const { listing } = live;
  const category = categories.find(({ id }) => id === listing.chosen.category) ?? null;
  const crumbs = category === null ? [] : [{ name: category.name, path: category.path }];
  return (
    <div className={styles['page']}>
      <CarBarEntry listing={listing} query={listingQuery(listing)} linkTo={live.linkTo} />
      <Breadcrumbs crumbs={crumbs} current={t(listing.chosen.onSale ? 'home.offers' : 'search')} />
      <header className={styles['words']}>
        <SearchTitle listing={listing} categoryName={category?.name ?? null} />
      </header>
      {pages.length > 0 && (
        <nav className={styles['subs']} aria-label={t('search.pages')}>
          {pages.map(({ name, path }) => (
            <Link key={path} to={path} className={styles['sub']}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {/* Hidden for a text search, which may not be about tyres; its empty state offers the size finder. */}
      {listing.chosen.search === '' && listing.chosen.car === null && (
        <FinderBar listing={listing} sizes={sizes} hasCars={hasCars} onFind={live.apply} />
      )}
      <Listing
        live={live}
        terms={terms}
        nothing={<NothingFound live={live} sizes={sizes} hasCars={hasCars} brands={brands} />}
      />
      {listing.total === 0 && <CategoryTiles title={t('categories')} categories={categories} />}
    </div>
  );
}

function CarTitle({ readAs: { cars, years } }: { readAs: NonNullable<ListingView['readAs']> }) {
  const t = useMessages();
  const car = [...cars, ...(years === null ? [] : [String(years.from)])].join(' ');
  return (
    <h1>
      <BidiText>{t('search.tyres_for', { car })}</BidiText>
    </h1>
  );
}

function SearchTitle({ listing, categoryName }: { listing: ListingView; categoryName: string | null }) {
  const t = useMessages();
  const { chosen, size } = listing;
  if (chosen.search !== '') {
    return <h1>{t('search.results_for', { words: chosen.search })}</h1>;
  }
  if (chosen.car !== null && listing.readAs?.part === undefined) {
    return (
      <>
        {listing.readAs === null ? <h1>{t('search.fitting')}</h1> : <CarTitle readAs={listing.readAs} />}
        {!asksForSize(listing) && <p className={styles['lead']}>{t('search.car_check')}</p>}
      </>
    );
  }
  if (size !== null) {
    return (
      <h1>
        {categoryName ?? t('search.tyres')} <Ltr>{size}</Ltr>
      </h1>
    );
  }
  return <h1>{categoryName ?? t(chosen.onSale ? 'home.offers' : 'search.all')}</h1>;
}
