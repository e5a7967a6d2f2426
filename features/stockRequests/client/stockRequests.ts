import { useState } from 'react';
import useSWR from 'swr';
import { literal, object } from 'valibot';
import type { ProductCardView } from '../../../domain/catalogue/catalogueViews.js';
import { StockRequestsSchema } from '../domain/wireStockRequests.js';
import { useIdentity } from '../../../client/account/useIdentity.js';
import { callApi } from '../../../client/core/api.js';
import { useLocale } from '../../../client/intl/messages.js';
import { fetchCards } from '../../../client/catalogue/listing.js';
import { cardIdOf } from '../../../client/catalogue/liveCards.js';

const Taken = object({ status: literal(202) });

/** Asks to be told when an item is in stock. Throws `in_stock`, `invalid_fields`, `too_many_requests` and others. */
export async function requestStock(itemId: number, contact: string): Promise<void> {
  await callApi('/wcPost/stock-request', {
    method: 'POST',
    body: { item_id: itemId, contact },
    schema: Taken,
  });
}

interface StockRequestView {
  id: number;
  /** ISO 8601. */
  askedAt: string;
  /** null: the shop no longer sells it. */
  product: ProductCardView | null;
}

interface StockRequests {
  /** null until loaded. */
  requests: StockRequestView[] | null;
  failure: unknown;
  retry: () => void;
  /** Removes a request; rejects if that fails. */
  remove: (id: number) => Promise<void>;
  /** The request that is being removed. */
  removing: number | null;
}

/** What the shopper waits for, or the holder of a letter's token, with current price and stock. */
export function useStockRequests(token: string | null): StockRequests {
  const locale = useLocale();
  const identity = useIdentity();
  const [removing, setRemoving] = useState<number | null>(null);
  const who = token ?? (identity.state === 'unknown' ? null : `${identity.state} ${idOf(identity)}`);
  const { data, error, mutate } = useSWR<StockRequestView[], unknown>(
    who === null ? null : ['stock-requests', who, locale],
    () => load(token, [], locale),
  );
  return {
    requests: data ?? null,
    failure: data === undefined ? (error ?? null) : null,
    retry: () => void mutate(),
    removing,
    remove: async (id) => {
      setRemoving(id);
      try {
        await mutate(load(token, [id], locale), { revalidate: false });
      } finally {
        setRemoving(null);
      }
    },
  };
}

function idOf(identity: ReturnType<typeof useIdentity>): number {
  return 'id' in identity ? identity.id : 0;
}

/** Removes these requests, and loads the others. */
async function load(
  token: string | null,
  remove: readonly number[],
  locale: ReturnType<typeof useLocale>,
): Promise<StockRequestView[]> {
  const { requests } = await callApi('/wcPost/stock-requests', {
    method: 'POST',
    body: { ...(token === null ? {} : { token }), remove },
    schema: StockRequestsSchema,
  });
  const ids = requests.map((request) => request.item_id);
  const cards = await fetchCards(ids, locale);
  return requests.map((request) => ({
    ...{ id: request.id, askedAt: request.asked_at },
    product: cards.find((card) => cardIdOf(card) === request.item_id) ?? null,
  }));
}
