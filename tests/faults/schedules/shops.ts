import { afterAll, vi } from 'vitest';
import { RATE_LIMITS } from '../../../domain/core/rateLimits.js';
import { type Order, ORDER_STATUSES } from '../../../domain/order/order.js';
import { forgetBackend, getBackend } from '../../../server/backend.js';
import { type Call, callsTo, ORIGIN } from '../../api/call.js';
import { deferLater, openShop, type Shop } from '../../api/shop.js';
import { countedStock, inStock, required, someProduct } from '../../contract/support.js';
import { startSeededHosted } from '../../support/hostedDatabase/seededHosted.js';
import {
  GEIDEA_PASSWORD,
  GEIDEA_PUBLIC_KEY,
  type GeideaStandIn,
  startGeidea,
} from '../../support/standIns/geideaStandIn.js';
import { SENDGRID_KEY, SENDGRID_LIST, startSendGrid } from '../../support/standIns/sendGridStandIn.js';
import { smallState } from '../../support/woocommerce/smallState.js';
import { KEYS, openStandIn } from '../../support/woocommerce/standIn.js';
import { addCoupon } from '../../support/woocommerce/standInCoupons.js';
import { setStatus } from '../../support/woocommerce/standInStock.js';
import { shortenPauses, stopClock } from './clock.js';
import { type Line, spoilRequests } from './faults.js';

export type ShopKind = 'embedded' | 'store' | 'hosted';

export const COUPON = 'faults10';

/** A shop whose requests to others can be spoiled. */
export interface FaultyShop {
  kind: ShopKind;
  shop: Shop;
  geidea: GeideaStandIn;
  /** Calls of its instances. */
  instances: readonly [Call, ...Call[]];
  productId: number;
  /** Removes all orders and sets the stock of the product. */
  reset(pieces: number): Promise<void>;
  /** The operator notes that an order was delivered. */
  deliver(orderId: number): Promise<void>;
  ordersOf(customerId: number): Promise<Order[]>;
  stock(): Promise<number>;
}

/** Limits are for people, and a schedule does in a second what they do in an hour. */
const LIMITS = Object.fromEntries(Object.values(RATE_LIMITS).map(({ variable }) => [variable, '1000000']));

/** Opens a shop of this kind until the tests of the file are over. */
export async function openFaultyShop(kind: ShopKind): Promise<FaultyShop> {
  stopClock();
  const [geidea, sendGrid] = await Promise.all([startGeidea(), startSendGrid()]);
  afterAll(() => Promise.all([geidea.close(), sendGrid.close()]));
  const behind = kind === 'embedded' ? null : await openBehind(kind);
  spoilRequests({
    [geidea.url]: 'payment',
    [sendGrid.url]: 'newsletter',
    ...(behind === null ? {} : { [behind.url]: behind.line }),
  });
  const shop = await openShop({
    ...LIMITS,
    ...{ CONTACT_EMAIL: 'operator@example.com', PUBLIC_URL: ORIGIN, COUPONS: 'on' },
    ...{ GEIDEA_URL: geidea.url, GEIDEA_PUBLIC_KEY, GEIDEA_API_PASSWORD: GEIDEA_PASSWORD },
    ...{ SENDGRID_URL: sendGrid.url, SENDGRID_API_KEY: SENDGRID_KEY, SENDGRID_LIST_ID: SENDGRID_LIST },
    ...behind?.settings,
  });
  const product = await someProduct(shop.backend.store.catalogue, inStock(9));
  shortenPauses();
  const shared = {
    ...{ kind, shop, geidea, productId: product.id },
    instances: [
      callsTo(() => Promise.resolve(shop.backend)),
      ...(kind === 'hosted' ? [await secondInstance()] : []),
    ] as const,
    ordersOf: (customerId: number) =>
      shop.backend.store.orders.listOrders({ customerId, statuses: ORDER_STATUSES }),
    stock: async () =>
      countedStock(required((await shop.backend.store.catalogue.getCurrent([product.id]))[0])),
  };
  return behind?.line === 'store'
    ? { ...shared, ...behind.operator(product.id) }
    : {
        ...shared,
        async reset(pieces) {
          await shop.orders.clear();
          await shop.payments.clear();
          await shop.limits.clear();
          await shop.saveCoupon(COUPON, { kind: 'percent', amount: 1000 });
          await shop.items.setStock(pieces, product.id);
        },
        deliver: async (id) => void (await shop.orders.setStatus(id, 'completed')),
      };
}

async function openBehind(kind: 'store' | 'hosted') {
  if (kind === 'hosted') {
    const hosted = await startSeededHosted();
    afterAll(() => hosted.close());
    return { line: 'database' as const, url: hosted.url, settings: { DATABASE_URL: hosted.url } };
  }
  const standIn = await openStandIn(smallState());
  afterAll(() => standIn.close());
  const { state } = standIn;
  return {
    line: 'store' as const satisfies Line,
    url: standIn.url,
    settings: {
      STORE_URL: standIn.url,
      STORE_CONSUMER_KEY: KEYS.consumerKey,
      STORE_CONSUMER_SECRET: KEYS.consumerSecret,
    },
    operator: (productId: number) => ({
      reset(pieces: number): Promise<void> {
        state.orders.clear();
        state.notes = [];
        state.coupons = [];
        addCoupon(state, COUPON);
        const goods = required(state.products.get(productId));
        Object.assign(goods, { stock_quantity: pieces, stock_status: 'instock' });
        return Promise.resolve();
      },
      deliver(id: number): Promise<void> {
        setStatus(state, required(state.orders.get(id)), 'completed');
        return Promise.resolve();
      },
    }),
  };
}

/** Another instance of the same shop, with a connection and locks of its own. */
async function secondInstance(): Promise<Call> {
  forgetBackend();
  const second = await getBackend();
  vi.spyOn(second.mail, 'send').mockResolvedValue();
  deferLater(second);
  return callsTo(() => Promise.resolve(second));
}
