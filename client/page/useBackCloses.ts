import { useEffect, useEffectEvent } from 'react';

/**
 * While a modal dialog is mounted, the browser's Back among the pages of one visit closes it instead of leaving the page;
 * the Back gesture of phones closes modal dialogs by itself. Browsers allow that once after each press in the page, so
 * that no page can hold anybody; those without the Navigation API leave the page.
 */
export function useBackCloses(close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!('navigation' in window) || !(window.navigation instanceof EventTarget)) return undefined;
    const { navigation } = window;
    const onStep = (event: Event) => {
      const isStep = 'navigationType' in event && event.navigationType === 'traverse';
      if (!isStep || !event.cancelable) return;
      event.preventDefault();
      closeNow();
    };
    navigation.addEventListener('navigate', onStep);
    return () => navigation.removeEventListener('navigate', onStep);
  }, []);
}
