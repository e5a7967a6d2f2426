import { useEffect, useRef } from 'react';
import { useFinishLogin } from './useFinishLogin.js';

/** Finishes a login that has led to this page, once: see `useFinishLogin`. */
export function useFinishOnce(isOnTheWay: boolean): void {
  const finish = useFinishLogin();
  const hasFinished = useRef(false);
  useEffect(() => {
    if (!isOnTheWay || hasFinished.current) return;
    hasFinished.current = true;
    void finish();
  }, [isOnTheWay, finish]);
}
