import { useEffect, useState } from 'react';
import { type WireReviewPage, ReviewPageSchema } from '../domain/wireReview.js';
import { callApi } from '../../../client/core/api.js';
import { useLocale } from '../../../client/intl/messages.js';

interface MoreReviews {
  /** The pages after the first, as HTML. */
  pages: readonly string[];
  hasMore: boolean;
  isBusy: boolean;
  failure: unknown;
  /** Loads the next page. */
  load: () => void;
}

const FIRST = 2;

/** The older reviews of a product; the second page loads at once. */
export function useMoreReviews(productId: number): MoreReviews {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<readonly WireReviewPage[]>([]);
  const [wanted, setWanted] = useState<number | null>(FIRST);
  const [failure, setFailure] = useState<unknown>(null);
  const last = loaded.at(-1);
  const next = last === undefined ? FIRST : last.next;

  useEffect(() => {
    if (wanted === null) return undefined;
    const abort = new AbortController();
    const path = `/wcFetch/reviews/${productId}?page=${wanted}&locale=${locale}`;
    callApi(path, { schema: ReviewPageSchema, signal: abort.signal })
      .then((page) => {
        setLoaded((pages) => [...pages, page]);
        setWanted(null);
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure(error);
        setWanted(null);
      });
    return () => abort.abort();
  }, [productId, locale, wanted]);

  return {
    pages: loaded.map(({ html }) => html),
    hasMore: next !== null,
    isBusy: wanted !== null,
    failure,
    load: () => {
      setFailure(null);
      setWanted(next);
    },
  };
}
