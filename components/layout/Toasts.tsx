import { useEffect, useState } from 'react';
import { TOAST_EVENT } from '../../client/notify.js';
import { useWhenWanted } from '../ui/useWhenWanted.js';

const loadHost = async () => (await import('../ui/ToastHost.js')).ToastHost;

/** Loads what draws toasts with the first of them; most visits see none. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    window.addEventListener(TOAST_EVENT, want);
    return () => window.removeEventListener(TOAST_EVENT, want);
  }, []);
  const ToastHost = useWhenWanted(isWanted, loadHost);
  return ToastHost === null ? null : <ToastHost />;
}
