import { useGo } from '../../../client/page/navigation.js';
import { notify } from '../../../client/core/notify.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useMessages } from '../../../client/intl/messages.js';
import { TOAST_HEADER_MS } from '../../../domain/core/limits.js';
import { PATHS } from '../../../domain/core/paths.js';

/** Logs out, shows a toast and goes to the home page. */
export function useLogout(): () => Promise<void> {
  const identity = useIdentity();
  const go = useGo();
  const t = useMessages();
  return async () => {
    try {
      await identity.logout();
      notify({ kind: 'success', text: t('logout_done'), durationMs: TOAST_HEADER_MS });
      await go(PATHS.home);
    } catch {
      // One fixed message, because every page embeds what this button can say.
      notify({ kind: 'error', text: t('error.store_unavailable'), durationMs: TOAST_HEADER_MS });
    }
  };
}
