import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a lookup for a text that has been stable for `delayMs`. A newer text, or null, clears the timer and aborts the
 * running request.
 */
export function useDebounced(
  text: string | null,
  delayMs: number,
  ask: (text: string, signal: AbortSignal) => void,
): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (text === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => askNow(text, abort.signal), delayMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, delayMs]);
}
