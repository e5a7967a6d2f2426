import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Calls back once `durationMs` have gone by in which it was not paused. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const restMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => {
    if (isPaused) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), restMs.current);
    return () => {
      clearTimeout(timer);
      restMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
