import { useSyncExternalStore } from 'react';
import { readWaiting, subscribeToWaiting, type WaitingWrite } from './waitingWrites.js';

const NOTHING: readonly WaitingWrite[] = [];

/** The cart writes that wait for a connection; none until hydrated. */
export function useWaiting(): readonly WaitingWrite[] {
  return useSyncExternalStore(subscribeToWaiting, readWaiting, () => NOTHING);
}
