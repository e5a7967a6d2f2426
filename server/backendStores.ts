import { waitUntil } from '@vercel/functions';
import { openLocalShop } from './adapters/local/local.js';
import { openWooCommerce } from './adapters/woocommerce/woocommerce.js';
import { CARD_PROVIDERS } from './cardProviders.js';
import type { Env } from './config/env.js';
import type { OwnRecords } from './database/records/ownRecords.js';
import { log, logFailure } from './http/telemetry/log.js';
import type { Backend } from './ports/backend.js';
import type { ContentPort } from './ports/content.js';

/** A store with the shop's own records; `content`: null if it is somewhere else. */
export type OpenedStore = OwnRecords & Pick<Backend, 'store'> & { content: ContentPort | null };

/** The operator's synonyms for searches; absent if the store itself has them. */
type ReadSynonyms = (() => Promise<string>) | undefined;

/** Opens a store; null if its settings are missing. */
type StoreProvider = (env: Env, synonyms: ReadSynonyms) => Promise<OpenedStore> | null;

const embedded: StoreProvider = (env, synonyms) => {
  const { database, catalogueFile, demoProducts } = env;
  return openLocalShop({
    ...{ ...database, demoProducts: demoProducts ?? undefined, catalogueFile, synonyms },
    ...EVENTS,
  });
};

const wooCommerce: StoreProvider = (env, synonyms) => {
  const { storeAccess, database, catalogueFile } = env;
  if (storeAccess === null) return null;
  const cards = {
    current: env.cardProviders.map(({ provider }) => provider.gateway),
    ids: CARD_PROVIDERS.map(({ gateway }) => gateway.id),
    ways: env.hasStoreWays ? undefined : env.paymentWays,
  };
  const opening = openWooCommerce({ ...storeAccess, database, catalogueFile, cards, synonyms, ...EVENTS });
  return opening.then((shop) => ({ ...shop, content: null }));
};

/** Every supported store: the first one that is configured is the shop's. The embedded shop needs no settings. */
const STORES: readonly StoreProvider[] = [wooCommerce, embedded];

/** What a store reports, and work that goes on after a response. */
const EVENTS = {
  later: waitUntil,
  report: (event: string, error: unknown) => logFailure('error', event, error),
  onProblem: (line: string) => log({ level: 'error', event: 'store-problem', error: line }),
};

/** Opens the operator's store, or else the embedded shop. */
export async function openStore(env: Env, synonyms: ReadSynonyms): Promise<OpenedStore> {
  for (const open of STORES) {
    const opening = open(env, synonyms);
    if (opening !== null) return opening;
  }
  throw new Error('No store can be opened');
}
