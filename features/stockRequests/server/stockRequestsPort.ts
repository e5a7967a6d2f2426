import type { FeatureRecord } from '../../../server/ports/records/featureRecords.js';
import type { StockRequest } from '../domain/stockRequest.js';
import type { CustomerChannel } from '../../../domain/notifications/channels.js';

export type NewStockRequest = Pick<StockRequest, 'itemId' | 'contact' | 'locale'> & {
  /** The customer or guest who asks; null if nobody is known. */
  ownerId: number | null;
};

/** Requests by their owner, or by the token of their contact. */
export type StockRequestHolder = { ownerId: number } | { token: string };

/**
 * Requests to be told once when something is in stock again, whatever the store. Their notices go through the outbox;
 * the end of a notice removes contact and owner from its request. Every method may throw `store_unavailable`.
 */
export interface StockRequestsPort extends FeatureRecord {
  /**
   * Stores a request; one of the same contact for the same item stays as it is, with the owner that it has. `too_many`:
   * of this contact; `full`: for this item.
   */
  ask(request: NewStockRequest): Promise<'kept' | 'too_many' | 'full'>;
  /** The open requests, newest first. */
  list(holder: StockRequestHolder): Promise<StockRequest[]>;
  /** Removes these open requests of the holder; ids of others are ignored. */
  remove(holder: StockRequestHolder, ids: readonly number[]): Promise<void>;
  /** An open request; null if there is none (any more). */
  getRequest(id: number): Promise<StockRequest | null>;
  /** Ids of items that somebody waits for. */
  listAwaited(limit: number): Promise<number[]>;
  /** How many wait for each of these items, most first. */
  countAwaited(limit: number): Promise<{ itemId: number; count: number }[]>;
  /** Deletes requests from before this time, and what is left of those that were told. */
  purge(askedBefore: Date): Promise<void>;
  /**
   * Queues notices for open requests whose item is in stock, the oldest first, on these channels; of each item no more
   * in a day than `STOCK_NEWS_PER_PIECE` for each piece. Repeating it queues nothing twice.
   */
  queueNews(channels: readonly CustomerChannel[]): Promise<void>;
}
