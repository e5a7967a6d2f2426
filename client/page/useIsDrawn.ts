import { useDeferredValue } from 'react';
import { useNavigation } from './navigation.js';

/**
 * Whether to render what the first frame of a page to which the shopper navigates can do without: false in that frame, true
 * in the next render, which React does in slices. Always true on a first page, on the server, and on a way back.
 */
export function useIsDrawn(): boolean {
  const { isFirstFrameShort } = useNavigation();
  return useDeferredValue(true, !isFirstFrameShort);
}
