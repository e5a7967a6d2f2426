import { afterEach, beforeEach } from 'vitest';
import type { Product } from '../../domain/product.js';
import { openWooCommerce, type WooCommerce } from '../../server/adapters/woocommerce/woocommerce.js';
import { smallState } from '../support/woocommerce/smallState.js';
import { KEYS, openStandIn, type StandIn } from '../support/woocommerce/standIn.js';
import { inStock, someProduct, temporaryDatabase } from './support.js';

export interface StandInShop {
  standIn: StandIn;
  shop: WooCommerce;
  /** What the operator was told. */
  problems: string[];
  /** What WooCommerce was asked: filters by name, bodies as JSON. */
  sent: { method: string; filters: string[]; body: string }[];
  /** Work that went on after an answer. */
  later: Promise<unknown>[];
  /** The shop's clock. */
  now: number;
  /** Opens another shop in front of the same stand-in, or of what is at another address. */
  open(keys?: typeof KEYS, url?: string): Promise<WooCommerce>;
  battery(): Promise<Product>;
  model(): Promise<Product>;
}

/** A shop in front of a stand-in with a few goods, both new for each test. */
export function standInShop(): StandInShop {
  let place: ReturnType<typeof temporaryDatabase>;
  const world = {
    open: (keys = KEYS, url = world.standIn.url) =>
      openWooCommerce({
        url,
        ...keys,
        database: { url: place.url },
        refusalMs: 0,
        onProblem: (line) => world.problems.push(line),
        now: () => world.now,
        later: (work) => world.later.push(work),
        fetch: (address, init) => {
          world.sent.push({
            method: init?.method ?? 'GET',
            filters: [...new URL(address as string).searchParams.keys()],
            body: typeof init?.body === 'string' ? init.body : '',
          });
          return fetch(address, init);
        },
      }),
    battery: () => someProduct(world.shop.store.catalogue, inStock(5)),
    model: () => someProduct(world.shop.store.catalogue, ({ variations }) => variations.length > 1),
  } as StandInShop;
  beforeEach(async () => {
    place = temporaryDatabase();
    Object.assign(world, {
      standIn: await openStandIn(smallState()),
      problems: [],
      sent: [],
      later: [],
      now: Date.now(),
    });
    world.shop = await world.open();
  });
  afterEach(async () => {
    world.shop.close();
    place.remove();
    await world.standIn.close();
  });
  return world;
}
