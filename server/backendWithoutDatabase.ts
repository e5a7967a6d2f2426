import { readEnv } from './config/env.js';
import { wordpressMedia } from './adapters/wordpress/media.js';
import { openTelemetry } from './backendTelemetry.js';
import { createAddressLimiter } from './http/network/rateLimits.js';
import type { OpenBackend } from './http/routing/route.js';
import { NO_MEDIA } from './ports/media.js';

type Known = Pick<OpenBackend, 'countByAddress' | 'media'>;

let opened: OpenBackend | undefined;

/**
 * A backend for functions that neither store data nor use the store, so that their bundles omit the database driver. It
 * supports only rate limits by address and pictures of the content backend; everything else throws.
 */
export function openWithoutDatabase(): Promise<OpenBackend> {
  return Promise.resolve((opened ??= open()));
}

function open(): OpenBackend {
  const env = readEnv();
  const { contentUrl, maxOf } = env;
  openTelemetry(env);
  const known: Known = {
    countByAddress: createAddressLimiter(maxOf),
    media: contentUrl === null ? NO_MEDIA : wordpressMedia(contentUrl),
  };
  return new Proxy(known, { get: (_, name) => readKnown(known, name) }) as OpenBackend;
}

function readKnown(known: Known, name: string | symbol): unknown {
  if (name in known) return Reflect.get(known, name);
  if (name === 'then') return undefined; // checked by `await`, which must not treat the backend as a promise
  throw new Error(`A function without a database has no ${String(name)}`);
}
