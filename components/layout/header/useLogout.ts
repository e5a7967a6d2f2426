import { useGo } from '../../../client/page/navigation.js';
import { notify } from '../../../client/core/notify.js';
import { useErrorMessages } from '../../../client/intl/errorMessages.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useMessages } from '../../../client/intl/messages.js';
import { TOAST_HEADER_MS } from '../../../domain/core/limits.js';
import { PATHS } from '../../../domain/core/paths.js';

/** Logs out, shows a toast and goes to the home page. */
export function useLogout(): () => Promise<void> {
  const identity = useIdentity();
  const go = useGo();
  const t = useMessages();
  const explain = useErrorMessages();
  return async () => {
    try {
      await identity.logout();
      notify({ kind: 'success', text: t('logout_done'), durationMs: TOAST_HEADER_MS });
      await go(PATHS.home);
    } catch (error) {
      notify({ kind: 'error', text: explain(error), durationMs: TOAST_HEADER_MS });
    }
  };
}
