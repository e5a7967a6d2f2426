import { useState } from 'react';
import { unknown } from 'valibot';
import type { WireCustomer } from '../../domain/account/wireCustomer.js';
import { callApi } from '../core/api.js';
import { useErrorMessages } from '../intl/errorMessages.js';
import { notify } from '../core/notify.js';
import { useIdentity } from '../account/useIdentity.js';
import { useMessages } from '../intl/messages.js';

export type WireAddress = WireCustomer['addresses'][number];

/** The last removed address, while it can be restored. */
interface RemovedAddress {
  address: WireAddress;
  /** Its index in the list. */
  index: number;
}

/** Saves the customer's address book as a whole, from what this page shows of it: the API keeps what other tabs change. */
export function useSaveAddresses(addresses: readonly WireAddress[]) {
  const t = useMessages();
  const explain = useErrorMessages();
  const { refresh } = useIdentity();
  const [isSaving, setIsSaving] = useState(false);
  const [removed, setRemoved] = useState<RemovedAddress | null>(null);

  async function write(next: readonly WireAddress[]): Promise<void> {
    setIsSaving(true);
    try {
      await callApi('/wcPost/update-customer', {
        method: 'PUT',
        body: { addresses: next, addresses_seen: addresses },
        schema: unknown(),
      });
      await refresh();
    } finally {
      setIsSaving(false);
    }
  }

  async function save(next: readonly WireAddress[]): Promise<void> {
    await write(next);
    notify({ kind: 'success', text: t('profile.saved') });
  }

  /** For changes without a form, whose errors are shown as a toast. */
  async function orNotify(change: Promise<void>): Promise<void> {
    try {
      await change;
    } catch (error) {
      notify({ kind: 'error', text: explain(error) });
    }
  }

  async function remove(address: WireAddress): Promise<void> {
    const index = addresses.indexOf(address);
    await write(addresses.toSpliced(index, 1));
    setRemoved({ address, index });
  }

  async function putBack({ address, index }: RemovedAddress): Promise<void> {
    await write(addresses.toSpliced(index, 0, address));
    setRemoved(null);
  }

  return {
    save,
    isSaving,
    removed,
    remove: (address: WireAddress) => orNotify(remove(address)),
    putBack: (entry: RemovedAddress) => orNotify(putBack(entry)),
    /** The first address is the checkout's default. */
    makeFirst: (index: number) =>
      orNotify(save([...addresses.slice(index, index + 1), ...addresses.toSpliced(index, 1)])),
  };
}
