import { useWords } from '../../client/words.js';
import { formatSize } from '../../domain/tyre.js';
import type { ListingView, SearchPageProps } from '../../domain/views.js';
import { Breadcrumbs } from '../ui/Breadcrumbs.js';
import { Ltr } from '../ui/Ltr.js';
import styles from './CategoryPage.module.css';
import { CategoryTiles } from './CategoryTiles.js';
import { Listing } from './Listing.js';
import { onlyChosen } from './listingAddress.js';

/** What was searched for, by words, by size or by filters. */
export function SearchPage({ listing, categories }: SearchPageProps) {
  const t = useWords();
  const category = categories.find(({ id }) => id === listing.chosen.category) ?? null;
  const crumbs = category === null ? [] : [{ name: category.name, path: category.path }];
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={crumbs} current={t('search')} />
      <header className={styles['words']}>
        <SearchTitle listing={listing} categoryName={category?.name ?? null} />
      </header>
      <Listing listing={listing} />
      {listing.total === 0 && <CategoryTiles title={t('categories')} categories={categories} />}
    </div>
  );
}

function SearchTitle({ listing, categoryName }: { listing: ListingView; categoryName: string | null }) {
  const t = useWords();
  const { chosen } = listing;
  const size = sizeOf(listing);
  if (chosen.search !== '') {
    return (
      <h1>
        {t('search.results_for')} <bdi>{chosen.search}</bdi>
      </h1>
    );
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

/** The size that the filters spell out, where they name one width and one rim. */
function sizeOf({ facets }: ListingView): string | null {
  const [width, aspect, rim] = ['width', 'aspect', 'rim'].map((key) => onlyChosen(facets, key));
  if (width === null || width === undefined || rim === null || rim === undefined) return null;
  const profile = aspect === null || aspect === undefined ? null : Number(aspect);
  return formatSize({ width: Number(width), aspect: profile, rim: Number(rim), commercial: false });
}
