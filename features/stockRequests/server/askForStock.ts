import { safeParse } from 'valibot';
import type { Caller } from '../../../domain/account/identity.js';
import { STOCK_NEWS } from '../domain/news.js';
import { stockContact } from '../domain/stockRequest.js';
import { toWireStockRequests, type WireStockRequests } from '../domain/wireStockRequests.js';
import { isSellable } from '../../../domain/catalogue/product.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Locale } from '../../../domain/core/locale.js';
import type { Backend } from '../../../server/ports/backend.js';
import type { StockRequestHolder } from './stockRequestsPort.js';
import { countAll } from '../../../server/ports/shared/counters.js';
import { channelsOf } from '../../../server/actions/notifications/channelsOf.js';

interface StockRequestInput {
  itemId: number;
  /** As it was typed. */
  contact: string;
  /** The language of the news. */
  locale: Locale;
  /** Of the caller: an IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
}

/**
 * Asks to be told once when a product or variation is in stock again. The result is the same whether or not the contact
 * had asked before. Throws `not_found` if the shop cannot tell anybody, `invalid_fields`, `product_not_found`,
 * `variation_required`, `in_stock`, `too_many_requests`, `too_many_stock_requests`, `stock_requests_full`.
 */
export async function askForStock(
  backend: Backend,
  caller: Caller,
  { itemId, locale, network, ...typed }: StockRequestInput,
): Promise<void> {
  const contact = parseContact(backend, typed.contact);
  await requireFew(backend, caller.kind === 'nobody' ? `network ${network}` : `${caller.id}`, contact);
  await requireSoldOut(backend, itemId);
  const ownerId = caller.kind === 'nobody' ? null : caller.id;
  const outcome = await backend.features.stock_requests.ask({ itemId, contact, locale, ownerId });
  if (outcome === 'too_many') throw new ShopError('too_many_stock_requests');
  if (outcome === 'full') throw new ShopError('stock_requests_full');
}

/**
 * Removes open requests and returns those that remain: of the caller, or of the contact with this token. A token that
 * is not (any more) in use has none.
 */
export async function changeStockRequests(
  { features }: Backend,
  caller: Caller,
  { token, remove }: { token?: string | undefined; remove: readonly number[] },
): Promise<WireStockRequests> {
  const requests = features.stock_requests;
  const holder = holderOf(caller, token);
  if (holder === null) return { requests: [] };
  if (remove.length > 0) await requests.remove(holder, remove);
  return toWireStockRequests(await requests.list(holder));
}

function holderOf(caller: Caller, token: string | undefined): StockRequestHolder | null {
  if (token !== undefined) return { token };
  return caller.kind === 'nobody' ? null : { ownerId: caller.id };
}

function parseContact(backend: Backend, text: string): string {
  const channels = channelsOf(backend, STOCK_NEWS);
  if (channels.length === 0) throw new ShopError('not_found');
  const result = safeParse(stockContact(channels), text);
  if (!result.success) {
    throw new ShopError('invalid_fields', { fields: { contact: result.issues[0].message } });
  }
  return result.output;
}

/** Counted alike for every contact, so that the limit does not reveal who has asked. */
async function requireFew(backend: Backend, visitor: string, contact: string): Promise<void> {
  const waitSeconds = await countAll(backend, [
    { key: `stock requests of ${visitor}`, limit: 'stock-requests-visitor' },
    { key: `stock requests for ${contact}`, limit: 'stock-requests-contact' },
  ]);
  if (waitSeconds !== null) throw new ShopError('too_many_requests', { retryAfterSeconds: waitSeconds });
}

async function requireSoldOut({ store }: Backend, itemId: number): Promise<void> {
  const [product] = await store.catalogue.getCurrent([itemId]);
  if (product === undefined) throw new ShopError('product_not_found');
  if (product.type === 'variable') throw new ShopError('variation_required');
  if (isSellable(product.stock, product.quantityRule)) throw new ShopError('in_stock');
}
