import { useId } from 'react';
import { useCarTyres } from '../../../client/catalogue/useCarTyres.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { SetTermsView } from '../../../domain/catalogue/plate/setTerms.js';
import { isSizeOpen } from '../../../domain/fitment/carKey.js';
import { listingPath } from '../../../client/catalogue/listingQuery.js';
import { PlateList } from '../../catalogue/plate/PlateList.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { Skeleton } from '../../ui/loading/Skeleton.js';
import { useSavedCar } from '../../fitment/useSavedCar.js';
import styles from './HomeCarTyres.module.css';

/** Rows where there are too few tyres to pick three of them. */
const ROWS = 2;
/** The cheapest of so many sizes of the car, if its size is not known. */
const ROWS_BY_SIZE = 4;

function firstOf(cheapest: ProductCardView[], all: ProductCardView[]): ProductCardView[] {
  return cheapest.length > 0 ? cheapest.slice(0, ROWS_BY_SIZE) : all.slice(0, ROWS);
}

/** The first tyres for the shopper's car, with prices and stock of now. */
export function HomeCarTyres({ terms }: { terms: SetTermsView }) {
  const t = useMessages();
  const titleId = useId();
  const kept = useSavedCar();
  const { data, error } = useCarTyres(kept?.car.key ?? null);
  if (kept === null) return null;
  const picks = data?.picks ?? [];
  const cheapest = data?.bySize.flatMap(({ items }) => items.slice(0, 1)) ?? [];
  const rows = picks.length > 0 ? [] : firstOf(cheapest, data?.products ?? []);
  return (
    <section className={styles['tyres']} aria-labelledby={titleId} aria-busy={data === undefined}>
      <div className={styles['head']}>
        <h2 id={titleId}>{t('search.tyres_for', { car: kept.name })}</h2>
        <Link
          to={listingPath(new URLSearchParams({ car: kept.car.key }))}
          className={styles['all']}
          aria-describedby={titleId}
        >
          {t('slider.all')}
        </Link>
      </div>
      {data === undefined && error === undefined && <Skeleton height="13rem" />}
      {error !== undefined && <Notice kind="error">{t('error.store_unavailable')}</Notice>}
      {data?.total === 0 && <p>{t('search.car_nothing')}</p>}
      {picks.length + rows.length > 0 && (
        <PlateList
          picks={picks}
          products={rows}
          terms={terms}
          isUndecided={isSizeOpen(kept.parts, kept.choices)}
        />
      )}
    </section>
  );
}
