import { seededState } from './seededStandIn.js';
import type { StandInState } from './standInState.js';

/** Made once per process: reading and checking the demonstration shop takes longer than most tests. */
let pristine: StandInState | undefined;

/** A few products of each kind, enough for most tests; new for each caller. */
export function smallState(): StandInState {
  const { now, ...entries } = (pristine ??= firstOfEachKind());
  return { ...structuredClone(entries), now };
}

function firstOfEachKind(): StandInState {
  const state = seededState();
  const all = [...state.products.values()];
  const kept = [
    ...all.slice(0, 3),
    ...all.filter((entry) => entry['type'] === 'simple' && Number(entry['stock_quantity']) > 5).slice(-3),
  ].map(({ id }) => id);
  for (const { id } of all) if (!kept.includes(id)) state.products.delete(id);
  return state;
}
