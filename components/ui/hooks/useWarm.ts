import { type RefObject, useEffect } from 'react';
import { whenIdle } from '../../../client/core/whenIdle.js';
import { loadOnce } from './loadOnce.js';

const LONGEST_WAIT_MS = 500;

/** Loads code for what is pressed first as soon as the page is hydrated, where `button` is shown. */
export function useWarm(button: RefObject<HTMLElement | null>, load: () => Promise<unknown>): void {
  useEffect(
    () =>
      whenIdle(() => {
        if ((button.current?.getClientRects().length ?? 0) > 0) loadOnce(load).catch(() => undefined);
      }, LONGEST_WAIT_MS),
    [button, load],
  );
}
