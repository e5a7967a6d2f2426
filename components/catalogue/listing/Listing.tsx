import {
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMessages } from '../../../client/intl/messages.js';
import { isPlainClick } from '../../../client/page/isPlainClick.js';
import { useShell } from '../../../client/page/shellContext.js';
import type { ListingView } from '../../../domain/catalogue/catalogueViews.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { ProductGrid } from '../card/ProductGrid.js';
import { ListingSizes } from './ListingSizes.js';
import { PlateList } from '../plate/PlateList.js';
import { buttonClass } from '../../ui/form/buttonClass.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.js';
import { CarNotice } from './CarNotice.js';
import { ChosenFilters } from './ChosenFilters.js';
import { FacetForm } from './FacetForm.js';
import { FilterSheet } from './FilterSheet.js';
import styles from './Listing.module.css';
import { countFilters, listingQuery, shownQuery, withValue } from '../../../client/catalogue/listingQuery.js';
import { Pagination } from './pages/Pagination.js';
import { SortSelect } from './SortSelect.js';
import type { LiveListing } from '../../../client/catalogue/useListing.js';
import { asksForSize } from '../../../domain/fitment/asksForSize.js';

interface ListingProps {
  live: LiveListing;
  terms: SetTermsView;
  nothing: ReactNode;
}

/**
 * Products with their filters. The URL holds all filter state: without scripts the forms navigate, with scripts the
 * listing updates in place and keeps the scroll position. `nothing` is the empty state.
 */
export function Listing({ live, terms, nothing }: ListingProps) {
  const t = useMessages();
  const titleId = useId();
  const { listing, isBusy, hasFailed, apply, linkTo } = live;
  const query = listingQuery(listing);
  const deferred = useDeferredValue(listing);
  const results = useRef<HTMLElement>(null);
  const filters = useFiltersAsAsked(live.query);
  const isGrouped = listing.bySize.length > 0;
  // Sizes are chosen first, by which there is more to choose from than by filters.
  const canNarrow = countFilters(query) > 0 || (listing.total > 0 && !isGrouped);
  const isUndecided = asksForSize(listing);
  const onChoose = useStartOfSize(results, isGrouped);
  const more = useFirstOfMore(results, listing.products.length);

  return (
    <div className={canNarrow ? styles['listing'] : undefined}>
      {canNarrow && (
        <aside ref={filters} className={styles['aside']} aria-label={t('listing.filters')}>
          <Filters listing={deferred} onChange={live.filter} />
        </aside>
      )}
      <section
        ref={results}
        tabIndex={-1}
        className={styles['results']}
        aria-labelledby={titleId}
        aria-busy={isBusy}
      >
        <h2 id={titleId} className="visuallyHidden">
          {t('listing.results')}
        </h2>
        <div className={styles['bar']}>
          <p className={canNarrow && !isGrouped ? styles['count'] : 'visuallyHidden'} role="status">
            {t(!isGrouped && isOfOneTyre(listing) ? 'listing.models' : 'listing.count', {
              count: listing.total,
            })}
          </p>
          {isUndecided && listing.chosen.car !== null && <AskForSidewall />}
          {canNarrow && (
            <>
              <FilterSheet listing={listing} isBusy={isBusy} onApply={apply} />
              {!isGrouped && <SortSelect query={live.query} sort={listing.chosen.sort} onChange={apply} />}
            </>
          )}
        </div>
        <ChosenFilters listing={listing} query={live.query} linkTo={linkTo} />
        {hasFailed && <Notice kind="error">{t('error.store_unavailable')}</Notice>}
        {listing.readAs !== null && isNews(listing.readAs) && <CarNotice readAs={listing.readAs} />}
        {listing.leftOut.length > 0 && <LeftOut words={listing.leftOut} />}
        <Products {...{ live, terms, nothing, isUndecided, onChoose }} />
        {listing.page < listing.pages && (
          <MoreLink
            to={linkTo(withValue(query, 'page', String(listing.page + 1))).to}
            onMore={() => {
              more();
              live.loadMore();
            }}
          />
        )}
        <Pagination
          page={listing.page}
          pages={listing.pages}
          linkTo={(page) => {
            const { to, onClick } = linkTo(shownQuery({ ...listing, page }));
            return {
              to,
              onClick: (event) => {
                onClick(event);
                if (event.defaultPrevented) results.current?.scrollIntoView({ block: 'start' });
              },
            };
          }}
        />
        {isBusy && <VisuallyHidden>{t('loading')}</VisuallyHidden>}
      </section>
    </div>
  );
}

/** The page that shows where a tyre's size is, in shops whose footer links to it. */
const SIDEWALL_PATH = '/how-to-read-a-sidewall';

