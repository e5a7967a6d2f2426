import type { Order } from '../../../../domain/order/order.js';
import { RETURN_REASONS, type ReturnReason, type ReturnRequest } from '../../../../domain/returns/returns.js';
import { byKey } from '../../../../domain/core/byKey.js';
import { DEFAULT_LOCALE, inLocale } from '../../../../domain/core/locale.js';
import { translateTo } from '../../../../locales/serverIntl.js';
import type { ReturnMarksPort } from '../../../ports/records/returns.js';
import { metaText } from '../../wpRest/shapes.js';
import { ORDER_META, RETURN_META_PREFIX } from './orderMapping.js';
import type { OrderStore } from './orderStore.js';
import type { OrdersContext } from './orderWrites.js';

const REASONS = byKey(RETURN_REASONS, (reason: ReturnReason) =>
  translateTo(DEFAULT_LOCALE)(`return.reason.${reason}`),
);

/** Requests to return goods as custom fields and notes of their orders. */
export function storeReturnMarks(context: OrdersContext): ReturnMarksPort {
  return {
    noteReturn: (order, request) => noteReturn(context, order, request),
    readReturnMarks: (orderId) => readReturnMarks(context.store, orderId),
  };
}

async function noteReturn(context: OrdersContext, order: Order, request: ReturnRequest): Promise<void> {
  const { store } = context;
  const key = `${RETURN_META_PREFIX}${request.id}`;
  const meta = await store.readMeta(order.id);
  if (metaText(meta, key) !== null) return;
  const words = [metaText(meta, ORDER_META.returnWords), wordsOf(request)].filter((each) => each !== null);
  await store.update(order, {
    meta_data: [
      { key, value: request.state },
      { key: ORDER_META.returnWords, value: words.length === 0 ? null : words.join('\n') },
    ],
  });
  await context.orReport(`Order ${order.id} has no note about its return`, () =>
    store.addNote(order.id, noteOf(order, request, key)),
  );
}

async function readReturnMarks(store: OrderStore, orderId: number): Promise<Map<number, string>> {
  const marks = new Map<number, string>();
  for (const { key, value } of await store.readMeta(orderId)) {
    const id = key.startsWith(RETURN_META_PREFIX) ? Number(key.slice(RETURN_META_PREFIX.length)) : NaN;
    if (Number.isSafeInteger(id) && typeof value === 'string') marks.set(id, value);
  }
  return marks;
}

/** Notes stay when an account is deleted, so that the customer's own words are in a field that is emptied then. */
function noteOf({ items }: Order, { id, lines, reason }: ReturnRequest, key: string): string {
  const goods = lines.map(({ lineItemId, quantity }) => {
    const line = items.find((item) => item.id === lineItemId);
    return `${quantity} × ${line === undefined ? `line ${lineItemId}` : inLocale(line.name, DEFAULT_LOCALE)}`;
  });
  return `Return ${id}: the customer wants to return ${goods.join(', ')}. Reason: ${REASONS[reason]}. To answer, change the custom field ${key} to “accepted”, “refused” or “done”; a text for the customer may follow after a colon.`;
}

function wordsOf({ id, text, photo }: ReturnRequest): string | null {
  const words = [text, photo].filter((each) => each !== null);
  return words.length === 0 ? null : `${id}: ${words.join('\n')}`;
}
