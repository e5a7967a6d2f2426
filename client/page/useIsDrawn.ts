import { useEffect, useState } from 'react';
import { isDrawing, whenDrawn } from './laterParts.js';

/** Whether the page has been drawn to which the shopper navigates; true at once on a first page and on the server. */
export function useIsDrawn(): boolean {
  const [isDrawn, setIsDrawn] = useState(() => !isDrawing());
  useEffect(() => {
    if (isDrawn) return undefined;
    let isCurrent = true;
    void whenDrawn().then(() => isCurrent && setIsDrawn(true));
    return () => {
      isCurrent = false;
    };
  }, [isDrawn]);
  return isDrawn;
}
