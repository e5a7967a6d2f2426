import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { CONTENT_TAG, LISTINGS_TAG, productTag, PRODUCTS_TAG } from '../../../domain/core/cacheTags.js';
import { ShopError } from '../../../domain/core/errors.js';
import type { Backend } from '../../ports/backend.js';
import { equalSecrets } from '../../config/secrets.js';

/** A message of the store, as it came. */
export interface StoreMessage {
  /** The raw body: the signature is over its bytes. */
  body: string;
  contentType: string;
  signature: string | null;
  topic: string | null;
}

/** What a message says has changed; it is a hint, everything is read again. */
interface Changes {
  /** Ids; 0 stands for "too many to name". */
  products: number[];
  categories: number[];
  content: boolean;
}

/**
 * The same message counts once in so long, however often it is sent: WooCommerce's own do not say when they were
 * sent, and a product that changes again has another date and so another signature.
 */
const REPEAT_S = 24 * 60 * 60;
/** "Product 7 was deleted" has no date: after so long it may be another deletion of a product that was restored. */
const UNDATED_REPEAT_S = 60;
/** A companion's message tells when it was sent; clocks may differ by so much. */
const OLDEST_S = 5 * 60;

/** WooCommerce asks so, unsigned, whether there is anybody, when a webhook is made. */
const PING = /^webhook_id=\d+$/;

/**
 * Hears of changes from WooCommerce's webhooks and from the companion plugin. Answers the work that follows, for
 * the store does not wait, or null where there is none. Without a secret there is nobody to hear (`not_found`);
 * throws `wrong_signature`, `bad_request`.
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
/** More than so many, which the companion names at most, are read as everything. */
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

/** null: signed, but nothing that the shop keeps. */
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

/** Goods and texts first: what the edge forgets is made anew of them. */
async function publish(backend: Backend, changes: Changes): Promise<void> {
  const isStockAlone = await readGoods(backend, changes);
  if (changes.content) {
    await backend.content.refresh().catch((error: unknown) => backend.report('texts-not-refreshed', error));
  }
  await backend.publishing.refresh(tagsOf(changes));
  await rebuildSoon(backend, isStockAlone && !changes.content ? 'stock' : 'words');
}

/**
 * Reads the goods anew, and answers whether nothing but stock is new in them: a sale of this shop has been read
 * when it was made. What cannot be read is told to the operator, and may be anything.
 */
async function readGoods({ store, report }: Backend, { products, categories }: Changes): Promise<boolean> {
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

/** Changes come in bursts: so long they are gathered before the pages are built anew. */
const GATHER_S = 60;
/**
 * Whatever is new is built after every burst; where it is stock alone, at most so often, for each sale changes one:
 * pages read it again when they are seen.
 */
const REBUILD_EVERY_S = { words: GATHER_S, stock: 15 * 60 } as const;
/** Windows end by the clocks of instances that differ a little. */
const CLOCKS_DIFFER_S = 5;

/** Left by a change that is not built yet, for whoever comes next: its message may be the last for long. */
const OWED = 'rebuild';
const OWED_S = 24 * 60 * 60;

type Kind = keyof typeof REBUILD_EVERY_S;

/** The first message of a burst, over all instances, waits for the others and calls the hook for all of them. */
async function rebuildSoon(backend: Backend, kind: Kind): Promise<void> {
  const { state, publishing } = backend;
  if (publishing.rebuild === null) return;
  await state.leaveNote(OWED, OWED_S);
  if (!(await isTime(backend, kind))) return;
  await new Promise((resolve) => setTimeout(resolve, (GATHER_S + CLOCKS_DIFFER_S) * 1000));
  if (await state.takeNote(OWED)) await rebuild(backend, kind);
}

/** Whether no build of this kind was begun a while ago; the next one has begun then. */
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
    await state.clearEvents(burstOf(kind)); // the next one tries again
    throw error;
  }
}

/** Builds what changed after the last build had begun, where its time has come. */
export async function buildOwed(backend: Backend): Promise<void> {
  const { state, publishing } = backend;
  if (publishing.rebuild === null || !(await state.takeNote(OWED))) return;
  // Neither while others gather changes, nor more often than for sales.
  if ((await isTime(backend, 'words')) && (await isTime(backend, 'stock'))) await rebuild(backend, 'stock');
  else await state.leaveNote(OWED, OWED_S);
}

/** When each shop was last looked at. */
const lookedAtMs = new WeakMap<Backend, number>();

/** `buildOwed`, for what is called often: an instance looks once a minute. */
export async function buildOwedNowAndThen(backend: Backend, now = Date.now()): Promise<void> {
  if (now - (lookedAtMs.get(backend) ?? 0) < GATHER_S * 1000) return;
  lookedAtMs.set(backend, now);
  await buildOwed(backend);
}
