import { useCallback, useEffect } from 'react';
import { useIdentity } from '../../../client/account/useIdentity.js';
import {
  addWish,
  agreeOnWishes,
  onWishesChange,
  readWishes,
  removeWishes,
  useWishes,
} from '../../../client/catalogue/wishes.js';
import { notify } from '../../../client/core/notify.js';
import { useMessages } from '../../../client/intl/messages.js';
import { WISHES_MAX } from '../../../domain/core/limits.js';
import { PATHS } from '../../../domain/core/paths.js';
import { useToggles } from '../toggles/useToggles.js';

const WISHES = {
  name: 'wish',
  read: readWishes,
  add: addWish,
  remove: removeWishes,
  onChange: onWishesChange,
} as const;

/** Changes come one by one. */
const SEND_AFTER_MS = 800;

/** Ticks the hearts of the page and keeps the list with the customer's account; shows nothing. */
export function WishKeeper() {
  const t = useMessages();
  const onTicked = useCallback(
    (outcome: 'added' | 'known' | 'full') => {
      if (outcome === 'added') {
        notify({
          kind: 'success',
          text: t('wish.added'),
          link: { to: PATHS.wishlist, words: t('wish.see') },
        });
      }
      if (outcome === 'full') notify({ kind: 'info', text: t('wish.full', { most: WISHES_MAX }) });
    },
    [t],
  );
  useToggles(WISHES, onTicked);
  useAccountWishes();
  return null;
}

/** Carries the list into the account at login, every change after it, and the account's list into this browser. */
function useAccountWishes(): void {
  const identity = useIdentity();
  const id = identity.state === 'customer' ? identity.id : null;
  const list = useWishes().join();
  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => {
      agreeOnWishes(id).catch((error: unknown) =>
        console.warn('The wishlist could not be compared with the account.', error),
      );
    }, SEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, list]);
}
