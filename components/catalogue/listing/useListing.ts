import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchListing } from '../../../client/catalogue/listing.js';
import { useNavigation } from '../../../client/page/navigation.js';
import { changeAddress, onStepWithin } from '../../../client/page/useLocationSearch.js';
import { useLocale, useMessages } from '../../../client/intl/messages.js';
import { CACHE_DEFAULT_MS } from '../../../domain/core/limits.js';
import { type ListingWords, toListingView } from '../../../domain/catalogue/listingView.js';
import type { ListingView } from '../../../domain/content/views.js';
import { knownQuery, listingPath, readChoice, sameQuery, shownQuery, without } from './listingAddress.js';

/** A listing that changes in place, while its address says what is shown. */
export interface LiveListing {
  listing: ListingView;
  isBusy: boolean;
  /** Asking failed; what is shown is what was there before. */
  hasFailed: boolean;
  /** Shows what the query asks for. */
  apply: (query: URLSearchParams) => void;
  /** What a link to the query needs: an address that works without scripts, and a click that stays here. */
  linkTo: (query: URLSearchParams) => { to: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** Adds the next page to what is shown. */
  loadMore: () => void;
}

/** Listings as they were left, by address, for the way back to them. */
const left = new Map<string, { listing: ListingView; at: number }>();
const MOST_LEFT = 20;

/** Makes a prerendered listing live. A `category` is that of the page, and stands in its path, not in its query. */
export function useListing(prerendered: ListingView, category: number | null): LiveListing {
  const { path } = useNavigation();
  const [live, setLive] = useState<{ of: ListingView; listing: ListingView } | null>(null);
  const listing = live?.of === prerendered ? live.listing : prerendered;
  const { ask, isBusy, hasFailed } = useAsking();

  const show = (next: ListingView) => {
    remember(next);
    setLive({ of: prerendered, listing: next });
  };
  const addressOf = (query: URLSearchParams) => {
    const text = (category === null ? query : without(query, 'category')).toString();
    return text === '' ? path : `${path}?${text}`;
  };

  function followAddress(): void {
    const wanted = knownQuery(location.search, category);
    const isPrerendered = sameQuery(wanted, shownQuery(prerendered));
    const known = recall();
    if (known !== null) setLive({ of: prerendered, listing: known });
    else if (isPrerendered) setLive(null);
    // What was prerendered with the page may have been sold since; a search page is as fresh as its answer.
    if (known === null && (!isPrerendered || category !== null))
      ask(wanted, show, { quietly: isPrerendered });
  }

  // The address is the browser's; prerendered HTML cannot know its query.
  // eslint-disable-next-line react-hooks/exhaustive-deps, react-hooks/set-state-in-effect
  useLayoutEffect(followAddress, [prerendered]);
  useEffect(() => onStepWithin(path, followAddress)); // always with the latest listing

  function apply(query: URLSearchParams): void {
    ask(query, (next) => {
      changeAddress(addressOf(query), 'push');
      show(next);
    });
  }

  return {
    listing,
    isBusy,
    hasFailed,
    apply,
    linkTo: (query) => ({
      to: listingPath(query),
      onClick: (event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation(); // the router listens to every link
        apply(query);
      },
    }),
    loadMore: () => {
      const query = shownQuery({ ...listing, page: listing.page + 1 });
      ask(query, (next) => {
        changeAddress(addressOf(query), 'replace');
        show({ ...next, products: [...listing.products, ...next.products] });
      });
    },
  };
}

/** Asks for one listing at a time; a newer question drops the older. */
function useAsking() {
  const locale = useLocale();
  const words = useListingWords();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  function ask(query: URLSearchParams, show: (listing: ListingView) => void, { quietly = false } = {}): void {
    asked.current?.abort();
    const abort = new AbortController();
    asked.current = abort;
    if (!quietly) setState('busy');
    fetchListing(query, locale, abort.signal).then(
      (found) => {
        if (abort.signal.aborted) return;
        setState('ready');
        show(toListingView(found, readChoice(query), words));
      },
      () => abort.signal.aborted || setState(quietly ? 'ready' : 'failed'),
    );
  }

  return { ask, isBusy: state === 'busy', hasFailed: state === 'failed' };
}

/** How a listing is told in the page's language. */
export function useListingWords(): ListingWords {
  const locale = useLocale();
  const t = useMessages();
  return { locale, word: t };
}

function remember(listing: ListingView): void {
  const address = `${location.pathname}${location.search}`;
  left.delete(address);
  left.set(address, { listing, at: Date.now() });
  const [oldest] = left.keys();
  if (left.size > MOST_LEFT && oldest !== undefined) left.delete(oldest);
}

function recall(): ListingView | null {
  const known = left.get(`${location.pathname}${location.search}`);
  return known === undefined || Date.now() - known.at > CACHE_DEFAULT_MS ? null : known.listing;
}
