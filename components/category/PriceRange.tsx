import { useWords } from '../../client/words.js';
import type { ListingView } from '../../domain/views.js';
import { TextField } from '../ui/Field.js';
import styles from './FacetForm.module.css';
import { shortPrice } from './listingAddress.js';

interface PriceRangeProps {
  range: NonNullable<ListingView['priceRange']>;
  chosen: ListingView['chosen'];
}

/** Lowest and highest price; what there is stands in the fields as a hint. */
export function PriceRange({ range, chosen }: PriceRangeProps) {
  const t = useWords();
  const field = {
    inputMode: 'decimal',
    dir: 'ltr',
    pattern: '\\d{1,9}(\\.\\d{1,2})?',
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
