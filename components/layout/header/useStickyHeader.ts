import { useEffect, useState } from 'react';
import { STICKY_HEADER_DELAY_MS } from '../../../domain/core/limits.js';

/** Below this many px a movement is a trembling thumb. */
const LEAST_MOVE_PX = 6;

/** Whether the header is out of the way: the shopper has scrolled down past it and not up again. */
export function useStickyHeader(heightPx: () => number): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      timer = undefined;
      const y = window.scrollY;
      if (y <= heightPx()) setIsHidden(false);
      else if (Math.abs(y - lastY) > LEAST_MOVE_PX) setIsHidden(y > lastY);
      lastY = y;
    };
    const onScroll = () => {
      timer ??= setTimeout(settle, STICKY_HEADER_DELAY_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [heightPx]);
  return isHidden;
}
