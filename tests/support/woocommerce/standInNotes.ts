import { failure, invalidParam, paged, type StandInRoute } from './standInRoute.js';
import { setStatus } from './standInStock.js';
import { type Entry, wpTime } from './standInState.js';

const NOTES = /^wc\/v3\/orders\/(\d+)\/notes$/;
const REFUNDS = /^wc\/v3\/orders\/(\d+)\/refunds$/;
const UNKNOWN = () => failure(404, 'woocommerce_rest_order_invalid_id');
const DECIMAL = /^\d+(\.\d+)?$/;

/** Notes and refunds of orders. */
export const noteRoutes: StandInRoute[] = [
  {
    method: 'GET',
    path: NOTES,
    answer: ({ state, query }, [id]) => {
      const type = query.get('type') ?? 'any';
      if (!['any', 'customer', 'internal'].includes(type)) return invalidParam('type');
      if (!state.orders.has(id!)) return UNKNOWN();
      const found = state.notes
        .filter(({ order }) => order === id)
        .filter((note) => type === 'any' || (note.customer_note ?? false) === (type === 'customer'))
        .map(({ note, customer_note = false, date = '' }, index) => ({
          ...{ id: index, note, customer_note, author: 'system' },
          ...{ date_created: date, date_created_gmt: date },
        }));
      return { status: 200, body: found.reverse() };
    },
  },
  {
    method: 'POST',
    path: NOTES,
    answer: ({ state, body }, [id]) => {
      if (!state.orders.has(id!)) return UNKNOWN();
      if (typeof body['note'] !== 'string') return invalidParam('note');
      const customer_note = body['customer_note'] === true;
      const told = customer_note ? { customer_note, date: wpTime(state.now()) } : {};
      state.notes.push({ order: id!, note: body['note'], ...told });
      return { status: 201, body: { id: state.nextId.post++, note: body['note'], customer_note } };
    },
  },
  {
    method: 'GET',
    path: REFUNDS,
    answer: (asked, [id]) =>
      asked.state.orders.has(id!)
        ? paged(asked, asked.state.refunds.filter(({ parent_id }) => parent_id === id).toReversed())
        : UNKNOWN(),
  },
  {
    method: 'POST',
    path: REFUNDS,
    answer: ({ state, body }, [id]) => {
      const order = state.orders.get(id!);
      if (order === undefined) return UNKNOWN();
      const { amount, reason = '' } = body as { amount?: string; reason?: string };
      if (typeof amount !== 'string' || !DECIMAL.test(amount)) return invalidParam('amount');
      const before = (order['refunds'] as { total: string }[]).reduce(
        (sum, { total }) => sum - Number(total),
        0,
      );
      const left = Number(order.total) - before;
      // Too much is a failure of the server.
      if (Number(amount) > left) return failure(500, 'woocommerce_rest_cannot_create_order_refund');
      const time = wpTime(state.now());
      const refund: Entry & { parent_id: number } = {
        ...{
          id: state.nextId.post++,
          parent_id: id!,
          amount,
          reason,
          refunded_by: 1,
          refunded_payment: false,
        },
        ...{ date_created: time, date_created_gmt: time, meta_data: [], line_items: [] },
      };
      state.refunds.push(refund);
      const line = { id: refund.id, reason, total: `-${Number(amount).toFixed(2)}` };
      order['refunds'] = [line, ...(order['refunds'] as object[])];
      if (Number(amount) === left) setStatus(state, order, 'refunded');
      return { status: 201, body: refund };
    },
  },
];
