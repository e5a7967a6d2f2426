import { useState } from 'react';
import { unknown } from 'valibot';
import type { WireCustomer } from '../domain/wire/customer.js';
import { callApi } from './api.js';
import { useErrorWords } from './errorWords.js';
import { notify } from './notify.js';
import { useIdentity } from './useIdentity.js';
import { useWords } from './words.js';

export type WireAddress = WireCustomer['addresses'][number];

/** Writes the customer's address book, which the store keeps as a whole. */
export function useSaveAddresses(addresses: readonly WireAddress[]) {
  const t = useWords();
  const explain = useErrorWords();
  const { refresh } = useIdentity();
  const [isSaving, setIsSaving] = useState(false);

  async function save(next: readonly WireAddress[]): Promise<void> {
    setIsSaving(true);
    try {
      await callApi('/wcPost/update-customer', {
        method: 'PUT',
        body: { addresses: next },
        schema: unknown(),
      });
      await refresh();
      notify({ kind: 'success', text: t('profile.saved') });
    } finally {
      setIsSaving(false);
    }
  }

  /** For a change without a form of its own, where a toast has to tell what went wrong. */
  async function change(next: readonly WireAddress[]): Promise<void> {
    try {
      await save(next);
    } catch (error) {
      notify({ kind: 'error', text: explain(error) });
    }
  }

  return {
    save,
    isSaving,
    remove: (index: number) => change(addresses.toSpliced(index, 1)),
    /** The checkout starts with the first. */
    makeFirst: (index: number) =>
      change([...addresses.slice(index, index + 1), ...addresses.toSpliced(index, 1)]),
  };
}