/** Asks for the size that is on the tyre, and says where that is. */
function AskForSidewall() {
  const t = useMessages();
  const { footer } = useShell();
  const isTold = footer.sections.some(({ links }) => links.some(({ path }) => path === SIDEWALL_PATH));
  return (
    <p className={styles['ask']}>
      {t('car.size_on_tyre')}{' '}
      {isTold && (
        <Link to={SIDEWALL_PATH} className={styles['where']}>
          {t('car.where')}
        </Link>
      )}
    </p>
  );
}

/** Without scripts it leads to the next page. */
function MoreLink({ to, onMore }: { to: string; onMore: () => void }) {
  const t = useMessages();
  return (
    <Link
      to={to}
      className={buttonClass({ variant: 'secondary' }, styles['more'])}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onMore();
      }}
    >
      {t('listing.more')}
    </Link>
  );
}

interface ProductsProps extends ListingProps {
  isUndecided: boolean;
  onChoose: () => void;
}

function Products({ live, terms, nothing, isUndecided, onChoose }: ProductsProps) {
  const t = useMessages();
  const { listing } = live;
  const { products, picks, bySize } = listing;
  if (bySize.length > 0) {
    return (
      <>
        <ListingSizes live={live} terms={terms} onChoose={onChoose} />
        {products.length > 0 && (
          <>
            <h2 className={styles['others']}>{t('size_group.others')}</h2>
            <ProductGrid products={products} />
          </>
        )}
      </>
    );
  }
  if (products.length === 0) return nothing;
  if (!isOfOneTyre(listing)) return <ProductGrid products={products} />;
  return <PlateList products={products} picks={picks} terms={terms} isUndecided={isUndecided} />;
}

/** Whether only tyres of a car or of a size are listed, which are compared by their plates. */
function isOfOneTyre({ size, readAs }: ListingView): boolean {
  return size !== null || (readAs !== null && readAs.sizes.length > 0);
}

/** Whether there is more to say about a car than its bar does. */
function isNews({ choices, isStocked, sizes }: NonNullable<ListingView['readAs']>): boolean {
  return choices === undefined || !isStocked || sizes.length === 0;
}

/**
 * Tells which search terms were dropped to find anything, so that the shopper does not mistake these products for a
 * match.
 */
function LeftOut({ words }: { words: string[] }) {
  const t = useMessages();
  const quoted = words.map((word) => t('search.left_out_word', { word }));
  return <Notice kind="info">{t('search.left_out', { words: quoted.join(' ') })}</Notice>;
}

/**
 * The filters beside the results, which narrow screens hide. They are drawn and hydrated after the results, and memoized,
 * because there are dozens.
 */
const Filters = memo(function Filters({ listing, onChange }: FiltersProps) {
  const t = useMessages();
  // Remount the form when filters change outside of it, since its inputs are uncontrolled.
  const formKey = listingQuery(listing).toString();
  const keepBox = useKeptBox(formKey);
  const change = (query: URLSearchParams) => {
    keepBox();
    onChange(query);
  };
  return (
    <Suspense>
      <FacetForm key={formKey} listing={listing} onChange={change} submitLabel={t('listing.apply')} />
    </Suspense>
  );
});

interface FiltersProps {
  listing: ListingView;
  onChange: (query: URLSearchParams) => void;
}

/**
 * Fields beside the results that say at once what is asked for, so that a filter whose chip was removed does not return
 * with the next box that is ticked before the answer.
 */
function useFiltersAsAsked(query: URLSearchParams): RefObject<HTMLElement | null> {
  const filters = useRef<HTMLElement>(null);
  const text = query.toString();
  const shown = useRef(text);
  useLayoutEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    const asked = new URLSearchParams(text);
    for (const field of filters.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []) {
      if (field.type === 'checkbox') field.checked = asked.getAll(field.name).includes(field.value);
      else field.value = asked.get(field.name) ?? '';
    }
  }, [text]);
  return filters;
}

/** Restores focus to the ticked checkbox after the form has been remounted. */
function useKeptBox(formKey: string): () => void {
  const kept = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (kept.current === null) return;
    document.querySelector<HTMLElement>(kept.current)?.focus({ preventScroll: true });
    kept.current = null;
  }, [formKey]);
  return () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLInputElement) || element.type !== 'checkbox') return;
    kept.current = `aside input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  };
}

/** After a size was chosen, whose link is gone, moves focus and view to the start of what is listed in it. */
function useStartOfSize(results: RefObject<HTMLElement | null>, isGrouped: boolean): () => void {
  const isChosen = useRef(false);
  useEffect(() => {
    if (isGrouped || !isChosen.current) return;
    isChosen.current = false;
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  }, [results, isGrouped]);
  return () => {
    isChosen.current = true;
  };
}

/** After "show more", moves focus to the first new product, as the button may be gone. */
function useFirstOfMore(results: RefObject<HTMLElement | null>, shown: number): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || shown <= first) return;
    before.current = null;
    const link = results.current?.querySelectorAll<HTMLElement>('article h3 a')[first];
    link?.focus({ preventScroll: true });
  }, [results, shown]);
  return () => {
    before.current = shown;
  };
}
