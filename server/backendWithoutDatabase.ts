import { readEnv } from './config/env.js';
import { wordpressMedia } from './adapters/wordpress/media.js';
import { createAddressLimiter } from './http/rateLimits.js';
import type { OpenBackend } from './http/route.js';
import { NO_MEDIA } from './ports/media.js';

type Known = Pick<OpenBackend, 'countByAddress' | 'media'>;

let opened: OpenBackend | undefined;

/**
 * A backend for functions whose routes keep nothing and ask no store, so that they need not carry the database's driver.
 * Whoever asks it for more than the limits by address and the pictures of the content backend gets an error.
 */
export function openWithoutDatabase(): Promise<OpenBackend> {
  return Promise.resolve((opened ??= open()));
}

function open(): OpenBackend {
  const { contentUrl, maxOf } = readEnv();
  const known: Known = {
    countByAddress: createAddressLimiter(maxOf),
    media: contentUrl === null ? NO_MEDIA : wordpressMedia(contentUrl),
  };
  return new Proxy(known, { get: (_, name) => readKnown(known, name) }) as OpenBackend;
}

function readKnown(known: Known, name: string | symbol): unknown {
  if (name in known) return known[name as keyof Known];
  if (name === 'then') return undefined; // whether it is a promise
  throw new Error(`A function without a database has no ${String(name)}`);
}
