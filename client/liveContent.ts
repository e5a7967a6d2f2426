import { useMemo, useSyncExternalStore } from 'react';
import type { Locale } from '../domain/locale.js';
import type { ShellView } from '../domain/views.js';
import { isBot } from './bots.js';
import type { Messages } from './words.js';

/** What editors have changed since the page was written, for a language and its messages. */
export type LiveContent = (locale: Locale, messages: Messages) => Partial<ShellView>;

let live: LiveContent | null = null;
const listeners = new Set<() => void>();

function show(content: LiveContent): void {
  live = content;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's menus, footer and overriding words; newer ones as soon as they are known. */
export function useLiveShell(shell: ShellView | undefined, messages: Messages): ShellView | undefined {
  const content = useSyncExternalStore(
    subscribe,
    () => live,
    () => null,
  );
  return useMemo(
    () =>
      shell === undefined || content === null ? shell : { ...shell, ...content(shell.locale, messages) },
    [shell, messages, content],
  );
}

/** Brings menus, footer and words up to date once the page is at rest; robots read what was written. */
export function keepContentLive(writtenAt: number): void {
  if (isBot()) return;
  const refresh = async () => {
    const { refreshContent } = await import('./refreshContent.js');
    await refreshContent(writtenAt, show);
  };
  const start = () => void refresh().catch((error: unknown) => console.warn('The menus may be old.', error));
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LONGEST_WAIT_MS });
  else setTimeout(start, LONGEST_WAIT_MS);
}

const LONGEST_WAIT_MS = 2000;
