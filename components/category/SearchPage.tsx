import { useWords } from '../../client/words.js';
import { formatSize } from '../../domain/tyre.js';
import type { ListingView, SearchPageProps } from '../../domain/views.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import { Ltr } from '../ui/Ltr.js';
import styles from './CategoryPage.module.css';
import { CategoryTiles } from './CategoryTiles.js';
import { Listing } from './Listing.js';
import { onlyChosen } from './listingAddress.js';
import { SizeFinder, type SizeFinderProps } from './SizeFinder.js';
import { useListing } from './useListing.js';

/** What was searched for, by words, by size or by filters. */
export function SearchPage({ listing: prerendered, sizes, categories }: SearchPageProps) {
  const t = useWords();
  const live = useListing(prerendered, null);
  const { listing } = live;
  const category = categories.find(({ id }) => id === listing.chosen.category) ?? null;
  const crumbs = category === null ? [] : [{ name: category.name, path: category.path }];
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={crumbs} current={t('search')} />
      <header className={styles['words']}>
        <SearchTitle listing={listing} categoryName={category?.name ?? null} />
        <FinderPanel listing={listing} sizes={sizes} onFind={live.apply} />
      </header>
      <Listing live={live} />
      {listing.total === 0 && <CategoryTiles title={t('categories')} categories={categories} />}
    </div>
  );
}

function SearchTitle({ listing, categoryName }: { listing: ListingView; categoryName: string | null }) {
  const t = useWords();
  const { chosen } = listing;
  const size = sizeOf(listing);
  if (chosen.search !== '') {
    return <h1>{t('search.results_for', { words: chosen.search })}</h1>;
  }
  if (size !== null) {
    return (
      <h1>
        {categoryName ?? t('search.tyres')} <Ltr>{size}</Ltr>
      </h1>
    );
  }
  return <h1>{categoryName ?? t('search.all')}</h1>;
}

/** The size finder, put away where something else was looked for; it begins with the size that was chosen. */
function FinderPanel({
  listing,
  sizes,
  onFind,
}: Omit<SizeFinderProps, 'category'> & { listing: ListingView }) {
  const t = useWords();
  const [width = '', aspect = '', rim = ''] = SIZE_KEYS.map((key) => onlyChosen(listing.facets, key) ?? '');
  if (sizes.length === 0) return null;
  return (
    <details className={styles['panel']} open={width !== ''}>
      <summary className={styles['summary']}>{t('finder.title')}</summary>
      <SizeFinder
        key={`${width} ${aspect} ${rim}`}
        sizes={sizes}
        chosen={{ width, aspect, rim }}
        onFind={onFind}
      />
    </details>
  );
}

const SIZE_KEYS = ['width', 'aspect', 'rim'];

/** The size that the filters spell out, where they name one width and one rim. */
function sizeOf({ facets }: ListingView): string | null {
  const [width, aspect, rim] = SIZE_KEYS.map((key) => onlyChosen(facets, key));
  if (width === null || width === undefined || rim === null || rim === undefined) return null;
  const profile = aspect === null || aspect === undefined ? null : Number(aspect);
  return formatSize({ width: Number(width), aspect: profile, rim: Number(rim), commercial: false });
}
