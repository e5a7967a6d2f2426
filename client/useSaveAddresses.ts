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

  async function remove(index: number): Promise<void> {
    try {
      await save(addresses.toSpliced(index, 1));
    } catch (error) {
      notify({ kind: 'error', text: explain(error) });
    }
  }

  return { save, remove, isSaving };
}
