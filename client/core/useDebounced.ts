import { useEffect, useEffectEvent } from 'react';

/**
 * Asks about a text once it has rested for `delayMs`; a newer text, or none (null), drops the older question: its
 * timer and, by the signal, its request.
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
