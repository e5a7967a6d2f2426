/** The governorate that the shopper has chosen last, on a product page or in the checkout. */
import { useSyncExternalStore } from 'react';
import { check, pipe, string } from 'valibot';
import { isGovernorate } from '../../domain/egypt/governorates.js';
import { createStored } from '../storage/stored.js';
import { checkoutDraft } from './checkoutDraft.js';

const kept = createStored('governorate', pipe(string(), check(isGovernorate)), 'browser');

/** Its code, such as `EGC`; null if none was chosen. */
export function savedGovernorate(): string | null {
  return kept.read();
}

/** The same, for components; null until hydrated. */
export function useSavedGovernorate(): string | null {
  return useSyncExternalStore(kept.subscribe, kept.read, () => null);
}

/** Keeps a governorate, also for a checkout form that has no address yet. */
export function saveGovernorate(governorate: string): void {
  kept.write(governorate);
  const draft = checkoutDraft.read();
  if (draft?.fields.city !== '') return;
  checkoutDraft.write({ ...draft, fields: { ...draft.fields, governorate } });
}
