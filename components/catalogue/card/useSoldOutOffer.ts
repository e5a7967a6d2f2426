import { use } from 'react';
import { ShellContext } from '../../../client/page/shellContext.js';
import type { SoldOutOffer } from '../../../features/feature.js';
import { SOLD_OUT } from '../../../features/soldOut.js';

/** What the shop offers for what is sold out; null: nothing. */
export function useSoldOutOffer(): SoldOutOffer | null {
  const channels = use(ShellContext)?.channels;
  return SOLD_OUT.find(({ news }) => channels?.[news] !== undefined) ?? null;
}
