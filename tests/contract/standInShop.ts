import { afterEach, beforeEach } from 'vitest';
import type { Product } from '../../domain/catalogue/product.js';
import type { CardGateways } from '../../server/adapters/woocommerce/order/gateways.js';
import { openWooCommerce, type WooCommerce } from '../../server/adapters/woocommerce/woocommerce.js';
import { copyEmptyDatabase } from '../support/seededDatabase.js';
import { smallState } from '../support/woocommerce/smallState.js';
import { KEYS, openStandIn, type StandIn } from '../support/woocommerce/standIn.js';
import { CARDS, inStock, someProduct, temporaryDatabase } from './support.js';

export interface StandInShop {
  standIn: StandIn;
  shop: WooCommerce;
  /** Lines reported to the operator. */
  problems: string[];
  /** Events logged as failures. */
  reports: string[];
  /** Requests to WooCommerce: filters by name, bodies as JSON. */
  sent: { method: string; filters: string[]; body: string }[];
  /** Bodies of WooCommerce's responses. */
  heard: string[];
  /** Deferred work of responses. */
  later: Promise<unknown>[];
  /** URL of the shop's database. */
  databaseUrl: string;
  /** The shop's clock. */
  now: number;
  /** Holds back the first responses for paths that match; later requests pass. */
  hold(isHeld: (path: string) => boolean): Held;
  /** Opens another shop on the same stand-in, or on the store at another URL. */
  open(keys?: typeof KEYS, url?: string, cards?: CardGateways): Promise<WooCommerce>;
  battery(): Promise<Product>;
  model(): Promise<Product>;
}

/** A shop on a stand-in with a few products, both new for each test. */
export function standInShop(): StandInShop {
  let place: ReturnType<typeof temporaryDatabase>;
  let gate: Gate | null = null;
  const world = {
    open: (keys = KEYS, url = world.standIn.url, cards = CARDS) =>
      openWooCommerce({
        url,
        ...keys,
        cards,
        database: { url: place.url },
        refusalMs: 0,
        onProblem: (line) => world.problems.push(line),
        report: (event) => world.reports.push(event),
        now: () => world.now,
        later: (work) => world.later.push(work),
        fetch: async (address, init) => {
          const { searchParams, pathname } = new URL(address as string);
          world.sent.push({
            method: init?.method ?? 'GET',
            filters: [...searchParams.keys()],
            body: typeof init?.body === 'string' ? init.body : '',
          });
          const answering = fetch(address, init);
          await gate?.pass(pathname, answering);
          const answer = await answering;
          world.heard.push(await answer.clone().text());
          return answer;
        },
      }),
    hold: (isHeld: (path: string) => boolean): Held => (gate = createGate(isHeld)),
    battery: () => someProduct(world.shop.store.catalogue, inStock(5)),
    model: () => someProduct(world.shop.store.catalogue, ({ variations }) => variations.length > 1),
  } as StandInShop;
  beforeEach(async () => {
    gate = null;
    place = temporaryDatabase();
    await copyEmptyDatabase(place.path);
    Object.assign(world, {
      standIn: await openStandIn(smallState()),
      problems: [],
      reports: [],
      sent: [],
      heard: [],
      later: [],
      databaseUrl: place.url,
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

interface Held {
  /** Resolves when the store has computed the response that is held back. */
  answered: Promise<void>;
  release(): void;
}

interface Gate extends Held {
  pass(path: string, answering: Promise<unknown>): Promise<void>;
}

/** Holds back requests that arrive before the store has answered the first of them. */
function createGate(isHeld: (path: string) => boolean): Gate {
  let answer: () => void = () => undefined;
  let release: () => void = () => undefined;
  let isShut = true;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    answered,
    release,
    async pass(path, answering) {
      if (!isShut || !isHeld(path)) return;
      await answering;
      isShut = false;
      answer();
      await released;
    },
  };
}
