import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport at which content starts to load. */
const MARGIN = '300px';

/** Whether an element has come near the viewport; stays true afterwards. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
