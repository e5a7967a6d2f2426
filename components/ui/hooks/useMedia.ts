import { useSyncExternalStore } from 'react';

/** Whether a media query matches; always false on the server and in the first render, so that hydration matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** A person's own text size counts: 16 px are a rem of the browser's settings. */
export const atLeast = (px: number) => `(min-width: ${px / 16}rem)`;
