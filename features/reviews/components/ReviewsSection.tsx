import { memo, useReducer } from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { Button } from '../../../components/ui/form/Button.js';
import { useLazy } from '../../../components/ui/hooks/useLazy.js';
import { Prose } from '../../../components/ui/text/Prose.js';
import type { ProductPartProps } from '../../feature.js';
import styles from './ReviewsSection.module.css';

const loadMore = () => import('./MoreReviews.js');

/** The newest reviews of a product; memoized, because the product is revalidated on view. */
export const ReviewsSection = memo(function ReviewsSection({ productId, part }: ProductPartProps) {
  const t = useMessages();
  const [isWanted, want] = useReducer(() => true, false);
  const more = useLazy(isWanted, loadMore);
  return (
    <section className={styles['reviews']} id="reviews">
      <Prose html={part.html} />
      {more !== null && <more.MoreReviews productId={productId} />}
      {more === null && part.hasMore && (
        <Button variant="secondary" isBusy={isWanted} onClick={want}>
          {t('reviews.more')}
        </Button>
      )}
    </section>
  );
});
