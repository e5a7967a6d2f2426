import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { CONTENT_TAG, LISTINGS_TAG, productTag, PRODUCTS_TAG } from '../../../domain/core/cacheTags.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Backend } from '../../ports/backend.js';
import { equalSecrets } from '../../config/secrets.js';

/** A webhook request as received. */
export interface StoreMessage {
  /** The raw body, because the signature covers its bytes. */
  body: string;
  contentType: string;
  signature: string | null;
  topic: string | null;
}

/** What a webhook says has changed; only a hint, because everything is read from the store again. */
interface Changes {
  /** Ids; 0 means "too many to list". */
  products: number[];
  categories: number[];
  content: boolean;
}

/**
 * Deduplication window of webhooks: WooCommerce's carry no timestamp, and a product that changes again has another
 * modification date and therefore another signature.
 */
const REPEAT_S = 24 * 60 * 60;
/**
 * Deletions carry no date, so after this time the same message may be a second deletion of a product restored in
 * between.
 */
const UNDATED_REPEAT_S = 60;
/** Maximum age of a signed message of the companion plugin, which allows for clock skew. */
const OLDEST_S = 5 * 60;

/** The unsigned ping that WooCommerce sends when a webhook is created. */
const PING = /^webhook_id=\d+$/;

/**
 * Handles webhooks of WooCommerce and of the companion plugin. Returns the follow-up work, because the store does not
 * wait for it, or null if there is none. Throws `not_found` without a configured secret, `wrong_signature`,
 * `bad_request`.
 */
export async function handleWebhook(
  backend: Backend,
  message: StoreMessage,
): Promise<(() => Promise<void>) | null> {
  const { webhookSecret } = backend.settings;
  if (webhookSecret === null) throw new ShopError('not_found');
  if (isPing(message)) return null;
  requireSignature(webhookSecret, message);
  const changes = readChanges(message);
  if (changes === null || (await isRepeated(backend, message))) return null;
  return () => publish(backend, changes);
}

function isPing({ body, contentType }: StoreMessage): boolean {
  return contentType.startsWith('application/x-www-form-urlencoded') && PING.test(body);
}

function requireSignature(secret: string, { body, signature }: StoreMessage): void {
  const expected = createHmac('sha256', secret).update(body).digest('base64');
  if (!equalSecrets(expected, signature ?? '')) throw new ShopError('wrong_signature');
}

async function isRepeated({ state }: Backend, { body, signature }: StoreMessage): Promise<boolean> {
  const isDated = v.safeParse(DatedMessage, parseJson(body)).success;
  const digest = createHash('sha256')
    .update(signature ?? '')
    .digest('hex');
  const { count } = await state.countEvent(`webhook ${digest}`, isDated ? REPEAT_S : UNDATED_REPEAT_S);
  return count > 1;
}

const Id = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The companion plugin names at most this many products; more counts as "everything". */
const NAMED_MAX = 100;
const Ids = v.pipe(
  v.array(Id),
  v.transform((ids) => (ids.length > NAMED_MAX ? [0] : ids)),
);
const CompanionMessage = v.looseObject({
  products: Ids,
  categories: Ids,
  content: v.boolean(),
  sent_at: v.number(),
});
const ProductMessage = v.looseObject({ id: Id, parent_id: v.optional(Id, 0) });
const DatedMessage = v.union([CompanionMessage, v.looseObject({ date_modified: v.string() })]);

/** null: correctly signed, but about nothing that the shop stores. */
function readChanges({ body, topic }: StoreMessage): Changes | null {
  const message = parseJson(body);
  const companion = v.safeParse(CompanionMessage, message);
  if (companion.success) {
    const ageS = Math.abs(Date.now() / 1000 - companion.output.sent_at);
    if (ageS > OLDEST_S) throw new ShopError('wrong_signature');
    return companion.output;
  }
  if (topic?.startsWith('product.') !== true) return null;
  const product = v.safeParse(ProductMessage, message);
  if (!product.success) throw new ShopError('bad_request');
  const { id, parent_id: parent } = product.output;
  return { products: parent === 0 ? [id] : [id, parent], categories: [], content: false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ShopError('bad_request', {}, cause);
  }
}

