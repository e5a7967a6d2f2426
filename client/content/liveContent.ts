import { useMemo, useSyncExternalStore } from 'react';
import { CONTENT_REFRESH_WAIT_MS } from '../../domain/core/limits.js';
import type { ShellView } from '../../domain/content/pageViews.js';
import { isBot } from '../core/bots.js';
import { createListeners } from '../core/listeners.js';
import { whenIdle } from '../core/whenIdle.js';
import type { LiveContent } from './refreshContent.js';

let live: LiveContent | null = null;
const listeners = createListeners();

function show(content: LiveContent): void {
  live = content;
  listeners.notify();
}

/** The page's menus, footer and text overrides, replaced by newer ones once they have loaded. */
export function useLiveShell(shell: ShellView | undefined): ShellView | undefined {
  const read = useMemo(() => readerOf(shell), [shell]);
  return useSyncExternalStore(listeners.subscribe, read, () => shell);
}

/** Reads the shell with the live content; the same shell where nothing has changed, so that nothing renders again. */
function readerOf(shell: ShellView | undefined): () => ShellView | undefined {
  let known: LiveContent | null = null;
  let merged = shell;
  return () => {
    if (shell === undefined || live === null || live === known) return merged;
    known = live;
    const fresh = { ...shell, ...live(shell.locale) };
    merged = JSON.stringify(fresh) === JSON.stringify(shell) ? shell : fresh;
    return merged;
  };
}

/**
 * Refreshes menus, footer and text overrides when the browser is idle; on a visitor's first page some seconds later,
 * because the page itself needs the bandwidth. Bots get the prerendered content.
 */
export function keepContentLive(writtenAt: number): void {
  if (isBot()) return;
  const refresh = async () => {
    const { refreshContent } = await import('./refreshContent.js');
    await refreshContent(writtenAt, show);
  };
  const start = () => void refresh().catch((error: unknown) => console.warn('The menus may be old.', error));
  if (hasKeptContent()) whenIdle(start, LONGEST_WAIT_MS);
  else setTimeout(start, CONTENT_REFRESH_WAIT_MS);
}

/** Whether an earlier page has cached content, which may be newer than this prerendered page. */
function hasKeptContent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('cache:/wpFetch/'));
  } catch {
    return false;
  }
}

const LONGEST_WAIT_MS = 2000;
