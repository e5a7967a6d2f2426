import { useEffect, useRef } from 'react';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { loginPath, PATHS, splitLocale } from '../../domain/core/paths.js';
import { useGo } from '../page/navigation.js';
import { useIdentity } from './useIdentity.js';

/** States of a page that requires login. */
type LoginGate =
  | { state: 'loading' }
  | { state: 'unreachable'; retry: () => Promise<void> }
  | { state: 'customer'; customer: WireCustomer };

/**
 * Redirects everyone but customers to the login page, which returns here afterwards. After a logout on this page it
 * goes to the home page instead.
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
