import { useWords } from '../../client/words.js';
import type { ListingView, LooseningView } from '../../domain/views.js';
import { ButtonLink } from '../ui/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { Link } from '../ui/Link.js';
import { useFacetNames } from './facetWords.js';
import styles from './NothingFound.module.css';
import { listingPath, shortPrice, withValue, without } from './listingAddress.js';
import type { LiveListing } from './useListing.js';

interface NothingFoundProps {
  listing: ListingView;
  query: URLSearchParams;
  linkTo: LiveListing['linkTo'];
}

/** Nothing is left: which choice may be given up, and what that would give. */
export function NothingFound({ listing, query, linkTo }: NothingFoundProps) {
  const t = useWords();
  const nameOf = useLooseningNames(listing);
  const { loosenings } = listing;
  return (
    <EmptyState
      icon="search"
      title={t('no_results_found')}
      text={loosenings.length > 0 ? t('listing.loosen') : t('listing.nothing_text')}
    >
      {loosenings.length > 0 && (
        <ul className={styles['ways']}>
          {loosenings.map((loosening) => (
            <li key={`${loosening.key} ${loosening.value}`}>
              <Link {...linkTo(loosened(query, loosening))} className={styles['way']}>
                <bdi>{nameOf(loosening)}</bdi>{' '}
                <span className={styles['count']}>{t('listing.count', { count: loosening.total })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={listingPath(new URLSearchParams())} variant="secondary">
        {t('listing.all_products')}
      </ButtonLink>
    </EmptyState>
  );
}

function loosened(query: URLSearchParams, { key, value }: LooseningView): URLSearchParams {
  return key === 'search' ? withValue(query, 'search', value) : without(query, key);
}

/** `Without “Brand: Michelin”`, or the words of a search that are left. */
function useLooseningNames({ facets, chosen }: ListingView): (loosening: LooseningView) => string {
  const t = useWords();
  const nameOf = useFacetNames();
  const whatOf = ({ key }: LooseningView): string => {
    if (key === 'min_price') return `${t('facet.min_price')} ${shortPrice(chosen.minPrice ?? 0)}`;
    if (key === 'max_price') return `${t('facet.max_price')} ${shortPrice(chosen.maxPrice ?? 0)}`;
    if (key === 'in_stock') return t('facet.in_stock');
    if (key === 'on_sale') return t('facet.on_sale');
    if (key === 'category') return t('listing.this_category');
    const values = facets.find((facet) => facet.key === key)?.values.filter(({ isChosen }) => isChosen) ?? [];
    return `${nameOf(key)}: ${values.map(({ label }) => label).join(t('list.comma'))}`;
  };
  return (loosening) =>
    loosening.key === 'search' ? loosening.value : t('listing.without', { what: whatOf(loosening) });
}
