import { addCompared, removeCompared, useIsCompared } from '../../../client/catalogue/compared.js';
import { addWish, removeWishes, useIsWished } from '../../../client/wishlist/wishes.js';
import { notify } from '../../../client/core/notify.js';
import { useMessages } from '../../../client/intl/messages.js';
import { COMPARED_MAX, WISHES_MAX } from '../../../domain/core/limits.js';
import { PATHS } from '../../../domain/core/paths.js';
import { Icon } from '../../ui/Icon.js';
import styles from './ProductToggles.module.css';

interface ProductTogglesProps {
  /** Id of the product or variation. */
  id: number;
  /** Id of the element with its name, which describes the checkboxes. */
  nameId: string;
  /** The heart has no visible words. */
  isSmall?: boolean;
}

/** Puts a product on the wishlist, and chooses it for the comparison. */
export function ProductToggles({ isSmall = false, ...toggle }: ProductTogglesProps) {
  return (
    <div className={isSmall ? styles['onCard'] : styles['toggles']}>
      <WishToggle isSmall={isSmall} {...toggle} />
      <CompareToggle {...toggle} />
    </div>
  );
}

function WishToggle({ id, nameId, isSmall = false }: ProductTogglesProps) {
  const t = useMessages();
  const words = t('wish.toggle');
  const isWished = useIsWished(id);
  function change(isWanted: boolean): void {
    if (!isWanted) removeWishes(id);
    else if (!addWish(id)) notify({ kind: 'info', text: t('wish.full', { most: WISHES_MAX }) });
    else if (!isWished) {
      const link = { to: PATHS.wishlist, words: t('wish.see') };
      notify({ kind: 'success', text: t('wish.added'), link });
    }
  }
  return (
    <label className={styles['wish']} data-tip={isSmall ? words : undefined}>
      <input
        type="checkbox"
        className="visuallyHidden"
        aria-describedby={nameId}
        checked={isWished}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <Icon name="heart" />
      <span className={isSmall ? 'visuallyHidden' : undefined}>{words}</span>
    </label>
  );
}

function CompareToggle({ id, nameId }: ProductTogglesProps) {
  const t = useMessages();
  function change(isWanted: boolean): void {
    if (!isWanted) removeCompared(id);
    else if (!addCompared(id)) notify({ kind: 'info', text: t('compare.full', { most: COMPARED_MAX }) });
  }
  return (
    <label className={styles['compare']}>
      <input
        type="checkbox"
        aria-describedby={nameId}
        checked={useIsCompared(id)}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      <span>{t('compare.toggle')}</span>
    </label>
  );
}
