import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { WAITING_RETRY_MS } from '../../domain/core/limits.js';
import { isCartKey } from '../core/cartKey.js';
import { announceAdded } from './cartCalls.js';
import { addFailure } from './addFailure.js';
import { useCartToasts } from './useCartToasts.js';
import { notify } from '../core/notify.js';
import { useMessages } from '../intl/messages.js';
import { type Outcome, sendWaiting } from './sendWaiting.js';
import { readWaiting, subscribeToRetries } from './waitingWrites.js';

/** Sends waiting writes when the page opens, when there is a connection again, and now and then while some are left. */
export function useSendWaiting(): void {
  const t = useMessages();
  const { mutate } = useSWRConfig();
  const { notifyAdded } = useCartToasts();

  function report(outcome: Outcome): void {
    const { write } = outcome;
    const { name } = write;
    if (outcome.kind === 'sent') {
      if (write.lineId === null) notifyAdded(announceAdded(outcome.order.items, write), write.quantity);
    } else if (outcome.kind === 'expired') notify({ kind: 'error', text: t('offline.expired', { name }) });
    else if (outcome.kind === 'stuck') notify({ kind: 'error', text: t('offline.stuck', { name }) });
    else
      notify({
        kind: 'error',
        text: t('offline.refused', { name, reason: addFailure(outcome.error, 'offline.try_again', t) }),
      });
  }

  async function send(): Promise<void> {
    if (!navigator.onLine || readWaiting().length === 0) return;
    await sendWaiting(report);
    await mutate(isCartKey);
  }

  useEffect(() => {
    const start = () => void send();
    start();
    const timer = setInterval(start, WAITING_RETRY_MS);
    window.addEventListener('online', start);
    const unsubscribe = subscribeToRetries(start);
    return () => {
      unsubscribe();
      clearInterval(timer);
      window.removeEventListener('online', start);
    };
    // The functions are new on each render, and always do the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
