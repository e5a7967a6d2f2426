import type { SubmitEvent, SyntheticEvent } from 'react';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { shortPrice, typedPrice } from '../../../domain/catalogue/pricing/typedPrice.js';
import { OFFER_FILTERS } from '../../../domain/catalogue/listing/offerFilters.js';
import { localePath, PATHS } from '../../../domain/core/paths.js';
import type { FacetView, ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { Button } from '../../ui/form/Button.js';
import { CheckField, TextField } from '../../ui/form/Field.js';
import { CountedLabel, FacetGroup } from './FacetGroup.js';
import styles from './FacetForm.module.css';
import { inOrder } from './facetWords.js';
import { formQuery, chosenOffer } from '../../../client/catalogue/listingQuery.js';

interface FacetFormProps {
  listing: ListingView;
  /** Called on each change; without scripts the submit button applies the filters. */
  onChange: (query: URLSearchParams) => void;
  /** Absent where the submit button is elsewhere. */
  submitLabel?: string | undefined;
  id?: string | undefined;
  onSubmit?: ((query: URLSearchParams) => void) | undefined;
}

const FLAGS = ['in_stock', 'on_sale'] as const;

/** All filters of a listing as one plain GET form. */
export function FacetForm({ listing, onChange, submitLabel, id, onSubmit = onChange }: FacetFormProps) {
  const t = useMessages();
  const action = localePath(PATHS.search, useLocale());
  const { chosen, facets, priceRange } = listing;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(formQuery(event.currentTarget));
  };
  const change = (event: SyntheticEvent<HTMLFormElement>) => {
    const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
    if (isBox) onChange(formQuery(event.currentTarget));
  };
  return (
    <form
      id={id}
      className={styles['form']}
      action={action}
      method="get"
      // The address holds the filters; a browser that restores ticks of another address would change it.
      autoComplete="off"
      onSubmit={submit}
      onChange={change}
    >
      {chosen.search !== '' && <input type="hidden" name="search" value={chosen.search} />}
      {chosen.category !== null && <input type="hidden" name="category" value={chosen.category} />}
      {chosen.car !== null && <input type="hidden" name="car" value={chosen.car} />}
      <input type="hidden" name="sort" value={chosen.sort} />
      <div className={styles['flags']}>
        {FLAGS.map((key) => (
          <CheckField
            key={key}
            name={key}
            value="true"
            label={
              <CountedLabel label={t(OFFER_FILTERS[key].label)} count={listing[OFFER_FILTERS[key].field]} />
            }
            defaultChecked={chosen[OFFER_FILTERS[key].field]}
          />
        ))}
      </div>
      {inOrder(facets.filter((facet) => isChoice(facet, listing))).map((facet) => (
        <FacetGroup key={facet.key} facet={facet} />
      ))}
      {priceRange !== null && <PriceRange range={priceRange} chosen={chosen} />}
      {submitLabel !== undefined && (
        <Button type="submit" variant="secondary" fullWidth>
          {submitLabel}
        </Button>
      )}
    </form>
  );
}

/** What the sizes of a car, which stand above its tyres as buttons, already say. */
const OF_SIZE = new Set(['width', 'aspect', 'rim']);

/** Whether a facet leaves out any result; one that is chosen is shown, so that it can be taken back. */
function isChoice({ key, values }: FacetView, { total, chosen }: ListingView): boolean {
  if (values.some(({ isChosen }) => isChosen)) return true;
  return values.some(({ count }) => count < total) && (chosen.car === null || !OF_SIZE.has(key));
}

interface PriceRangeProps {
  range: NonNullable<ListingView['priceRange']>;
  chosen: ListingView['chosen'];
}

const BOUNDS = [
  ['min_price', 'min'],
  ['max_price', 'max'],
] as const;

/** Minimum and maximum price; the available range is the placeholder. */
function PriceRange({ range, chosen }: PriceRangeProps) {
  const t = useMessages();
  return (
    <fieldset className={styles['range']}>
      <legend>{t('facet.price')}</legend>
      {BOUNDS.map(([key, bound]) => (
        <TextField
          key={key}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          name={key}
          label={t(OFFER_FILTERS[key].label)}
          placeholder={shortPrice(range[bound])}
          defaultValue={chosenOffer(chosen, key)}
          onInput={({ currentTarget: field }) => {
            const isRead = field.value.trim() === '' || typedPrice(field.value) !== null;
            field.setCustomValidity(isRead ? '' : t('facet.price_unread'));
          }}
        />
      ))}
    </fieldset>
  );
}
