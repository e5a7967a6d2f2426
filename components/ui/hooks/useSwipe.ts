import { type PointerEvent, useRef } from 'react';
import { TOAST_SWIPE_THRESHOLD_PX } from '../../../domain/core/limits.js';

/** Below this many px a press is still a click. */
const LEAST_MOVE_PX = 8;

/** Handlers that push an element to the right with the finger and call back once it is far enough out. */
export function useSwipe(onSwipe: () => void) {
  const startX = useRef<number | null>(null);

  function end(event: PointerEvent<HTMLElement>): void {
    startX.current = null;
    event.currentTarget.style.translate = '';
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current === null) return;
      const distance = event.clientX - startX.current;
      if (distance < LEAST_MOVE_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${distance}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isFarOut = startX.current !== null && event.clientX - startX.current > TOAST_SWIPE_THRESHOLD_PX;
      end(event);
      if (isFarOut) onSwipe();
    },
    onPointerCancel: end,
  };
}
