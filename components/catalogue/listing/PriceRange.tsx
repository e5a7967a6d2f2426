import { useMessages } from '../../../client/intl/messages.js';
import type { ListingView } from '../../../domain/content/views.js';
import { TextField } from '../../ui/form/Field.js';
import styles from './FacetForm.module.css';
import { shortPrice } from './listingAddress.js';

interface PriceRangeProps {
  range: NonNullable<ListingView['priceRange']>;
  chosen: ListingView['chosen'];
}

/** In digits of any script, grouped or not, as an expression for browsers. */
const TYPED_PRICE = '[0-9\u0660-\u0669\u06f0-\u06f9][0-9\u0660-\u0669\u06f0-\u06f9.,\u066b\u066c]*';

/** Lowest and highest price; what there is stands in the fields as a hint. */
export function PriceRange({ range, chosen }: PriceRangeProps) {
  const t = useMessages();
  const field = {
    inputMode: 'decimal',
    dir: 'ltr',
    pattern: TYPED_PRICE,
    autoComplete: 'off',
  } as const;
  return (
    <fieldset className={styles['range']}>
      <legend>{t('facet.price')}</legend>
      <TextField
        {...field}
        name="min_price"
        label={t('facet.min_price')}
        placeholder={shortPrice(range.min)}
        defaultValue={chosen.minPrice === null ? '' : shortPrice(chosen.minPrice)}
      />
      <TextField
        {...field}
        name="max_price"
        label={t('facet.max_price')}
        placeholder={shortPrice(range.max)}
        defaultValue={chosen.maxPrice === null ? '' : shortPrice(chosen.maxPrice)}
      />
    </fieldset>
  );
}
