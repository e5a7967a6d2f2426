import { type PointerEvent, useRef } from 'react';
import { TOAST_SWIPE_THRESHOLD_PX } from '../../domain/limits.js';

/** Handlers that push an element aside with the finger and call back once it is far enough out. */
export function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);

  function shift(element: HTMLElement, px: number): void {
    element.style.translate = px === 0 ? '' : `${px}px`;
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) shift(event.currentTarget, event.clientX - startX.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const distance = startX.current === null ? 0 : Math.abs(event.clientX - startX.current);
      startX.current = null;
      shift(event.currentTarget, 0);
      if (distance > TOAST_SWIPE_THRESHOLD_PX) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      startX.current = null;
      shift(event.currentTarget, 0);
    },
  };
}
