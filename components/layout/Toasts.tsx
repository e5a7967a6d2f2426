import { createElement, useEffect, useState } from 'react';
import { useIdentity } from '../../client/account/useIdentity.js';
import { hasWaitingToasts, TOAST_EVENT, WAITING_WRITES_KEY } from '../../client/core/notify.js';
import { isStored } from '../../client/storage/stored.js';
import { whenIdle } from '../../client/core/whenIdle.js';
import { loadOnce } from '../ui/hooks/loadOnce.js';
import { useLazy } from '../ui/hooks/useLazy.js';

const loadHost = () => {
  addStyleElement();
  return import('../ui/overlay/ToastHost.js');
};

/** The library of the toasts would make it by `innerHTML`, which Trusted Types forbid, but uses one that is there. */
function addStyleElement(): void {
  if (document.getElementById(STYLES_ID) !== null) return;
  const element = Object.assign(document.createElement('style'), { id: STYLES_ID, textContent: ' ' });
  document.head.append(element);
}

const STYLES_ID = '_goober';
const LONGEST_WAIT_MS = 500;

/**
 * Loads the toast code with the first toast, since most visits show none, to send what waits for a connection, and ahead
 * for a customer, whose first addition to the cart shows one.
 */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    if (isStored(WAITING_WRITES_KEY) || hasWaitingToasts()) want();
    window.addEventListener(TOAST_EVENT, want);
    return () => window.removeEventListener(TOAST_EVENT, want);
  }, []);
  const isCustomer = useIdentity().state === 'customer';
  useEffect(() => {
    if (!isCustomer) return undefined;
    return whenIdle(() => void loadOnce(loadHost).catch(() => undefined), LONGEST_WAIT_MS);
  }, [isCustomer]);
  const host = useLazy(isWanted, loadHost);
  return host === null ? null : createElement(host.ToastHost);
}
