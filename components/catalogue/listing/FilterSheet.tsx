import { useId, useState } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import type { ListingView } from '../../../domain/content/views.js';
import { Button } from '../../ui/form/Button.js';
import { Dialog } from '../../ui/overlay/Dialog.js';
import { FacetForm } from './FacetForm.js';
import styles from './FilterSheet.module.css';
import { countFilters, listingQuery } from './listingAddress.js';
import { useListingPreview } from './useListingPreview.js';

interface FilterSheetProps {
  listing: ListingView;
  onApply: (query: URLSearchParams) => void;
}

/** The filters of narrow screens: a sheet from below whose figures and button say what its choice would leave. */
export function FilterSheet({ listing, onApply }: FilterSheetProps) {
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
          <Button type="submit" form={formId} fullWidth>
            {t('listing.show', { count: preview.total })}
          </Button>
        }
      >
        <FacetForm id={formId} listing={preview} onChange={setDraft} onSubmit={apply} />
      </Dialog>
    </div>
  );
}
