import useSWR from 'swr';
import { array } from 'valibot';
import type { Slot } from '../../domain/branches/branch.js';
import { WireSlot } from '../../domain/branches/wireVisit.js';
import { callApi } from '../core/api.js';

const Slots = array(WireSlot);

export interface FreeSlots {
  /** undefined while they are loading, and after a failure. */
  slots: readonly Slot[] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** Free appointments of a branch, in order of time. */
export function useFreeSlots(branch: string): FreeSlots {
  const path = `/wcFetch/slots?branch=${encodeURIComponent(branch)}`;
  const { data, error, mutate } = useSWR<Slot[], unknown>(path, (asked: string) =>
    callApi(asked, { schema: Slots }),
  );
  return { slots: data, hasFailed: data === undefined && error !== undefined, reload: () => void mutate() };
}
