import { openDatabase } from '../../../server/database/connection/database.js';
import { orderLinkToken } from '../../../server/actions/office/orderLink.js';
import { required } from '../../contract/support.js';
import { cartBody, checkoutBody, lineOf, orderOf } from '../bodies.js';
import { afterAnswers } from '../call.js';
import { findGoods } from '../goods.js';
import { openShop } from '../shop.js';

export const PIECES = 2;
export const BRANCH = 'nasr-city';

/** A shop with a customer, and what its operator does with the signed link of an order. */
export async function openOfficeShop(environment: Record<string, string> = {}) {
  const shop = await openShop({ LIMIT_OFFICE_ADDRESS: '1000000', ...environment });
  const { backend, orderLetters } = shop;
  const { plenty } = await findGoods(shop);
  const mona = await shop.customer();
  const linkTo = (id: number) => orderLinkToken(backend.settings.orders.linkSecret, id);
  const orderNow = async (id: number) => required(await backend.store.orders.getOrder(id));
  return {
    ...shop,
    ...{ plenty, mona, linkTo, orderNow, database: await openDatabase({ url: shop.url }) },
    /** A placed order, by default paid in cash. */
    async placed(changes: Record<string, unknown> = {}): Promise<number> {
      const { id } = orderOf(await mona.post('/api/wcPost/place-order', cartBody(lineOf(plenty.id, PIECES))));
      const reply = await mona.post('/api/wcPost/checkout', checkoutBody(id, changes));
      if (reply.status !== 200) throw new Error(reply.text);
      await afterAnswers();
      orderLetters.length = 0;
      return id;
    },
    /** Takes a step by the link of an order, on the order as it is now unless another version is given. */
    async step(id: number, fields: Record<string, string>, link = linkTo(id)) {
      const version = fields['version'] ?? (await orderNow(id)).updatedAt;
      const reply = await shop.call('POST', '/api/wcPost/office-step', {
        body: { link, ...fields, version },
      });
      await afterAnswers();
      return reply;
    },
    /** What was recorded of an order, oldest first. */
    recorded: async (id: number) =>
      (await required(backend.store.office).listSteps(id, 100))
        .toReversed()
        .map(({ act, by, detail }) => ({ act, by, detail })),
    subjects: () => orderLetters.splice(0).map(({ subject }) => subject),
    async clear() {
      await shop.orders.clear();
      await shop.returns.clear();
      await shop.outbox.clear();
      await shop.items.setStock(100, plenty.id);
      await backend.bookings.forget('2100-01-01');
      orderLetters.length = 0;
    },
  };
}
