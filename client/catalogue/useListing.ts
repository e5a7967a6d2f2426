import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fetchListing } from './listing.js';
import { retainOrder } from './retainOrder.js';
import { shareStructure } from '../core/shareStructure.js';
import { isPlainClick } from '../page/isPlainClick.js';
import { useNavigation } from '../page/navigation.js';
import { changeAddress, onStepWithin } from '../page/useLocationSearch.js';
import { useLocale, useMessages } from '../intl/messages.js';
import { CACHE_DEFAULT_MS } from '../../domain/core/limits.js';
import { type ListingWords, toListingView } from '../../domain/catalogue/listing/listingView.js';
import type { ListingView } from '../../domain/catalogue/catalogueViews.js';
import {
  knownQuery,
  listingPath,
  listingQuery,
  readChoice,
  sameQuery,
  shownQuery,
  withValue,
  without,
} from './listingQuery.js';

/** A listing that updates in place and keeps the URL in sync. */
export interface LiveListing {
  listing: ListingView;
  /** What is asked for: of the listing, or of the one that is on its way. Every choice is made on top of it. */
  query: URLSearchParams;
  isBusy: boolean;
  /** The last fetch failed; the previous listing is still shown. */
  hasFailed: boolean;
  /** Applies a query; the same function while the page stays. */
  apply: (query: URLSearchParams) => void;
  /** Applies the filters of a form, in the sort order that is asked for; the same function while that stays. */
  filter: (query: URLSearchParams) => void;
  /** Link props for a query: a URL that works without scripts, and a click handler that updates in place. */
  linkTo: (query: URLSearchParams) => { to: string; onClick: (event: MouseEvent<HTMLAnchorElement>) => void };
  /** Appends the next page. */
  loadMore: () => void;
}

/** Listings by URL, restored on back navigation. */
const left = new Map<string, { listing: ListingView; at: number }>();
const MOST_LEFT = 20;

interface ListingPage {
  /** Left out of the query, because it is in the page's path; null for a search. */
  category: number | null;
  /** In milliseconds since the epoch; null for a page of the build. */
  renderedAt: number | null;
}

/** Makes a rendered listing interactive, and fetches it again if it may be stale. */
export function useListing(prerendered: ListingView, { category, renderedAt }: ListingPage): LiveListing {
  const { path } = useNavigation();
  const [live, setLive] = useState<{ of: ListingView; listing: ListingView } | null>(null);
  const listing = live?.of === prerendered ? live.listing : prerendered;
  const { ask, stop, asked, isBusy, hasFailed } = useAsking();

  const shown = useRef(listing);
  useLayoutEffect(() => {
    shown.current = listing;
  }, [listing]);

  const show = useCallback(
    (next: ListingView) => {
      const kept = shareStructure(shown.current, next);
      remember(kept);
      // Usually nothing has changed since the page was prerendered, and then nothing renders.
      if (kept !== shown.current) setLive({ of: prerendered, listing: kept });
    },
    [prerendered],
  );
  const showInPlace = (next: ListingView) =>
    show({ ...next, products: retainOrder(shown.current.products, next.products) });

  function followAddress(): void {
    stop();
    const wanted = knownQuery(location.search, category);
    const isPrerendered = sameQuery(wanted, shownQuery(prerendered));
    const known = recall();
    if (known !== null) setLive({ of: prerendered, listing: known });
    else if (isPrerendered) setLive(null);
    // Prices and stock may have changed since a page was built, or since a service worker or a CDN has kept it.
    if (known === null && !(isPrerendered && isFresh(renderedAt)))
      ask(wanted, isPrerendered ? showInPlace : show, { quietly: isPrerendered });
  }

  // Prerendered HTML has no query, so the URL is read in the browser.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(followAddress, [prerendered]);
  useEffect(() => onStepWithin(path, followAddress)); // The listener must see the latest listing.

  const apply = useCallback(
    (query: URLSearchParams) =>
      ask(
        query,
        (next) => {
          changeAddress(addressOf(path, query, category), 'push');
          show(next);
        },
        { isChoice: true },
      ),
    [ask, path, category, show],
  );

  const query = asked ?? listingQuery(listing);
  const sort = query.get('sort');
  const filter = useCallback(
    (filters: URLSearchParams) =>
      apply(sort === null ? without(filters, 'sort') : withValue(filters, 'sort', sort)),
    [apply, sort],
  );

  return {
    listing,
    query,
    isBusy,
    hasFailed,
    apply,
    filter,
    linkTo: (to) => linkProps(to, apply),
    loadMore: () => {
      if (asked !== null) return; // Another listing is on its way.
      const more = shownQuery({ ...listing, page: listing.page + 1 });
      ask(more, (next) => {
        changeAddress(addressOf(path, more, category), 'replace');
        const { picks, products } = listing;
        show({ ...next, picks, products: [...products, ...next.products] });
      });
    },
  };
}

function addressOf(path: string, query: URLSearchParams, category: ListingPage['category']): string {
  const text = (category === null ? query : without(query, 'category')).toString();
  return text === '' ? path : `${path}?${text}`;
}

function linkProps(query: URLSearchParams, apply: LiveListing['apply']): ReturnType<LiveListing['linkTo']> {
  return {
    to: listingPath(query),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      event.stopPropagation(); // Stops the router, which listens to clicks on every link.
      apply(query);
    },
  };
}

interface AskOptions {
  /** Nothing is told of it, because something is shown meanwhile. */
  quietly?: boolean;
  /** Further choices are made on top of it. */
  isChoice?: boolean;
}

/** Fetches one listing at a time; a newer request aborts the older one. */
function useAsking() {
  const locale = useLocale();
  const words = useListingWords();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [asked, setAsked] = useState<URLSearchParams | null>(null);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const end = useCallback((next: 'ready' | 'failed') => {
    setState(next);
    setAsked(null);
  }, []);
  const stop = useCallback(() => {
    request.current?.abort();
    end('ready');
  }, [end]);
  const ask = useCallback(
    (
      query: URLSearchParams,
      show: (listing: ListingView) => void,
      { quietly = false, isChoice = false }: AskOptions = {},
    ): void => {
      request.current?.abort();
      const abort = new AbortController();
      request.current = abort;
      if (!quietly) setState('busy');
      setAsked(isChoice ? query : null);
      fetchListing(query, locale, abort.signal).then(
        (found) => {
          if (abort.signal.aborted) return;
          end('ready');
          show(toListingView(found, readChoice(query), words));
        },
        () => abort.signal.aborted || end(quietly ? 'ready' : 'failed'),
      );
    },
    [locale, words, end],
  );

  return { ask, stop, asked, isBusy: state === 'busy', hasFailed: state === 'failed' };
}

/** The translated labels of a listing. */
export function useListingWords(): ListingWords {
  const locale = useLocale();
  const t = useMessages();
  return useMemo(() => ({ locale, word: t }), [locale, t]);
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
  return known !== undefined && isFresh(known.at) ? known.listing : null;
}

/** A time to come is that of another clock, which says nothing. */
function isFresh(at: number | null): boolean {
  const ageMs = at === null ? Infinity : Date.now() - at;
  return ageMs >= 0 && ageMs <= CACHE_DEFAULT_MS;
}
