import { notify } from '../../../client/core/notify.js';
import { useMessages } from '../../../client/intl/messages.js';
import { Icon } from '../../../components/ui/Icon.js';
import type { ToggleProps } from '../../feature.js';
import { addWish, removeWishes, useIsWished } from '../client/wishes.js';
import { WISHES_MAX } from '../domain/wishes.js';
import { wishlist } from '../facts.js';
import styles from './WishToggle.module.css';

/** Puts a product on the wishlist. */
export function WishToggle({ id, nameId, isSmall }: ToggleProps) {
  const t = useMessages();
  const words = t('wish.toggle');
  const isWished = useIsWished(id);
  function change(isWanted: boolean): void {
    if (!isWanted) removeWishes(id);
    else if (!addWish(id)) notify({ kind: 'info', text: t('wish.full', { most: WISHES_MAX }) });
    else if (!isWished) {
      const link = { to: wishlist.path, words: t('wish.see') };
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
