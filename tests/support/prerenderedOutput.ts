import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const CONFIG = '.prerender-config.json';

export interface Prerendered {
  address: string;
  token: string;
  /** The file that is served until the function has answered. */
  fallback: string;
}

/** Prerender functions of a build's output, by their addresses. */
export function readPrerendered(functions: string): ReadonlyMap<string, Prerendered> {
  const configs = readdirSync(functions, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(CONFIG),
  );
  return new Map(
    configs.map((file) => {
      const path = `/${file.slice(0, -CONFIG.length)}`;
      const address = path === '/index' ? '/' : path;
      const { bypassToken: token, fallback } = JSON.parse(readFileSync(join(functions, file), 'utf8')) as {
        bypassToken: string;
        fallback: string;
      };
      return [address, { address, token, fallback: join(functions, dirname(file), fallback) }];
    }),
  );
}
