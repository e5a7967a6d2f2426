import { useMemo, useSyncExternalStore } from 'react';
import type { ShellView } from '../../domain/content/views.js';
import { isBot } from '../core/bots.js';
import { createListeners } from '../core/listeners.js';
import { whenIdle } from '../core/whenIdle.js';
import type { Messages } from '../intl/messages.js';
import type { LiveContent } from './refreshContent.js';

let live: LiveContent | null = null;
const listeners = createListeners();

function show(content: LiveContent): void {
  live = content;
  listeners.tell();
}

/** The page's menus, footer and overriding words; newer ones as soon as they are known. */
export function useLiveShell(shell: ShellView | undefined, messages: Messages): ShellView | undefined {
  const content = useSyncExternalStore(
    listeners.subscribe,
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
  whenIdle(start, LONGEST_WAIT_MS);
}

const LONGEST_WAIT_MS = 2000;
