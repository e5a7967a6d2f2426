import { useEffect, useRef } from 'react';
import { useMoreReviews } from '../client/useMoreReviews.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useMessages } from '../../../client/intl/messages.js';
import { Prose } from '../../../components/ui/text/Prose.js';
import { Button } from '../../../components/ui/form/Button.js';
import { Notice } from '../../../components/ui/Notice.js';

/** The older reviews of a product, page by page; the focus moves to the first new one. */
export function MoreReviews({ productId }: { productId: number }) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { pages, hasMore, isBusy, failure, load } = useMoreReviews(productId);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(':scope > :last-child > article')?.focus();
  }, [pages.length]);
  return (
    <>
      <div ref={place}>
        {pages.map((html, index) => (
          <Prose key={index} html={html} />
        ))}
      </div>
      {failure !== null && <Notice kind="error">{explain(failure)}</Notice>}
      {hasMore && (
        <Button variant="secondary" isBusy={isBusy} onClick={load}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
}
