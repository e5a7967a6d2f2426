import { createElement, useEffect, useState } from 'react';
import { TOAST_EVENT } from '../../client/notify.js';
import { useWhenWanted } from '../ui/useWhenWanted.js';

const loadHost = () => import('../ui/ToastHost.js');

/** Loads what draws toasts with the first of them; most visits see none. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    window.addEventListener(TOAST_EVENT, want);
    return () => window.removeEventListener(TOAST_EVENT, want);
  }, []);
  const host = useWhenWanted(isWanted, loadHost);
  return host === null ? null : createElement(host.ToastHost);
}
