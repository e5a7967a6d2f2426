import type { ReactNode } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { isOfferFilterKey } from '../../../domain/catalogue/listing/offerFilters.js';
import { PATHS } from '../../../domain/core/paths.js';
import type {
  FinderSizes,
  ListingView,
  SuggestedFilterView,
  SearchPageProps,
} from '../../../domain/catalogue/catalogueViews.js';
import { WhatsAppLink } from '../../contact/WhatsAppLink.js';
import { carParts } from '../../../domain/fitment/carKey.js';
import { AskForSize } from '../plate/AskForSize.js';
import { sizeWords } from '../../../domain/fitment/sizeWords.js';
import { ButtonLink } from '../../ui/form/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Link } from '../../ui/Link.js';
import { useFilterName } from './facetWords.js';
import styles from './NothingFound.module.css';
import {
  chosenOffer,
  listingPath,
  listingQuery,
  withValue,
  without,
} from '../../../client/catalogue/listingQuery.js';
import { TyreFinder } from '../../fitment/finder/TyreFinder.js';
import type { LiveListing } from '../../../client/catalogue/useListing.js';

interface NothingFoundProps {
  live: LiveListing;
  sizes: FinderSizes;
  hasCars: boolean;
  brands: SearchPageProps['brands'];
}

/** The empty state of a listing: offers filters to remove and, for a text search, alternatives. */
export function NothingFound({ live, sizes, hasCars, brands }: NothingFoundProps) {
  const t = useMessages();
  const { suggestedFilters, chosen } = live.listing;
  const isSearch = chosen.search !== '';
  const size = carParts(chosen.car ?? '')?.size ?? '';
  const text = isSearch ? t('search.nothing_text') : t('listing.nothing_text');
  const query = [...listingQuery(live.listing).keys()];
  if (query.every((key) => key === 'category' || key === 'sort')) return <NothingYet />;
  const what = {
    title: t('no_results_found'),
    text: suggestedFilters.length > 0 ? t('listing.loosen') : text,
  };
  const loosen = (
    <>
      {suggestedFilters.length > 0 && <SuggestedFilters live={live} />}
      {size !== '' && <AskForSize size={sizeWords(size)} />}
    </>
  );
  if (isSearch) return <NothingForWords {...{ live, sizes, hasCars, brands, loosen }} {...what} />;
  return (
    <EmptyState icon="search" {...what}>
      {loosen}
      <ButtonLink to={listingPath(new URLSearchParams())} variant="secondary">
        {t('listing.all_products')}
      </ButtonLink>
    </EmptyState>
  );
}

interface NothingForWordsProps extends NothingFoundProps {
  title: string;
  text: string;
  loosen: ReactNode;
}

/** Of a text search: what to change in it and whom to ask, beside the finder, which needs no words. */
function NothingForWords({ live, sizes, hasCars, brands, loosen, title, text }: NothingForWordsProps) {
  const t = useMessages();
  const words = live.listing.chosen.search;
  return (
    <div className={styles['card']}>
      <div className={styles['words']}>
        <div>
          <h2 className={styles['main']}>{title}</h2>
          <p className={styles['text']}>{text}</p>
        </div>
        {loosen}
        {brands.length > 0 && <Brands brands={brands} />}
        <section className={styles['part']}>
          <h2 className={styles['title']}>{t('search.ask')}</h2>
          <div className={styles['chips']}>
            <WhatsAppLink message={t('search.ask_message', { words })} label={t('whatsapp')} />
            <ButtonLink to={PATHS.contact} variant="secondary">
              {t('contact.title')}
            </ButtonLink>
          </div>
        </section>
      </div>
      {sizes.length > 0 && (
        <div className={styles['finder']}>
          <TyreFinder sizes={sizes} hasCars={hasCars} />
        </div>
      )}
    </div>
  );
}

function Brands({ brands }: Pick<NothingFoundProps, 'brands'>) {
  const t = useMessages();
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>{t('search.brands')}</h2>
      <ul className={styles['chips']}>
        {brands.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={styles['way']}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of a list that no filter has made empty. */
function NothingYet() {
  const t = useMessages();
  return (
    <EmptyState icon="package" title={t('listing.empty_title')} text={t('listing.empty_text')}>
      <ButtonLink to={PATHS.contact} variant="secondary">
        {t('order.contact')}
      </ButtonLink>
    </EmptyState>
  );
}

function SuggestedFilters({ live: { listing, query, linkTo } }: { live: LiveListing }) {
  const t = useMessages();
  const nameOf = useFilterNames(listing);
  return (
    <ul className={styles['ways']}>
      {listing.suggestedFilters.map((filter) => (
        <li key={`${filter.key} ${filter.value}`}>
          <Link {...linkTo(loosened(query, filter))} className={styles['way']}>
            <bdi>{nameOf(filter)}</bdi>{' '}
            <span className={styles['count']}>{t('listing.count', { count: filter.total })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function loosened(query: URLSearchParams, { key, value }: SuggestedFilterView): URLSearchParams {
  return key === 'search' ? withValue(query, 'search', value) : without(query, key);
}

/** `Without “Brand: Michelin”`, or the remaining search terms. */
function useFilterNames({ facets, chosen }: ListingView): (filter: SuggestedFilterView) => string {
  const t = useMessages();
  const nameOf = useFilterName();
  const whatOf = ({ key }: SuggestedFilterView): string => {
    if (key === 'category') return t('listing.this_category');
    if (isOfferFilterKey(key)) return nameOf(key, chosenOffer(chosen, key));
    const values = facets.find((facet) => facet.key === key)?.values.filter(({ isChosen }) => isChosen) ?? [];
    return nameOf(key, values.map(({ label }) => label).join(t('list.comma')));
  };
  return (filter) =>
    filter.key === 'search' ? filter.value : t('listing.without', { what: whatOf(filter) });
}
