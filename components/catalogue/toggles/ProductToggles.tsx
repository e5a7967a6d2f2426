import { addWish, removeWishes, useIsWished } from '../../../client/wishlist/wishes.js';
import { notify } from '../../../client/core/notify.js';
import { useMessages } from '../../../client/intl/messages.js';
import { WISHES_MAX } from '../../../domain/core/limits.js';
import { PATHS } from '../../../domain/core/paths.js';
import type { ToggleProps } from '../../../features/feature.js';
import { PLACES } from '../../../features/places.js';
import { Icon } from '../../ui/Icon.js';
import styles from './ProductToggles.module.css';

/** What a shopper can do with a product besides buying it. */
export function ProductToggles(toggle: ToggleProps) {
  return (
    <div className={toggle.isSmall ? styles['onCard'] : styles['toggles']}>
      <WishToggle {...toggle} />
      {PLACES.map(({ key, Toggle }) => (
        <Toggle key={key} {...toggle} />
      ))}
    </div>
  );
}

function WishToggle({ id, nameId, isSmall }: ToggleProps) {
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