/** Products and content first, because pages are regenerated from them after invalidation. */
async function publish(backend: Backend, changes: Changes): Promise<void> {
  const isStockAlone = await refreshChangedProducts(backend, changes);
  if (changes.content) {
    await backend.content.refresh().catch((error: unknown) => backend.report('texts-not-refreshed', error));
  }
  await backend.publishing.refresh(tagsOf(changes));
  await rebuildSoon(backend, isStockAlone && !changes.content ? 'stock' : 'words');
}

/**
 * Refreshes the products and returns whether only stock has changed; for a sale in this shop the stock is already
 * known. A failed read is reported and counts as any change.
 */
async function refreshChangedProducts(
  { store, report }: Backend,
  { products, categories }: Changes,
): Promise<boolean> {
  const isEverything = categories.length > 0 || products.includes(0);
  if (!isEverything && products.length === 0) return false;
  const { catalogue } = store;
  const words = async () => JSON.stringify(await catalogue.getProducts(products), withoutStock);
  try {
    const known = isEverything ? null : await words();
    await catalogue.refresh(isEverything ? undefined : products);
    return known !== null && known === (await words());
  } catch (error) {
    report('goods-not-refreshed', error);
    return false;
  }
}

function withoutStock(key: string, value: unknown): unknown {
  return key === 'stock' || key === 'updatedAt' ? undefined : value;
}

function tagsOf({ products, categories, content }: Changes): string[] {
  const tags = new Set<string>();
  if (content) tags.add(CONTENT_TAG);
  if (categories.length > 0 || products.length > 0) tags.add(LISTINGS_TAG);
  if (categories.length > 0 || products.includes(0)) tags.add(PRODUCTS_TAG);
  else for (const id of products) tags.add(productTag(id));
  return [...tags];
}

/** Changes come in bursts, so the rebuild is debounced by this time. */
const GATHER_S = 60;
/**
 * Minimum interval between rebuilds. Stock changes with each sale and pages reload it in the browser, so it triggers a
 * rebuild less often.
 */
const REBUILD_EVERY_S = { words: GATHER_S, stock: 15 * 60 } as const;
/** Tolerance for clock skew between instances when a window ends. */
const CLOCKS_DIFFER_S = 5;

/**
 * Flag set by a change that is not built yet, so that the next request triggers the rebuild; its own webhook may be the
 * last for a long time.
 */
const OWED = 'rebuild';
const OWED_S = 24 * 60 * 60;

type Kind = keyof typeof REBUILD_EVERY_S;

/** The first webhook of a burst, across all instances, waits for the others and then calls the deploy hook once. */
async function rebuildSoon(backend: Backend, kind: Kind): Promise<void> {
  const { state, publishing } = backend;
  if (publishing.rebuild === null) return;
  await state.leaveNote(OWED, OWED_S);
  if (!(await isTime(backend, kind))) return;
  await new Promise((resolve) => setTimeout(resolve, (GATHER_S + CLOCKS_DIFFER_S) * 1000));
  if (await state.takeNote(OWED)) await rebuild(backend, kind);
}

/** Whether no build of this kind started within its interval; claims the interval for this build. */
async function isTime({ state }: Backend, kind: Kind): Promise<boolean> {
  return (await state.countEvent(burstOf(kind), REBUILD_EVERY_S[kind])).count === 1;
}

function burstOf(kind: Kind): string {
  return `rebuild ${kind}`;
}

async function rebuild({ state, publishing }: Backend, kind: Kind): Promise<void> {
  try {
    await publishing.rebuild?.();
  } catch (error) {
    await state.leaveNote(OWED, OWED_S);
    await state.clearEvents(burstOf(kind)); // let the next webhook retry
    throw error;
  }
}

/** Rebuilds if a change arrived after the last build started and the interval has passed. */
export async function buildOwed(backend: Backend): Promise<void> {
  const { state, publishing } = backend;
  if (publishing.rebuild === null || !(await state.takeNote(OWED))) return;
  // Neither while a burst is being debounced, nor more often than the interval for stock.
  if ((await isTime(backend, 'words')) && (await isTime(backend, 'stock'))) await rebuild(backend, 'stock');
  else await state.leaveNote(OWED, OWED_S);
}

/** Time of the last check per backend. */
const lookedAtMs = new WeakMap<Backend, number>();

/** `buildOwed` for frequent callers: each instance checks at most once a minute. */
export async function buildOwedNowAndThen(backend: Backend, now = Date.now()): Promise<void> {
  if (now - (lookedAtMs.get(backend) ?? 0) < GATHER_S * 1000) return;
  lookedAtMs.set(backend, now);
  await buildOwed(backend);
}
