import { useId, useState } from 'react';
import { useWords } from '../../client/words.js';
import type { ListingView } from '../../domain/views.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { FacetForm } from './FacetForm.js';
import styles from './FilterSheet.module.css';
import { listingQuery } from './listingAddress.js';
import { useListingCount } from './useListingCount.js';

interface FilterSheetProps {
  listing: ListingView;
  onApply: (query: URLSearchParams) => void;
}

/** The filters of narrow screens: a sheet from below whose button says how much its choice would leave. */
export function FilterSheet({ listing, onApply }: FilterSheetProps) {
  const t = useWords();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<URLSearchParams | null>(null);
  const count = useListingCount(draft) ?? listing.total;
  const chosen = countChosen(listing);
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
            {t('listing.show', { count })}
          </Button>
        }
      >
        <FacetForm id={formId} listing={listing} onChange={setDraft} onSubmit={apply} />
      </Dialog>
    </div>
  );
}

function countChosen(listing: ListingView): number {
  const query = listingQuery(listing);
  for (const key of ['search', 'category', 'sort']) query.delete(key);
  return [...query].length;
}
