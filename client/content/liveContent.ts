import { useMemo, useSyncExternalStore } from 'react';
import { CONTENT_REFRESH_WAIT_MS } from '../../domain/core/limits.js';
import type { ShellView } from '../../domain/content/pageViews.js';
import { isBot } from '../../domain/account/bots.js';
import { isPlainMessage, overrideMessage, type WordOverrides } from '../../domain/content/wordOverrides.js';
import type { Messages } from '../../locales/intl.js';
import { shareStructure } from '../core/shareStructure.js';
import { createListeners } from '../storage/listeners.js';
import { whenIdle } from '../core/whenIdle.js';
import type { LiveContent } from './refreshContent.js';

let live: LiveContent | null = null;
const listeners = createListeners();

function show(content: LiveContent): void {
  live = content;
  listeners.notify();
}

/** The page's menus, footer and text overrides, replaced by newer ones once they have loaded. */
export function useLiveShell(shell: ShellView | undefined, messages: Messages): ShellView | undefined {
  const read = useMemo(() => readerOf(shell, messages), [shell, messages]);
  return useSyncExternalStore(listeners.subscribe, read, () => shell);
}

/** Reads the shell with the live content; the same shell where nothing has changed, so that nothing renders again. */
function readerOf(shell: ShellView | undefined, messages: Messages): () => ShellView | undefined {
  let known: LiveContent | null = null;
  let merged = shell;
  return () => {
    if (shell === undefined || live === null || live === known) return merged;
    known = live;
    merged = mergeShell(shell, live(shell.locale), messages);
    return merged;
  };
}

/** The shell with newer content; `shell` itself if the page shows the same with it. */
export function mergeShell(shell: ShellView, content: Partial<ShellView>, messages: Messages): ShellView {
  const shown = { ...shell, words: usedWords(shell.words, messages) };
  const fresh = { ...shell, ...content, words: usedWords(content.words ?? shell.words, messages) };
  return shareStructure(shown, fresh) === shown ? shell : fresh;
}

/** The overrides that the page shows; the API's include unchanged texts, and messages with plural forms. */
function usedWords(words: WordOverrides, messages: Messages): WordOverrides {
  return Object.fromEntries(
    Object.entries(words).filter(([key, text]) => {
      const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
      return (
        message !== undefined &&
        isPlainMessage(message) &&
        shareStructure(message, overrideMessage(text)) !== message
      );
    }),
  );
}

/**
 * Refreshes menus, footer and text overrides when the browser is idle; on a visitor's first page some seconds later,
 * because the page itself needs the bandwidth. Bots get the prerendered content.
 */
export function revalidateContent(writtenAt: number): void {
  if (isBot(navigator.userAgent)) return;
  const refresh = async () => {
    const { refreshContent } = await import('./refreshContent.js');
    await refreshContent(writtenAt, show);
  };
  const start = () => void refresh().catch((error: unknown) => console.warn('The menus may be old.', error));
  if (hasCachedContent()) whenIdle(start, LONGEST_WAIT_MS);
  else setTimeout(start, CONTENT_REFRESH_WAIT_MS);
}

/** Whether an earlier page has cached content, which may be newer than this prerendered page. */
function hasCachedContent(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('cache:/wpFetch/'));
  } catch {
    return false;
  }
}

const LONGEST_WAIT_MS = 2000;
