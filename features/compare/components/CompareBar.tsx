import { useEffect } from 'react';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';
import { saveCompared, removeCompared, useCompared } from '../client/compared.js';
import { useComparedCards } from '../client/useComparedCards.js';
import { useMessages } from '../../../client/intl/messages.js';
import { useNavigation } from '../../../client/page/navigation.js';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { isCataloguePath } from '../../../domain/catalogue/cataloguePaths.js';
import { COMPARED_MAX, comparisonPath } from '../domain/comparison.js';
import { splitLocale } from '../../../domain/core/paths.js';
import { ButtonLink } from '../../../components/ui/form/Button.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Picture } from '../../../components/ui/Picture.js';
import { VisuallyHidden } from '../../../components/ui/text/VisuallyHidden.js';
import { RemovableRow } from '../../../components/ui/rows/RemovableRow.js';
import styles from './CompareBar.module.css';

const THUMB_PX = 48;

/** The chosen products, above the bottom menu, with the way to their comparison; only where more can be chosen. */
export function CompareBar() {
  const t = useMessages();
  const ids = useCompared();
  const products = useSold(ids);
  const { path } = splitLocale(useNavigation().path);
  if (ids.length === 0 || !isCataloguePath(path)) return null;
  return (
    <aside className={styles['bar']} aria-label={t('compare.title')}>
      <VisuallyHidden>
        <span role="status">{t('compare.chosen', { count: ids.length, most: COMPARED_MAX })}</span>
      </VisuallyHidden>
      <ul className={styles['chosen']}>
        {products.map((product) => (
          <Chosen key={cardIdOf(product)} product={product} />
        ))}
      </ul>
      {ids.length === 1 ? (
        <p className={styles['more']}>{t('compare.one_more')}</p>
      ) : (
        <ButtonLink to={comparisonPath(ids)} size="s" icon="compare">
          {t('compare.go', { count: ids.length })}
        </ButtonLink>
      )}
      <button
        type="button"
        className={styles['clear']}
        aria-label={t('compare.clear')}
        data-tip={t('compare.clear')}
        onClick={() => saveCompared([])}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
}

function Chosen({ product }: { product: ProductCardView }) {
  const t = useMessages();
  const label = t('compare.remove', { name: product.name });
  return (
    <RemovableRow>
      <button
        type="button"
        className={styles['thumb']}
        aria-label={label}
        data-tip={label}
        onClick={() => removeCompared(cardIdOf(product))}
      >
        <Picture src={product.image} alt="" widthPx={THUMB_PX} loading="eager" />
        <Icon name="close" size={14} className={styles['cross']} />
      </button>
    </RemovableRow>
  );
}

/** The chosen products; what the shop no longer sells is dropped, because it would take a place that nobody can free. */
function useSold(ids: readonly number[]): ProductCardView[] {
  const { products, isComplete } = useComparedCards(ids);
  const chosen = products.filter((product) => ids.includes(cardIdOf(product)));
  const isLess = isComplete && chosen.length < ids.length;
  const sold = chosen.map(cardIdOf).join();
  useEffect(() => {
    if (isLess) saveCompared(sold === '' ? [] : sold.split(',').map(Number));
  }, [isLess, sold]);
  return chosen;
}
