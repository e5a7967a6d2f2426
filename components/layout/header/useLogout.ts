import { useGo } from '../../../client/page/navigation.js';
import { notify } from '../../../client/core/notify.js';
import { useErrorWords } from '../../../client/intl/errorWords.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { useWords } from '../../../client/intl/words.js';
import { TOAST_HEADER_MS } from '../../../domain/core/limits.js';
import { PATHS } from '../../../domain/core/paths.js';

/** Logs out, says so and goes home. */
export function useLogout(): () => Promise<void> {
  const identity = useIdentity();
  const go = useGo();
  const t = useWords();
  const explain = useErrorWords();
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
