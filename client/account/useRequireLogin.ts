import { useEffect, useRef } from 'react';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { loginPath, PATHS, splitLocale } from '../../domain/core/paths.js';
import { useGo } from '../page/navigation.js';
import { useIdentity } from './useIdentity.js';

/** What a page that needs a login can show. */
export type LoginGate =
  | { state: 'loading' }
  | { state: 'unreachable'; retry: () => Promise<void> }
  | { state: 'customer'; customer: WireCustomer };

/**
 * Lets customers in and sends everybody else to the login page, which leads back here. Who was logged in on this
 * page and no longer is goes home: they have logged out.
 */
export function useRequireLogin(): LoginGate {
  const identity = useIdentity();
  const go = useGo();
  const wasCustomer = useRef(false);
  const isStranger = identity.state === 'guest' || identity.state === 'none';

  useEffect(() => {
    if (identity.state === 'customer') wasCustomer.current = true;
    if (!isStranger) return;
    void go(wasCustomer.current ? PATHS.home : loginPath(splitLocale(here()).path), 'replace');
  }, [go, identity.state, isStranger]);

  if (identity.state === 'customer') return { state: 'customer', customer: identity.customer };
  if (identity.state === 'unreachable') return { state: 'unreachable', retry: identity.refresh };
  return { state: 'loading' };
}

function here(): string {
  return `${window.location.pathname}${window.location.search}`;
}
