import { createElement, useEffect, useState } from 'react';
import { TOAST_EVENT, WAITING_WRITES_KEY } from '../../client/core/notify.js';
import { isStored } from '../../client/core/stored.js';
import { useLazy } from '../ui/hooks/useLazy.js';

const loadHost = () => import('../ui/overlay/ToastHost.js');

/**
 * Loads the toast code with the first toast, since most visits show none, or to send what waits for a connection. The container is rendered from the start, so
 * that a dialog opened before the first toast does not make it inert.
 */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    if (isStored(WAITING_WRITES_KEY)) want();
    window.addEventListener(TOAST_EVENT, want);
    return () => window.removeEventListener(TOAST_EVENT, want);
  }, []);
  const host = useLazy(isWanted, loadHost);
  return <div data-toasts="">{host !== null && createElement(host.ToastHost)}</div>;
}
