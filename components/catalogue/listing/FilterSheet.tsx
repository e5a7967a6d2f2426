import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useMessages, useLocale } from '../../../client/intl/messages.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import { Button } from '../../ui/form/Button.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { FacetForm } from './FacetForm.js';
import styles from './FilterSheet.module.css';
import { countFilters, listingQuery, readChoice, withValue } from '../../../client/catalogue/listingQuery.js';
import { fetchListing } from '../../../client/catalogue/listing.js';
import { useDebounced } from '../../../client/core/useDebounced.js';
import { REMOTE_SELECT_DEBOUNCE_MS } from '../../../domain/core/limits.js';
import { toListingView } from '../../../domain/catalogue/listing/listingView.js';
import { useListingWords } from '../../../client/catalogue/useListing.js';

interface FilterSheetProps {
  listing: ListingView;
  /** Another listing is on its way, whose filters the sheet waits for. */
  isBusy: boolean;
  onApply: (query: URLSearchParams) => void;
}

/** Filters on narrow screens: a bottom sheet whose counts and button preview the result of the selection. */
export function FilterSheet({ listing, isBusy, onApply }: FilterSheetProps) {
  const t = useMessages();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<URLSearchParams | null>(null);
  const preview = useListingPreview(draft) ?? listing;
  const chosen = countFilters(listingQuery(listing));
  const close = () => {
    setIsOpen(false);
    setDraft(null);
  };
  const apply = (query: URLSearchParams) => {
    close();
    onApply(query);
  };
  return (
    <div className={styles['sheet']}>
      <Button variant="secondary" icon="filter" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {chosen === 0 ? t('listing.filter') : t('listing.filter_count', { count: chosen })}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('listing.filter')}
        from="below"
        footer={
          <Button type="submit" form={formId} fullWidth isBusy={isBusy}>
            {t('listing.show', { count: preview.total })}
          </Button>
        }
      >
        <NextFrame isReady={!isBusy}>
          <FacetForm id={formId} listing={preview} onChange={setDraft} onSubmit={apply} />
        </NextFrame>
      </Dialog>
    </div>
  );
}

/** Lets the sheet appear first, as its many filters take longer to render than one frame. */
function NextFrame({ isReady, children }: { isReady: boolean; children: ReactNode }) {
  const isNext = useDeferredValue(true, false);
  return isReady && isNext ? children : <div className={styles['coming']} />;
}

/**
 * A preview of the listing for the selected filters, debounced. Until it arrives, or when it fails, the last one stays.
 * Null while nothing is selected.
 */
function useListingPreview(query: URLSearchParams | null): ListingView | null {
  const locale = useLocale();
  const words = useListingWords();
  const [found, setFound] = useState<ListingView | null>(null);
  if (query === null && found !== null) setFound(null);
  useDebounced(query?.toString() ?? null, REMOTE_SELECT_DEBOUNCE_MS, (text, signal) => {
    const asked = new URLSearchParams(text);
    fetchListing(withValue(asked, 'per_page', '1'), locale, signal)
      .then((products) => setFound(toListingView(products, readChoice(asked), words)))
      .catch(() => undefined); // Without a preview the button still works.
  });
  return query === null ? null : found;
}
