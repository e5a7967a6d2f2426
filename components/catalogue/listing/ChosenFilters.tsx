import { useMessages } from '../../../client/intl/messages.js';
import { OFFER_FILTER_KEYS } from '../../../domain/catalogue/listing/offerFilters.js';
import { FILTER_CHIPS_MAX } from '../../../domain/core/limits.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { Icon } from '../../ui/Icon.js';
import { classNames } from '../../ui/classNames.js';
import { Link } from '../../ui/Link.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import styles from './ChosenFilters.module.css';
import { useFilterName } from './facetWords.js';
import { chosenOffer, without } from '../../../client/catalogue/listingQuery.js';
import type { LiveListing } from '../../../client/catalogue/useListing.js';

interface ChosenFiltersProps {
  listing: ListingView;
  query: URLSearchParams;
  linkTo: LiveListing['linkTo'];
}

/** The parts of a size, which the bar above the results says as a whole. */
const SIZE_KEYS: readonly string[] = ['width', 'aspect', 'rim'];

interface Chip {
  key: string;
  label: string;
  rest: URLSearchParams;
}

/**
 * The active filters as removable chips; the car has its bar. Each chip's link holds the whole query, so several values of
 * one facet share a chip: otherwise the page would grow with the square of their number.
 */
export function ChosenFilters({ listing, query, linkTo }: ChosenFiltersProps) {
  const t = useMessages();
  const chips = useChips(listing, query);
  if (chips.length === 0) return null;
  const cleared = new URLSearchParams(
    [...query].filter(([key]) => ['search', 'category', 'sort', 'car'].includes(key)),
  );
  const isInTitle = listing.size !== null && chips.every(({ key }) => SIZE_KEYS.includes(key));
  return (
    <ul
      className={classNames(styles['chips'], isInTitle && styles['inTitle'])}
      aria-label={t('listing.chosen')}
    >
      {chips.map(({ label, rest }) => (
        <li key={label}>
          <Link {...linkTo(rest)} className={styles['chip']}>
            <VisuallyHidden>{t('listing.remove')} </VisuallyHidden>
            <bdi>{label}</bdi>
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link {...linkTo(cleared)} className={styles['clear']}>
          {t('listing.clear')}
        </Link>
      </li>
    </ul>
  );
}

function useChips({ facets, chosen }: ListingView, query: URLSearchParams): Chip[] {
  const nameOf = useFilterName();
  const picked = facets.map(({ key, values }) => ({
    key,
    values: values.filter(({ isChosen }) => isChosen),
  }));
  const areMany = picked.reduce((sum, { values }) => sum + values.length, 0) > FILTER_CHIPS_MAX;
  const ofFacets = picked.flatMap(({ key, values }): Chip[] => {
    const [first] = values;
    if (first !== undefined && values.length > 1 && areMany)
      return [{ key, label: nameOf(key, `${first.label} +${values.length - 1}`), rest: without(query, key) }];
    return values.map(({ value, label }) => ({
      key,
      label: nameOf(key, label),
      rest: without(query, key, value),
    }));
  });
  const ofOffers = OFFER_FILTER_KEYS.filter((key) => key !== 'car' && query.has(key)).map((key) => ({
    key,
    label: nameOf(key, chosenOffer(chosen, key)),
    rest: without(query, key),
  }));
  return [...ofFacets, ...ofOffers];
}
