import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { addColumns, useCompared } from '../client/compared.js';
import { listingPath } from '../../../client/catalogue/listingQuery.js';
import { useMessages } from '../../../client/intl/messages.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import type { ComparePageProps } from '../domain/comparisonRows.js';
import { COMPARED_MAX, comparisonPath } from '../domain/comparison.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs.js';
import { EmptyState } from '../../../components/ui/EmptyState.js';
import { Button, ButtonLink } from '../../../components/ui/form/Button.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Link } from '../../../components/ui/Link.js';
import { Notice } from '../../../components/ui/Notice.js';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.js';

/** The products of the address side by side; works for everybody who opens the link. */
export function ComparePage({ products, rows, sizes, choices, unknown, tooMany }: ComparePageProps) {
  const t = useMessages();
  const isAllSame = products.length > 1 && rows.every(({ isSame }) => isSame);
  return (
    <div className={styles['page']}>
      <Breadcrumbs crumbs={[{ name: t('search.all'), path: PATHS.search }]} current={t('compare.title')} />
      <h1>{t('compare.title')}</h1>
      {unknown > 0 && <Notice kind="warning">{t('compare.unknown', { count: unknown })}</Notice>}
      {tooMany > 0 && <Notice kind="info">{t('compare.too_many', { most: COMPARED_MAX })}</Notice>}
      {products.length === 0 ? (
        <Empty />
      ) : (
        <>
          <Tools />
          {products.length === 1 && <Notice kind="info">{t('compare.one_more')}</Notice>}
          <div className={styles['columns']}>
            <CompareTable {...{ products, rows, sizes, choices }} pathInstead={pathInstead(products)} />
            {products.length < COMPARED_MAX && <More products={products} sizes={sizes} />}
          </div>
          {isAllSame && <p>{t('compare.no_difference')}</p>}
        </>
      )}
    </div>
  );
}

/** The address of the comparison without one of its products, or with another in its place. */
function pathInstead(products: readonly ProductCardView[]) {
  return (product: ProductCardView, other?: number) =>
    comparisonPath(products.flatMap((each) => (each === product ? (other ?? []) : cardIdOf(each))));
}

/** The way to another column: the listing, of tyres in a single size that of this size. */
function More({ products, sizes }: Pick<ComparePageProps, 'products' | 'sizes'>) {
  const t = useMessages();
  const [size, ...others] = new Set(sizes.flat());
  const query = size === undefined || others.length > 0 ? {} : { search: size };
  return (
    <Link
      to={listingPath(new URLSearchParams(query))}
      className={styles['more']}
      onClick={() => addColumns(products)}
    >
      <Icon name="plus" size={20} />
      {t('compare.add')}
    </Link>
  );
}

function Tools() {
  const t = useMessages();
  return (
    <div className={styles['tools']}>
      <Button variant="quiet" size="s" icon="printer" onClick={() => window.print()}>
        {t('action.print')}
      </Button>
    </div>
  );
}

/** Without products in the address; what the shopper has chosen is a link away. */
function Empty() {
  const t = useMessages();
  const ids = useCompared();
  return (
    <EmptyState icon="compare" title={t('compare.empty')} text={t('compare.how')}>
      {ids.length > 1 ? (
        <ButtonLink to={comparisonPath(ids)}>{t('compare.go', { count: ids.length })}</ButtonLink>
      ) : (
        <ButtonLink to={PATHS.search}>{t('compare.start')}</ButtonLink>
      )}
    </EmptyState>
  );
}
