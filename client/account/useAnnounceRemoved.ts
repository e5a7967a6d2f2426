import { useIntl } from 'react-intl';
import type { RemovedPart } from '../../domain/account/removedParts.js';
import { TOAST_WARNING_MS } from '../../domain/core/limits.js';
import { PATHS } from '../../domain/core/paths.js';
import { notify } from '../core/notify.js';
import { useMessages } from '../intl/messages.js';

/** Tells a customer what their first code has removed from the account, if anything. */
export function useAnnounceRemoved(): (removed: readonly RemovedPart[]) => void {
  const t = useMessages();
  const { formatList } = useIntl();
  return (removed) => {
    if (removed.length === 0) return;
    const parts = formatList(removed.map((part) => t(`removed.${part}`)));
    notify({
      kind: 'info',
      title: t('removed.title'),
      text: t('removed.text', { parts }),
      durationMs: TOAST_WARNING_MS,
      ...(removed.includes('password') && {
        link: { to: PATHS.forgotPassword, words: t('removed.set_password') },
      }),
    });
  };
}
