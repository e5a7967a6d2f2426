import { useMessages } from '../../../client/intl/messages.js';
import { OFFER_FILTERS } from '../../../domain/catalogue/offerFilters.js';
import type { ListingView } from '../../../domain/content/views.js';
import { TextField } from '../../ui/form/Field.js';
import styles from './FacetForm.module.css';
import { chosenOffer, shortPrice } from './listingAddress.js';

interface PriceRangeProps {
  range: NonNullable<ListingView['priceRange']>;
  chosen: ListingView['chosen'];
}

/** In digits of any script, grouped or not, as an expression for browsers. */
const TYPED_PRICE = '[0-9\u0660-\u0669\u06f0-\u06f9][0-9\u0660-\u0669\u06f0-\u06f9.,\u066b\u066c]*';

const BOUNDS = [
  ['min_price', 'min'],
  ['max_price', 'max'],
] as const;

/** Lowest and highest price; what there is stands in the fields as a hint. */
export function PriceRange({ range, chosen }: PriceRangeProps) {
  const t = useMessages();
  return (
    <fieldset className={styles['range']}>
      <legend>{t('facet.price')}</legend>
      {BOUNDS.map(([key, bound]) => (
        <TextField
          key={key}
          inputMode="decimal"
          dir="ltr"
          pattern={TYPED_PRICE}
          autoComplete="off"
          name={key}
          label={t(OFFER_FILTERS[key].label)}
          placeholder={shortPrice(range[bound])}
          defaultValue={chosenOffer(chosen, key)}
        />
      ))}
    </fieldset>
  );
}
