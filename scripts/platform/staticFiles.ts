import { cpSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SITE = 'dist/client';
/** For the renderer alone. */
const NOT_SERVED = ['vite-plugin-ssr.json'];

/** By which path a file is served that has another than its own. */
export type Overrides = Record<string, { path: string }>;

/** Copies the built site's files, and answers under which paths its pages are served: `faq/index.html` is `faq`. */
export function writeStaticFiles(output: string): Overrides {
  const folder = join(output, 'static');
  cpSync(SITE, folder, { recursive: true });
  for (const name of NOT_SERVED) rmSync(join(folder, name));
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]index\.html$/.test(file),
  );
  return Object.fromEntries(pages.map((file) => [file, { path: dirname(file) }]));
}
