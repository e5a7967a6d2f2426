import { readFileSync } from 'node:fs';
import type { StandInText } from './standInContent.js';
import type { WcOrderRecord } from './standInOrders.js';
import { type Entry, newState, type StandInState } from './standInState.js';

/*
 * Recorded responses of a WooCommerce 10.0.2 (and a 7.9.0, where noted) on WordPress 6.8.8, one exchange per line,
 * reduced to what is compared: its products, customers and orders, the types of the fields that the adapter reads, the
 * requests with their responses, and the name and reason of each request that is not replayed.
 */

export const REASONS = [
  'route the shop never calls',
  'filter or field the shop never sends',
  "WordPress's own",
  'token of the recorded site',
  'plain http away from this machine',
  'another set-up of the site',
  "needs an earlier exchange's state",
] as const;

export type Types = Record<string, string>;

export interface Exchange {
  name: string;
  method: string;
  /** Below `/wp-json/`. */
  path: string;
  /** The key that was sent, or `token of 2`, `token of 2, expired` and the like; absent if none. */
  auth?: string;
  /** JSON, or a text that is sent as is. */
  body?: unknown;
  version?: '7.9.0';
  /** Exchanges to replay first. */
  after?: string[];
  status: number;
  code?: string;
  /** Number and ids of a list; ids only if the recording has all. */
  total?: number;
  ids?: number[];
  /** Indexes into `shapes`: types of the response or its first entry, and of an order's first line. */
  shape?: number;
  lineShape?: number;
  /** Id of the created entry. */
  id?: number;
  /** A new order: its lines are product, variation, quantity and total. */
  order?: { line_items: unknown[][] } & Record<string, unknown>;
}

/**
 * Something that existed in the recorded shop from one step to another; exchange names begin with the step's number.
 */
interface Span {
  from?: number;
  until?: number;
  version?: '7.9.0';
}

type Given = Span &
  (
    | { product: Entry }
    | { variation: Entry }
    | { category: Entry }
    | { customer: Entry & { password: string } }
    | { order: WcOrderRecord }
    | { page: StandInText }
    | { post: StandInText }
  );
type Line = Given | { shape: Types } | { exchange: Exchange } | { name: string; leftOut: string };

const LINES = readFileSync(new URL('recorded.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line);

export const exchanges = LINES.flatMap((line) => ('exchange' in line ? [line.exchange] : []));
export const leftOut = LINES.flatMap((line) => ('leftOut' in line ? [line] : []));
export const shapes = LINES.flatMap((line) => ('shape' in line ? [line.shape] : []));

const LAST_RECORDED_USER = 6;
const AFTER_ALL_RECORDED = 1000;

/** The state of the recorded shop before an exchange. */
export function recordedState({ name, id, version }: Exchange): StandInState {
  const state = newState({ version: version ?? '10.0.2', isAdministrator: true });
  const step = Number.parseInt(name, 10) || 0;
  for (const line of structuredClone(LINES)) {
    const { from = 0, until = Infinity, version: own } = line as Span;
    if (own === version && from <= step && step <= until) give(state, line);
  }
  if (id !== undefined) {
    state.orders.delete(id);
    state.customers.delete(id);
  }
  const next = AFTER_ALL_RECORDED;
  state.nextId = { post: id ?? next, user: id ?? LAST_RECORDED_USER + 1, line: next, meta: next };
  return state;
}

function give(state: StandInState, line: Line): void {
  if ('product' in line) state.products.set(line.product.id, line.product);
  if ('variation' in line) state.variations.set(line.variation.id, line.variation);
  if ('category' in line) state.categories.push(line.category);
  if ('customer' in line) state.customers.set(line.customer.id, line.customer);
  if ('order' in line) state.orders.set(line.order.id, line.order);
  if ('page' in line) state.content.pages.push(line.page);
  if ('post' in line) state.content.posts.push(line.post);
}
