import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { VercelApiHandler, VercelRequest, VercelResponse } from '@vercel/node';
import { ShopError } from '../../../domain/core/errors.js';
import { OUTAGE_RETRY_AFTER_S } from '../../../domain/core/limits.js';
import { localePath, PATHS, splitLocale } from '../../../domain/core/paths.js';
import { describeError, log } from '../telemetry/log.js';
import { errorBody } from '../routing/respond.js';

/**
 * A function whose modules are loaded on its first request, so that it responds even if they cannot be loaded, such as
 * without the database's native driver: with the error page of the build, or with JSON below `/api`.
 */
export function guardedStart(load: () => Promise<{ default: VercelApiHandler }>): VercelApiHandler {
  let loaded: Promise<{ default: VercelApiHandler }> | undefined;
  return async (request, response) => {
    let handler: VercelApiHandler;
    try {
      handler = (await (loaded ??= surviving(load))).default;
    } catch (error) {
      log({ level: 'error', event: 'function-not-loaded', error: describeError(asError(error)) });
      respondUnloaded(request, response);
      return;
    }
    await handler(request, response);
  };
}

const ignore = (): void => undefined;

/** The page framework imports the same modules without awaiting them: their failure must not end the process. */
async function surviving<T>(load: () => Promise<T>): Promise<T> {
  process.on('unhandledRejection', ignore);
  const loaded = await load();
  process.off('unhandledRejection', ignore);
  return loaded;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

function respondUnloaded({ url = '/' }: VercelRequest, response: VercelResponse): void {
  const { pathname } = new URL(url, 'http://function.invalid');
  const page = errorPageOf(pathname);
  const { status, body } = errorBody(new ShopError('store_unavailable'), '');
  response
    .writeHead(status, {
      'content-type': page === null ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'retry-after': String(OUTAGE_RETRY_AFTER_S),
    })
    .end(page ?? body);
}

/** null: the path is not a page's, or this function does not carry the error page. */
function errorPageOf(pathname: string): string | null {
  const { locale } = splitLocale(pathname);
  const file = join(resolve('dist/client'), localePath(PATHS.wentWrong, locale), 'index.html');
  return pathname.startsWith('/api/') || !existsSync(file) ? null : readFileSync(file, 'utf8');
}
