import { useId } from 'react';
import { useWords } from '../../client/words.js';
import type { ListingView } from '../../domain/views.js';
import { ProductGrid } from '../product/ProductGrid.js';
import { ButtonLink } from '../ui/Button.js';
import { EmptyState } from '../ui/EmptyState.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { ChosenFilters } from './ChosenFilters.js';
import { FacetForm } from './FacetForm.js';
import { FilterSheet } from './FilterSheet.js';
import styles from './Listing.module.css';
import { listingPath, listingQuery } from './listingAddress.js';
import { Pagination } from './Pagination.js';
import { SortSelect } from './SortSelect.js';
import { useApply } from './useApply.js';

/**
 * Products with what narrows them. The address holds every choice: without scripts the forms lead there, with
 * them the page goes there by itself and stays where it is on the screen.
 */
export function Listing({ listing }: { listing: ListingView }) {
  const t = useWords();
  const titleId = useId();
  const query = listingQuery(listing);
  // What is chosen outside of a form has to reach its boxes as well.
  const formKey = query.toString();
  const { apply, applyInPlace, isBusy } = useApply(formKey);
  return (
    <div className={styles['listing']}>
      <aside className={styles['aside']} aria-label={t('listing.filters')}>
        <FacetForm key={formKey} listing={listing} onChange={applyInPlace} submitLabel={t('listing.apply')} />
      </aside>
      <section className={styles['results']} aria-labelledby={titleId} aria-busy={isBusy}>
        <h2 id={titleId} className="visuallyHidden">
          {t('listing.results')}
        </h2>
        <div className={styles['bar']}>
          <p className={styles['count']} role="status">
            {t('listing.count', { count: listing.total })}
          </p>
          <FilterSheet key={formKey} listing={listing} onApply={apply} />
          <SortSelect query={query} sort={listing.chosen.sort} onChange={apply} />
        </div>
        <ChosenFilters listing={listing} query={query} />
        {listing.products.length > 0 ? <ProductGrid products={listing.products} /> : <Nothing />}
        <Pagination page={listing.page} pages={listing.pages} query={query} />
        {isBusy && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
      </section>
    </div>
  );
}

function Nothing() {
  const t = useWords();
  return (
    <EmptyState icon="search" title={t('no_results_found')} text={t('listing.nothing_text')}>
      <ButtonLink to={listingPath(new URLSearchParams())} variant="secondary">
        {t('listing.all_products')}
      </ButtonLink>
    </EmptyState>
  );
}
