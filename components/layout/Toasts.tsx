import { createElement, useEffect, useState } from 'react';
import { TOAST_EVENT } from '../../client/core/notify.js';
import { useLazy } from '../ui/hooks/useLazy.js';

const loadHost = () => import('../ui/overlay/ToastHost.js');

/**
 * Loads what draws toasts with the first of them; most visits see none. Their place is there from the beginning,
 * so that a dialog which is opened before the first toast leaves it within reach.
 */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    window.addEventListener(TOAST_EVENT, want);
    return () => window.removeEventListener(TOAST_EVENT, want);
  }, []);
  const host = useLazy(isWanted, loadHost);
  return <div data-toasts="">{host !== null && createElement(host.ToastHost)}</div>;
}
