import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    /** The Navigation API, where the browser has it. */
    readonly navigation?: EventTarget;
    /** Tells of the Back gesture of Android, and of Escape. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * While a dialog is open, Back closes it instead of leaving the page: the phone's gesture, and the browser's button among
 * the pages of one visit. Browsers allow that once after each press in the page, so that no page can hold anybody; those
 * without these interfaces leave the page.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { navigation, CloseWatcher } = window;
    const onClose = () => closeNow();
    const onStep = (event: Event) => {
      const isStep = (event as Event & { navigationType: string }).navigationType === 'traverse';
      if (!isStep || !event.cancelable) return;
      event.preventDefault();
      closeNow();
    };
    const watcher = CloseWatcher === undefined ? null : new CloseWatcher();
    watcher?.addEventListener('close', onClose);
    navigation?.addEventListener('navigate', onStep);
    return () => {
      watcher?.destroy();
      navigation?.removeEventListener('navigate', onStep);
    };
  }, [isOpen]);
}
