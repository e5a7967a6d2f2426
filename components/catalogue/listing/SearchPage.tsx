import { useMessages } from '../../../client/intl/messages.js';
import type { ListingView, SearchPageProps } from '../../../domain/catalogue/catalogueViews.js';
import { Breadcrumbs } from '../../ui/Breadcrumbs.js';
import { Icon } from '../../ui/Icon.js';
import { Link } from '../../ui/Link.js';
import { BidiText } from '../../ui/text/BidiText.js';
import { Ltr } from '../../ui/text/Ltr.js';
import styles from './CategoryPage.module.css';
import { CategoryTiles } from '../finder/CategoryTiles.js';
import { FinderBar } from '../finder/FinderBar.js';
import { Listing } from './Listing.js';
import { NothingFound } from './NothingFound.js';
import { CarBarEntry } from '../../fitment/CarBarEntry.js';
import { useListing } from '../../../client/catalogue/useListing.js';
import { listingTitle } from '../../../domain/catalogue/listing/listingTitle.js';
import { asksForSize } from '../../../domain/fitment/asksForSize.js';

/** Search results for a query, a size or filters. */
export function SearchPage({ listing: prerendered, pages, ...rest }: SearchPageProps) {
  const { sizes, hasCars, terms, categories, brands, renderedAt } = rest;
  const t = useMessages();
  const live = useListing(prerendered, { category: null, renderedAt });
  const { listing } = live;
  const category = categories.find(({ id }) => id === listing.chosen.category) ?? null;
  const title = listingTitle(listing, t);
  const crumbs = category === null ? [] : [{ name: category.name, path: category.path }];
  return (
    <div className={styles['page']}>
      <CarBarEntry listing={listing} query={live.query} linkTo={live.linkTo} />
      <Breadcrumbs crumbs={crumbs} current={title ?? t(listing.chosen.onSale ? 'home.offers' : 'search')} />
      <header className={styles['words']}>
        <SearchTitle listing={listing} title={title} categoryName={category?.name ?? null} />
      </header>
      {pages.length > 0 && (
        <nav className={styles['subs']} aria-label={t('search.pages')}>
          {pages.map(({ name, path }) => (
            <Link key={path} to={path} className={styles['sub']}>
              <Icon name="book" size={20} />
              <BidiText>{t('search.page', { name })}</BidiText>
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

interface SearchTitleProps {
  listing: ListingView;
  /** Of tyres for a car or in a size. */
  title: string | null;
  categoryName: string | null;
}

function SearchTitle({ listing, title, categoryName }: SearchTitleProps) {
  const t = useMessages();
  const { chosen, size } = listing;
  if (title === null || (categoryName !== null && chosen.car === null && chosen.search === '')) {
    const name = categoryName ?? t(chosen.onSale ? 'home.offers' : 'search.all');
    return chosen.search === '' ? (
      <h1>
        {name} {size !== null && <Ltr>{size}</Ltr>}
      </h1>
    ) : (
      <h1>{t('search.results_for', { words: chosen.search })}</h1>
    );
  }
  return (
    <>
      <h1>
        <BidiText>{title}</BidiText>
      </h1>
      {chosen.car !== null && !asksForSize(listing) && (
        <p className={styles['lead']}>{t('search.car_check')}</p>
      )}
    </>
  );
}
