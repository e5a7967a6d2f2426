import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VercelApiHandler, VercelRequest, VercelResponse } from '@vercel/node';
import { behindEdge, isBehindCache } from './edge.js';

/** The function files of `api/`, loaded on first request and cached. A new file is found after a restart. */
export function functionFiles(folder: string, load: (file: string) => Promise<unknown> = importFile) {
  const files = new Map(
    readdirSync(folder)
      .filter((name) => /\.m?[jt]s$/.test(name))
      .map((name) => [`/api/${basename(name, extname(name))}`, join(folder, name)]),
  );

  async function run(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = files.get(path);
    if (file === undefined) throw new Error(`There is no function ${path}`);
    const handler = handlerOf(await load(file), path);
    const outgoing = isBehindCache(request) ? response : behindEdge(response);
    await handler(request as VercelRequest, outgoing as VercelResponse);
  }

  return { exists: (path: string) => files.has(path), run };
}

const imported = new Map<string, Promise<unknown>>();

/** The loader's own cache would still be asked through its thread, with every request. */
function importFile(file: string): Promise<unknown> {
  const known = imported.get(file) ?? import(pathToFileURL(file).href);
  imported.set(file, known);
  return known;
}

function handlerOf(module: unknown, path: string): VercelApiHandler {
  if (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  ) {
    return module.default as VercelApiHandler;
  }
  throw new Error(`${path} has no default export`);
}
